import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stage } from './stage.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('moments are shown one after another', () => {
  const stage = new Stage(0, () => true);
  stage.play([1, 2, 3].map((scene) => ({ scene, ms: 100 })));
  expect([stage.scene, stage.settled, stage.latest]).toEqual([1, false, 3]);
  vi.advanceTimersByTime(100);
  expect(stage.scene).toBe(2);
  vi.advanceTimersByTime(100);
  expect([stage.scene, stage.settled]).toEqual([3, true]);
});

test('whoever wants to act jumps to the end', () => {
  const stage = new Stage(0, () => true);
  stage.play([1, 2, 3].map((scene) => ({ scene, ms: 100 })));
  stage.skip();
  expect([stage.scene, stage.settled]).toEqual([3, true]);
  vi.advanceTimersByTime(1000);
  expect(stage.scene).toBe(3);
});

test('without motion only the latest is shown', () => {
  const stage = new Stage(0, () => false);
  stage.play([1, 2].map((scene) => ({ scene, ms: 100 })));
  expect([stage.scene, stage.settled]).toEqual([2, true]);
});

test('nobody has to watch a long absence', () => {
  const stage = new Stage(0, () => true);
  stage.play(Array.from({ length: 40 }, (_, at) => ({ scene: at, ms: 100 })));
  expect([stage.scene, stage.settled]).toEqual([39, true]);
});
