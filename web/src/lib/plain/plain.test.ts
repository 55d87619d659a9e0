import { expect, test } from 'vitest';
import { describeView } from './plain';

const name = (key: string): string => key;

test('every value of a view can be read', () => {
  const view = {
    game: 'x',
    you: 0,
    round: 3,
    open: true,
    pile: { gold: 2, left: [1, 2] },
    row: [4, null, 'reed'],
    seats: [
      { points: 5, cards: [{ suit: 'crab', value: 1 }] },
      { points: 7, cards: [] },
    ],
    deep: [{ ships: [{ places: [{ diver: 1 }] }] }],
    fields: [
      { at: 'a1', marks: [] },
      { at: 'b2', marks: ['shell'] },
    ],
    claim: null,
  };
  const parts = describeView(view, name, ['Ada', 'Ben']);
  const text = JSON.stringify(parts);
  for (const word of [
    'round: 3',
    'open: yes',
    'gold: 2',
    'left: 1, 2',
    '4, –, reed',
    'points: 5',
    'suit crab, value 1',
    'diver Ben',
    'b2: marks shell',
  ])
    expect(text).toContain(word);
  expect(parts.map((part) => part.heading)).toEqual([
    'heading',
    'pile',
    'row',
    'Ada',
    'Ben',
    'deep',
    'fields',
  ]);
  for (const word of ['"x"', 'a1', 'claim']) expect(text).not.toContain(word);
});
