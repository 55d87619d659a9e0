import { expect, it } from 'vitest';
import type { Line } from './messages';
import { standing } from './standing';

const act = (seq: number): Line => ({ line: 'action', number: 10 + seq, seq, actor: 0, do: { do: 'dive' } });

it('leaves out what was taken back, once and again', () => {
  const talk: Line = { line: 'said', number: 13 };
  const undo: Line = { line: 'undo', number: 14, seq: 3, actor: 0, to: 2, agreed: false };
  const lines = [act(0), act(1), act(2), talk, undo];
  expect(standing(lines)).toEqual([act(0), act(1), talk]);
  expect(standing([...lines, act(4), { ...undo, number: 16, seq: 5, to: 1 }])).toEqual([act(0), talk]);
});
