import { expect, test } from 'vitest';
import type { Say } from './speech.svelte';
import { tellWinners } from './telling';

const words: Say = (message, args) => `${message} ${JSON.stringify(args ?? {})}`;
const sheet = { parts: {}, totals: [60], winners: [0], ended_by: [] };

test('who plays alone wins against nobody: the result has its own sentence', () => {
  expect(tellWinners(words, sheet, ['Ada'], 'Up to 75 coins.')).toBe('Up to 75 coins.');
  expect(tellWinners(words, sheet, ['Ada'])).toBe('game-over {}');
  expect(tellWinners(words, sheet, ['Ada', 'Ben'])).toBe('winner {"name":"Ada"}');
});
