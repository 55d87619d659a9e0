import { expect, test } from 'vitest';
import type { Say } from './speech.svelte';
import { tellTie, tellWinners } from './telling';

const words: Say = (message, args) => `${message} ${JSON.stringify(args ?? {})}`;
const sheet = { parts: {}, totals: [60], winners: [0], ended_by: [] };

test('who plays alone wins against nobody: the result has its own sentence', () => {
  expect(tellWinners(words, sheet, ['Ada'], 'Up to 75 coins.')).toBe('Up to 75 coins.');
  expect(tellWinners(words, sheet, ['Ada'])).toBe('game-over {}');
  expect(tellWinners(words, sheet, ['Ada', 'Ben'])).toBe('winner {"name":"Ada"}');
});

test('equals are compared until something decides', () => {
  const cards = [5, 5, 4];
  const shells = [1, 2, 9];
  const ties = {
    tied: () => [0, 1, 2],
    counts: {
      hand: (_: unknown, seat: number) => cards[seat] ?? 0,
      shells: (_: unknown, seat: number) => shells[seat] ?? 0,
      never: () => 0,
    },
  };
  const told = tellTie(words, ties, {} as never, sheet, ['Ada', 'Ben', 'Cleo']);
  expect(told).toEqual([
    'tie-hand {"standing":"Ada 5, Ben 5, Cleo 4"}',
    'tie-shells {"standing":"Ada 1, Ben 2"}',
  ]);
  expect(tellTie(words, undefined, {} as never, sheet, ['Ada'])).toEqual([]);
});
