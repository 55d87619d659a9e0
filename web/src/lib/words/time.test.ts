import { expect, test } from 'vitest';
import { isLittle, tellDeadline, tellSpan } from './time';

const HOUR = 3_600_000;

test('a span reads like a clock, and from a day on in words', () => {
  expect(tellSpan(5_000, 'en')).toBe('0:05');
  expect(tellSpan(64_200, 'en')).toBe('1:05');
  expect(tellSpan(HOUR + 61_000, 'en')).toBe('1:01:01');
  expect(tellSpan(51 * HOUR, 'en')).toBe('2 days 3 hours');
  expect(tellSpan(48 * HOUR, 'de')).toBe('2 Tage');
  expect(tellSpan(-5, 'en')).toBe('0:00');
});

test('a deadline names the day', () => {
  const now = new Date(2026, 10, 15, 12, 0).getTime();
  expect(tellDeadline(now + 30 * HOUR, now, 'en-GB')).toMatch(/Mon.*18:00/);
  expect(tellDeadline(now + 240 * HOUR, now, 'de')).toMatch(/25\. Nov.*12:00/);
});

test('little time depends on how long a decision may take', () => {
  expect(isLittle(9_000, 30_000)).toBe(true);
  expect(isLittle(11_000, 30_000)).toBe(false);
  expect(isLittle(2 * HOUR, 48 * HOUR)).toBe(true);
});
