import { expect, test } from 'vitest';
import type { GameReview } from '../../lib/net/messages';
import { listFortunes, listMistakes, tellAmount } from './reviewing';

const option = { id: 0, do: { do: 'wait' } };
const decision = (seq: number, lost: number) => ({
  seq,
  seat: 0,
  played: option,
  other: option,
  before: 0.5,
  after: 0.5 - lost,
  alternative: 0.5,
  error: 0.01,
  lost,
});
const review: GameReview = {
  measure: 'chance',
  iterations: 10,
  standings: [],
  decisions: [decision(1, 0.02), decision(2, 0), decision(3, 0.1)],
  draws: [
    { seq: 4, drawn: option, luck: [-0.2, 0.2], error: 0.01 },
    { seq: 5, drawn: option, luck: [0.3, -0.3], error: 0.01 },
    { seq: 6, drawn: option, luck: [0, 0], error: 0.01 },
  ],
  seats: [],
};

test('what gave nothing away is no mistake, the costliest comes first', () => {
  expect(listMistakes(review).map(({ seq }) => seq)).toEqual([3, 1]);
});

test('every draw is somebody’s luck', () => {
  expect(listFortunes(review, 5).map(({ draw, seat }) => [draw.seq, seat])).toEqual([
    [5, 0],
    [4, 1],
  ]);
});

test('amounts have a sign and their measure', () => {
  const say = (_: string, args?: Record<string, unknown>) =>
    `${String(args?.['sign'])}${String(args?.['amount'])} ${String(args?.['measure'])}`;
  expect(tellAmount(-0.0421, 'chance', say)).toBe('−4.2 chance');
  expect(tellAmount(3.14, 'points', say)).toBe('+3.1 points');
  expect(tellAmount(0.5, 'chance', say, false)).toBe('50 chance');
});
