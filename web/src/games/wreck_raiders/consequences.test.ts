import { expect, test } from 'vitest';
import type { Do, Happening, View } from '../../lib/net/messages';
import { names, words } from '../../lib/words/samples';
import { tellEvent } from '../../lib/words/telling';
import { putDiver } from './changes';
import { tellConsequences } from './consequences';
import { endings } from './endings';
import { plain } from './plain';
import { lagoon, mat } from './samples';
import { still } from './scene';
import type { LagoonView } from './view';

function consequences(view: LagoonView, what: Do, after: LagoonView, ...events: Happening[]): string[] {
  const preview = { events, view: {}, due: '', actors: [], known: true } as never;
  const considered = {
    choice: { id: 1, do: what },
    preview,
    after: after as unknown as View,
    outcomes: null,
  };
  return tellConsequences({ scene: still(view), words, names, considered });
}

test('whoever stands beside the place that a diver moves to is named', () => {
  const before = putDiver(lagoon({ number: 3 }), 'gold', 2, 1);
  const after = putDiver(before, 'gold', 3, 0);
  const told = consequences(before, { do: 'move', from: 'off-board', spot: 0 }, after);
  expect(told).toEqual([words('beside', { who: names[1] ?? '' })]);
});

test('a diver arrives before it is said who is beside it', () => {
  const before = putDiver(lagoon({ number: 3 }), 'gold', 2, 1);
  const after = putDiver(before, 'gold', 3, 0);
  const arrived = { event: 'arrived', seat: 0, place: 'gold', spot: 3 };
  const told = consequences(before, { do: 'move', from: 'off-board', spot: 0 }, after, arrived);
  expect(told).toEqual([tellEvent(words, arrived, names), words('beside', { who: names[1] ?? '' })]);
});

test('the plain table tells what would end the solo game, and how many exhibits do', () => {
  const solo = { turns_done: 0, rivals: 12, rivals_gone: 1, ran_out: [], ended_by: [], band: null };
  const view = lagoon({ solo, seats: [mat()] });
  const [glance] = plain.describe(view as unknown as View, words, names);
  const told = glance?.lines?.find(({ text }) => text === words('until-the-end'))?.lines ?? [];
  expect(told.map(({ text }) => text)).toContain(
    words('name-and-what', { name: words('ends-by-exhibits'), what: '0/6' }),
  );
  expect(told).toHaveLength(5);
});

test('a starfish tells which treasure it takes away', () => {
  const shells = { conch: 0, scallop: 0, starfish: 1 };
  const before = lagoon({ seats: [mat({ shells, displays: [['ruby', 'crown'], [], []] }), mat()] });
  const after = lagoon({ seats: [mat({ displays: [['ruby'], [], []] }), mat()] });
  const told = consequences(before, { do: 'starfish', display: 1 }, after);
  expect(told.at(-1)).toBe(words('event-discarded', { treasure: 'crown' }));
});

test('how near the solo game is to each of its ends is counted from the table', () => {
  const supply = { ruby: 6, emerald: 7, sapphire: 7 };
  const solo = { turns_done: 0, rivals: 12, rivals_gone: 1, ran_out: [], ended_by: [], band: null };
  const table = lagoon({ solo, seats: [mat({ vault: [['ruby'], [], []] })] });
  const wrecks = table.wrecks.map((wreck) => ({
    ...wreck,
    supply: wreck.kind === 'gems' ? supply : { x: 21 },
  }));
  const view = putDiver({ ...table, wrecks }, 'gold', 2, 'rival');
  const near = Object.fromEntries(endings(view).map((each) => [each.name, each.near]));
  expect(near['rivals']).toBeCloseTo(2 / 14);
  expect(near['wreck']).toBeCloseTo(1 / 21);
  expect(near['vault']).toBeCloseTo(1 / 12);
});
