import { expect, test } from 'vitest';
import type { Choice } from '../net/messages';
import { countThings, groupByHeading, nameThings, type PlainGame } from './plain';

const words = (message: string, told: Record<string, unknown> = {}): string =>
  [message, ...Object.values(told)].join(' ');

const game: PlainGame = {
  describe: () => [],
  rename: () => (told) => (told['card'] === 'A01' ? { ...told, card: 'Seagull!' } : told),
  groups: { move: 'moves', end: 'otherwise' },
};

function choices(...names: string[]): Choice[] {
  return names.map((name, id) => ({ id, do: { do: name } }));
}

test('choices stand under headings in the order of the game, those without one last', () => {
  const groups = groupByHeading(game, choices('end', 'wink', 'move', 'move'), words);
  expect(groups.map(({ heading, choices }) => [heading, choices.map(({ id }) => id)])).toEqual([
    ['group-moves', [2, 3]],
    ['group-otherwise', [0]],
    ['', [1]],
  ]);
});

test('without headings choices are grouped by what they do', () => {
  const groups = groupByHeading(null, choices('dive', 'stop', 'dive'), words);
  expect(groups.map(({ choices }) => choices.map(({ id }) => id))).toEqual([[0, 2], [1]]);
});

test('a voice that knows the names says them instead of ids', () => {
  const named = nameThings(game, { game: 'x', you: 0 }, words);
  expect(named('choice-plan', { card: 'A01' })).toBe('choice-plan Seagull!');
  expect(named('choice-plan', { card: 'A02' })).toBe('choice-plan A02');
});

test('things are counted in the order of their first appearance', () => {
  expect(countThings(['b', 'a', 'b'])).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
});
