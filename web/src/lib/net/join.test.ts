import { expect, it } from 'vitest';

import { joinLines, joinViews } from './join';
import type { Play } from './messages';

function play(seq: number, view: Record<string, number>): Play {
  return {
    seq,
    due: '',
    actors: [],
    awaited: [],
    legal: [],
    may_undo: false,
    score: null,
    view: { game: '', you: 0, ...view },
  };
}

it('puts what changed of a view over the view', () => {
  const before = play(1, { lamp: 1, dice: 2 });
  const now = { ...play(2, {}), view: { lamp: 3 } as unknown as Play['view'] };
  expect(joinViews(before, now)).toEqual(play(2, { lamp: 3, dice: 2 }));
  expect(before).toEqual(play(1, { lamp: 1, dice: 2 }));
});

it('takes a first view as it is, and a game that is gone', () => {
  expect(joinViews(null, play(1, {}))).toEqual(play(1, {}));
  expect(joinViews(play(1, {}), null)).toBeNull();
});

it('tells each line once', () => {
  const lines = [1, 2, 3, 4].map((number) => ({ line: 'said' as const, number }));
  expect(joinLines(lines.slice(0, 3), lines.slice(1))).toEqual(lines);
});
