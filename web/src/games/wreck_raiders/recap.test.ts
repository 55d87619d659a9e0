import { expect, test } from 'vitest';
import type { Do, Happening, Line } from '../../lib/net/messages';
import { turnsOfOthers } from '../../lib/words/recap';
import { recapTurn } from './recap';

const words = (id: string, told: object = {}): string => [id, ...Object.values(told)].join(' ');
const names = ['a', 'b', 'c'];

function recap(...told: [number, Do, ...Happening[]][]): string[] {
  const lines = told.map(([actor, what, ...events], at): Line => {
    return { line: 'action', number: at + 1, seq: at, actor, do: what, events };
  });
  return turnsOfOthers(lines, 0).map((turn) => recapTurn(turn, words, names));
}

test('a turn is told by its place and by what it brought to whom', () => {
  const told = recap(
    [0, { do: 'no_purchase' }, { event: 'turn', seat: 1 }],
    [1, { do: 'go', place: 'gold' }, { event: 'arrived', seat: 1, place: 'gold', spot: 2 }],
    [-1, { do: 'draw' }, { event: 'stored', seat: 1 }],
    [1, { do: 'vault', column: 1 }],
    [-1, { do: 'draw' }, { event: 'drawn-for', seat: 2 }],
    [2, { do: 'display', display: 1 }, { event: 'exhibit', seat: 1 }],
    [1, { do: 'no_claim' }, { event: 'shells', seat: 1, shell: 'conch', count: 2 }],
    [1, { do: 'no_purchase' }, { event: 'turn', seat: 2 }, { event: 'built', seat: 2 }],
  );
  expect(told).toEqual([
    'recap-turn b gold recap-treasures 2, shells conch 2, recap-exhibits 1 recap-others c recap-treasures 1',
  ]);
});
