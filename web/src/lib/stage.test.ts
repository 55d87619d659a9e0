import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stage } from './stage.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function beats(count: number): { scene: number; ms: number }[] {
  return Array.from({ length: count }, (_, at) => ({ scene: at + 1, ms: 100 }));
}

test('moments are shown one after another', () => {
  const stage = new Stage(0, () => 1);
  stage.play(beats(3));
  expect([stage.scene, stage.settled, stage.latest]).toEqual([1, false, 3]);
  vi.advanceTimersByTime(100);
  expect(stage.scene).toBe(2);
  vi.advanceTimersByTime(100);
  expect([stage.scene, stage.settled]).toEqual([3, true]);
});

test('whoever wants to act jumps to the end', () => {
  const stage = new Stage(0, () => 1);
  stage.play(beats(3));
  stage.skip();
  expect([stage.scene, stage.settled]).toEqual([3, true]);
  vi.advanceTimersByTime(1000);
  expect(stage.scene).toBe(3);
});

test('a moment can be cut short, and the next follows', () => {
  const stage = new Stage(0, () => 1);
  stage.play(beats(3));
  stage.advance();
  expect([stage.scene, stage.settled]).toEqual([2, false]);
  vi.advanceTimersByTime(100);
  expect(stage.scene).toBe(3);
});

test('the pace is the reader’s, at any moment', () => {
  let pace = 2;
  const stage = new Stage(0, () => pace);
  stage.play(beats(3));
  vi.advanceTimersByTime(199);
  expect(stage.scene).toBe(1);
  pace = 0.5;
  vi.advanceTimersByTime(1);
  expect(stage.scene).toBe(2);
  vi.advanceTimersByTime(50);
  expect(stage.scene).toBe(3);
});

test('a moment of no length holds nobody up', () => {
  const stage = new Stage(0, () => 1);
  const told = vi.fn<() => void>();
  const listening = new Stage(0, () => 1, { done: told });
  for (const scene of [1, 2]) {
    stage.play([{ scene, ms: 0 }]);
    expect([stage.scene, stage.settled]).toEqual([scene, true]);
    listening.play([...beats(1), { scene, ms: 0 }]);
  }
  vi.advanceTimersByTime(200);
  expect([listening.scene, listening.settled, told.mock.calls.length]).toEqual([2, true, 1]);
});

test('at once means that only the latest is shown', () => {
  const stage = new Stage(0, () => 0);
  stage.play(beats(2));
  expect([stage.scene, stage.settled]).toEqual([2, true]);
});

test('however much comes, everything is shown in its order', () => {
  const stage = new Stage(0, () => 1);
  const seen: number[] = [];
  for (let told = 0; told < 30; told += 1) stage.play(beats(10));
  while (!stage.settled) {
    seen.push(stage.scene);
    vi.advanceTimersToNextTimer();
  }
  seen.push(stage.scene);
  expect(seen).toEqual(Array.from({ length: 30 }, () => beats(10).map((beat) => beat.scene)).flat());
});

test('the end of the story is told once it has been seen to its end', () => {
  const done = vi.fn();
  const stage = new Stage(0, () => 1, { done });
  stage.play(beats(2));
  vi.advanceTimersByTime(199);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
  stage.skip();
  expect(done).toHaveBeenCalledTimes(1);
  stage.play(beats(2));
  stage.skip();
  expect(done).toHaveBeenCalledTimes(2);
});
