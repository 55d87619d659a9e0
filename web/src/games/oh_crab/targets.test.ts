import { expect, test } from 'vitest';
import type { Choice } from '../../lib/net/messages';
import { Ground } from './places';
import { aimAll, bring } from './targets';
import type { BeachView } from './view';

const ground = new Ground(16, false);
const crabs = [
  { seat: 0, crab: 0, at: 'd5', around: {}, active: true },
  { seat: 1, crab: 0, at: 'c4', around: { ahead: 'c5', right: 'd4' } },
  { seat: 2, crab: 0, at: 'c6', around: { back: 'c5' } },
];
const view = { crabs, fields: [], rows: 16 } as unknown as BeachView;

function shift(id: number, seat: number, to: string): Choice {
  return { id, do: { do: 'shift', seat, crab: 0, to } } as unknown as Choice;
}

test('where several crabs may be moved, each badge is on the side of its crab', () => {
  const [one, other, alone] = aimAll(
    view,
    [shift(1, 1, 'ahead'), shift(2, 2, 'back'), shift(3, 1, 'right')],
    ground,
  );
  expect([one, other].map((target) => target?.at)).toEqual(['c5', 'c5']);
  expect([one, other, alone].map((target) => target?.seat)).toEqual([1, 2, 1]);
  expect([one, other, alone].map((target) => target?.badge.alone)).toEqual([false, false, true]);
  expect(one?.badge.x).toBeLessThan(-20);
  expect(other?.badge.x).toBeGreaterThan(20);
});

test('where only one crab may be moved, nothing need be said of whose it is', () => {
  const [target] = aimAll(view, [shift(1, 1, 'ahead'), shift(3, 1, 'right')], ground);
  expect(target?.seat).toBeUndefined();
  expect(target?.badge).toEqual({ x: 17, y: -19, alone: true });
});

test('a window is scrolled no further than it needs for all that is wanted', () => {
  expect(bring(300, 200, [400, 450])).toBe(300);
  expect(bring(300, 200, [600, 620])).toBeGreaterThan(420);
  expect(bring(300, 200, [100, 220])).toBeLessThan(100);
  expect(bring(300, 200, [0, 900])).toBe(300);
  expect(bring(300, 200, [])).toBe(300);
});
