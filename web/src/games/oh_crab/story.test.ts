import { expect, test } from 'vitest';
import type { Do, Happening, Line } from '../../lib/net/messages';
import { nextTo } from './places';
import { tellStory } from './story';
import { pushedCrab, still, type BeachView, type Crab } from './view';

function crab(seat: number, at: string, changes: Partial<Crab> = {}): Crab {
  return { seat, crab: 0, at, around: {}, fallen: false, active: seat === 0, ...changes };
}

function beach(crabs: Crab[], changes: Partial<BeachView> = {}): BeachView {
  const runner = {
    hand: 3,
    planned: null,
    path: [],
    discards: [],
    shells: 0,
    way: 0,
  };
  return {
    you: 0,
    due: 'act',
    round: 1,
    leg: 0,
    turn: 0,
    chef: 0,
    chef_used: false,
    plates: ['0A', '1A', '2A', '9A'],
    rows: 16,
    fields: [{ at: 'd16', marks: ['current'], to: 'ahead' }],
    crabs,
    pushed: null,
    doing: null,
    tiles: [],
    extra_used: false,
    barging: false,
    free: {},
    granted: {},
    specials: [],
    bank: 32,
    market: { stack: 33, piles: [[], [], []] },
    seats: [runner, runner],
    cards: {},
    pack: null,
    ...changes,
  };
}

function lines(...told: [Do, ...Happening[]][]): Line[] {
  return told.map(([what, ...events], at) => ({ line: 'action', number: at, actor: 0, do: what, events }));
}

test('columns b, d and f lie half a field nearer to the sea', () => {
  expect(nextTo('c4', 'left', 16)).toBe('b4');
  expect(nextTo('b4', 'left', 16)).toBe('a5');
  expect(nextTo('b4', 'back_right', 16)).toBe('c4');
  expect(nextTo('c4', 'back_right', 16)).toBe('d3');
  expect(nextTo('c4', 'back', 16)).toBe('c3');
  expect(nextTo('d16', 'left', 16)).toBe('sea');
});

test('a push: one crab arrives, the other leaves, then falls', () => {
  const from = still(beach([crab(0, 'c3'), crab(1, 'c4')]));
  const next = beach([crab(0, 'c4'), crab(1, 'd4', { fallen: true })]);
  const beats = tellStory(
    from,
    next,
    lines(
      [{ do: 'move', with: 'forward', to: 'ahead' }],
      [
        { do: 'push', seat: 1, crab: 0, to: 'right' },
        { event: 'fell', seat: 1, crab: 0 },
      ],
    ),
  );
  expect(
    beats.map(({ scene }) => scene.view.crabs.map(({ at, fallen }) => `${at}${fallen ? '!' : ''}`)),
  ).toEqual([
    ['c4', 'c4'],
    ['c4', 'd4'],
    ['c4', 'd4!'],
    ['c4', 'd4!'],
  ]);
  expect(beats.map(({ sound }) => sound)).toEqual(['step', 'bump', 'bump', undefined]);
});

test('a current carries, and the chef walks', () => {
  const from = still(beach([crab(0, 'd16'), crab(1, 'c4')]));
  const beats = tellStory(
    from,
    beach([crab(0, 'sea'), crab(1, 'c4')], { chef: 1 }),
    lines([{ do: 'ride' }, { event: 'sea', seat: 0, crab: 0 }, { event: 'chef', seat: 1 }]),
  );
  expect(beats.map(({ scene }) => scene.view.crabs[0]?.at)).toEqual(['sea', 'sea', 'sea']);
  expect(beats.map(({ scene }) => scene.view.chef)).toEqual([0, 1, 1]);
});

test("when a turn passes on, the next moves are the next crab's", () => {
  const beats = tellStory(
    still(beach([crab(0, 'c3'), crab(1, 'e4')])),
    beach([crab(0, 'c3', { active: false }), crab(1, 'e5', { active: true })], { turn: 1 }),
    lines([{ do: 'end' }, { event: 'turn', seat: 1 }], [{ do: 'move', with: 'forward', to: 'ahead' }]),
  );
  expect(beats.map(({ scene }) => scene.view.crabs.map(({ at }) => at))).toEqual([
    ['c3', 'e4'],
    ['c3', 'e5'],
    ['c3', 'e5'],
  ]);
});

/** Where the crabs are at each moment; `!` for those that lie on their backs. */
function places(beats: ReturnType<typeof tellStory>): string[] {
  return beats.map(({ scene }) =>
    scene.view.crabs.map(({ at, fallen }) => `${at}${fallen ? '!' : ''}`).join(' '),
  );
}

test('a current that nobody is asked about carries a crab before it falls', () => {
  const beats = tellStory(
    still(beach([crab(0, 'c3'), crab(1, 'g9')])),
    beach([crab(0, 'c5', { fallen: true }), crab(1, 'g9')]),
    lines([
      { do: 'move', with: 'forward', to: 'ahead' },
      { event: 'fell', seat: 0, crab: 0 },
    ]),
  );
  expect(places(beats)).toEqual(['c4 g9', 'c5 g9', 'c5! g9', 'c5! g9']);
});

test('a push that nobody is asked about: one arrives, the other is shoved away and falls, then the splash', () => {
  const beats = tellStory(
    still(beach([crab(0, 'c3'), crab(1, 'c4'), crab(2, 'd16')])),
    beach([crab(0, 'c4'), crab(1, 'd4', { fallen: true }), crab(2, 'sea')]),
    lines([
      { do: 'move', with: 'forward', to: 'ahead' },
      { event: 'fell', seat: 1, crab: 0 },
      { event: 'sea', seat: 2, crab: 0 },
    ]),
  );
  expect(places(beats).slice(0, 4)).toEqual(['c4 c4 d16', 'c4 d4 d16', 'c4 d4! d16', 'c4 d4! sea']);
  expect(beats[3]?.sound).toBe('splash');
});

const SHORT = { fields: [{ at: 'c3', marks: ['shortcut'], to: 'd7' }] };

test('through a shortcut a crab walks before it falls', () => {
  const beats = tellStory(
    still(beach([crab(0, 'c3')], SHORT)),
    beach([crab(0, 'd7', { fallen: true })], SHORT),
    lines([{ do: 'shortcut' }, { event: 'fell', seat: 0, crab: 0 }]),
  );
  expect(places(beats)).toEqual(['d7', 'd7!', 'd7!']);
});

test('a shortcut is paid before its crab goes', () => {
  const paying = beach([crab(0, 'c3')], SHORT);
  expect(places(tellStory(still(paying), paying, lines([{ do: 'shortcut' }])))).toEqual(['c3']);
  const paid = tellStory(
    still(paying),
    beach([crab(0, 'd8')], SHORT),
    lines(
      [{ do: 'shortcut' }],
      [{ do: 'discard', card: 'A01' }],
      [{ do: 'move', with: 'forward', to: 'ahead' }],
    ),
  );
  expect(paid.map(({ scene, line }) => `${String(line)} ${scene.view.crabs[0]?.at ?? ''}`)).toEqual([
    '1 d7',
    '2 d8',
    'undefined d8',
  ]);
});

test("a crab that moves onto its owner's other one changes places with it, and nobody is shoved", () => {
  const other = { ...crab(0, 'c4', { active: false }), crab: 1 };
  const beats = tellStory(
    still(beach([crab(0, 'c3'), other])),
    beach([crab(0, 'c4'), { ...other, at: 'c3' }]),
    lines([{ do: 'move', with: 'forward', to: 'ahead' }]),
  );
  expect(places(beats)).toEqual(['c4 c3', 'c4 c3']);
  expect(pushedCrab(beach([crab(0, 'c4'), other]))).toBeUndefined();
});

test('every story ends with the position the server told', () => {
  const next = beach([crab(0, 'c9'), crab(1, 'c4')]);
  const last = tellStory(still(beach([crab(0, 'c3'), crab(1, 'c4')])), next, lines([{ do: 'end' }])).at(-1);
  expect(last?.scene.view).toBe(next);
});

test('a treasure is turned up under the crab that finds it, then lies before its owner', () => {
  const tile = { at: 'c4', plate: 1, surprise: null, looked: [], treasure: false };
  const pack = { surprises: [tile], treasures: [['T8'], []] } as unknown as NonNullable<BeachView['pack']>;
  const next = beach([crab(0, 'c4'), crab(1, 'e4')], {
    pack: { ...pack, surprises: [], treasures: [['T4', 'T8'], []] },
  });
  const beats = tellStory(
    still(beach([crab(0, 'c4'), crab(1, 'e4')], { pack })),
    next,
    lines([
      { do: 'surprise', surprise: 'T4' },
      { event: 'found', seat: 0, surprise: 'T4' },
      { event: 'kept', seat: 0, surprise: 'T4' },
    ]),
  );
  expect(beats.map(({ scene }) => scene.found)).toEqual([
    { at: 'c4', surprise: 'T4', seat: 0, kept: true },
    undefined,
    undefined,
  ]);
  expect(beats[1]?.scene.view.pack?.treasures).toEqual([['T4', 'T8'], []]);
});
