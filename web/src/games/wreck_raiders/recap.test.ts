import { expect, test } from 'vitest';
import { turnsOfOthers } from '../../lib/words/recap';
import { linesOf, names, words } from '../../lib/words/samples';
import { recapTurn } from './recap';

function recap(...told: Parameters<typeof linesOf>[0]): string[] {
  return turnsOfOthers(linesOf(told), 0).map((turn) => recapTurn(turn, words, names));
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

test('a turn in which no diver came anywhere is told by what it brought', () => {
  const told = recap(
    [0, { do: 'no_purchase' }, { event: 'turn', seat: 1 }],
    [1, { do: 'take' }, { event: 'shells-zone', seat: 1, shell: 'scallop', count: 1 }],
    [1, { do: 'buy' }, { event: 'built', seat: 1 }, { event: 'market' }],
    [1, { do: 'no_purchase' }, { event: 'turn', seat: 0 }],
  );
  expect(told).toEqual(['recap-others b shells scallop 1, recap-pieces 1']);
});
