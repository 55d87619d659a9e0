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

test('a turn is told by steps, pushes and what was taken', () => {
  const told = recap(
    [0, { do: 'end' }, { event: 'turn', seat: 1 }],
    [1, { do: 'move', direction: 'ahead' }],
    [1, { do: 'push', seat: 0, crab: 0 }, { event: 'fell', seat: 0 }],
    [1, { do: 'move', direction: 'ahead' }, { event: 'shells', seat: 1, count: 1 }],
    [1, { do: 'end' }, { event: 'turn', seat: 2 }],
    [2, { do: 'rest' }, { event: 'turn', seat: 0 }],
    [0, { do: 'end' }],
  );
  expect(told).toEqual([
    'recap-turn b recap-steps 2, recap-push a, shell-count 1 event-fell fell 0 a',
    'recap-turn c recap-rest',
  ]);
});
