import { expect, test } from 'vitest';
import { turnsOfOthers } from '../../lib/words/recap';
import { linesOf, names, words } from '../../lib/words/samples';
import { recapTurn } from './recap';

function recap(...told: Parameters<typeof linesOf>[0]): string[] {
  return turnsOfOthers(linesOf(told), 0).map((turn) => recapTurn(turn, words, names));
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

test('a rest that was planned is told, and what all plan after a turn is no part of it', () => {
  const told = recap(
    [0, { do: 'end' }, { event: 'turn', seat: 1 }],
    [1, { do: 'keep', card: 'S4' }],
    [1, { do: 'end' }],
    [1, { do: 'plan', seat: 1 }],
    [0, { do: 'plan', seat: 0 }, { event: 'turn', seat: 2 }],
    [2, { do: 'end' }],
    [2, { do: 'plan', seat: 2 }, { event: 'turn', seat: 0 }],
    [0, { do: 'end' }],
  );
  expect(told[0]).toBe('recap-turn b recap-rest');
  expect(told[1]).not.toContain('plan');
});
