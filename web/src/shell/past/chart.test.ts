import { expect, test } from 'vitest';
import { drawLine, spread, ticks, totalsAt } from './chart';

const scores = [
  { seq: 0, totals: [0, 0] },
  { seq: 4, totals: [3, 0] },
  { seq: 9, totals: [3, 7] },
];

test('a line is level until the points change, and goes on to the end', () => {
  const same = (value: number): number => value;
  expect(drawLine(scores, 0, 12, same, same)).toBe('M0.0 0.0H4.0V3.0H9.0V3.0H12.0');
});

test('between two changes it stands as after the first of them', () => {
  expect(totalsAt(scores, 0)).toEqual([0, 0]);
  expect(totalsAt(scores, 8)).toEqual([3, 0]);
  expect(totalsAt(scores, 99)).toEqual([3, 7]);
});

test('the scale has a few round numbers', () => {
  expect(ticks(0, 4)).toEqual([0, 1, 2, 3, 4]);
  expect(ticks(0, 62)).toEqual([0, 20, 40, 60]);
  expect(ticks(-3, 17)).toEqual([0, 5, 10, 15]);
});

test('symbols never cover each other and stay in the drawing', () => {
  const placed = spread([50, 52, 51, 99], 20, 0, 100);
  const sorted = [...placed].sort((a, b) => a - b);
  for (let at = 1; at < sorted.length; at += 1) {
    expect((sorted[at] ?? 0) - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(20);
  }
  expect(Math.max(...placed)).toBeLessThanOrEqual(100);
  expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
});
