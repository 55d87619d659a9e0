import { expect, test } from 'vitest';
import type { Say } from './speech.svelte';
import { capitalize, tellAbout, tellTie, tellWinners } from './telling';

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

test('sentences begin with a capital letter, fields are written as on the board', () => {
  expect([capitalize('étoile de mer'), capitalize('b7, sand.'), capitalize('Ada')]).toEqual([
    'Étoile de mer',
    'b7, sand.',
    'Ada',
  ]);
});

test('what something is follows its name, and the name is not said twice', () => {
  expect(tellAbout('From: gold, spot 2', 'gold, spot 2: Ada')).toBe('From: gold, spot 2. Gold, spot 2: Ada');
  expect(tellAbout('Beach spot 4', 'beach spot 4: free')).toBe('Beach spot 4: free');
  expect(tellAbout('Momentum!', 'a card.')).toBe('Momentum! A card.');
});
