import { expect, test } from 'vitest';
import type { Choice } from '../net/messages';
import { choiceOf, groupChoices } from './hotspots';

const legal: Choice[] = [
  { id: 1, do: { do: 'keep' } },
  { id: 2, do: { do: 'swap', seat: 0, tile: 'gold', count: 2 } },
  { id: 3, do: { do: 'swap', seat: 1, tile: 'gold', count: 2 } },
  { id: 4, do: { do: 'swap', seat: 1, tile: 'gold', count: 3 } },
];

test('a thing is hot only if the legal list has exactly this choice', () => {
  expect(choiceOf(legal, 'swap', { seat: 1, tile: 'gold', count: 3 })?.id).toBe(4);
  expect(choiceOf(legal, 'swap', { seat: 0, tile: 'gold', count: 3 })).toBeUndefined();
  expect(choiceOf(legal, 'take')).toBeUndefined();
  expect(choiceOf([], 'keep')).toBeUndefined();
});

test('choices are grouped by what they do and to whom, and none is lost', () => {
  const groups = groupChoices(legal).map((group) => group.map((choice) => choice.id));
  expect(groups).toEqual([[1], [2], [3, 4]]);
});
