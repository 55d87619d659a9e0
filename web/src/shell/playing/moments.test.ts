import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line, Play, TableState } from '../../lib/net/messages';
import { Stage } from '../../lib/stage.svelte';
import type { GameTable } from '../../lib/table/game';
import { restAt, tellMoments, untilTurn, waitsForBots, type Moment } from './moments';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ROUNDS = 200;
const SEATS = 4;
const LINES_A_TURN = 5;

function playAt(seq: number, seat: number): Play {
  return { seq, due: 'decide', actors: [seat], legal: [], view: {}, score: null } as unknown as Play;
}

/** What one turn adds to the journal: four decisions, and the one with which the next turn begins. */
function turnOf(seat: number, first: number): Line[] {
  return Array.from({ length: LINES_A_TURN }, (_, at) => ({
    line: 'action',
    number: first + at,
    actor: seat,
    do: { do: 'act' },
    events: at === LINES_A_TURN - 1 ? [{ event: 'turn', seat: (seat + 1) % SEATS }] : [],
  }));
}

test('of a table of 200 rounds every line is shown, in its order and in its turn', () => {
  const stage = new Stage<Moment>(restAt(playAt(0, 0), 0, null), () => 1);
  const shown: { upto: number; acting: number[] }[] = [];
  const expected: { upto: number; acting: number[] }[] = [];
  for (let turn = 0; turn < ROUNDS * SEATS; turn += 1) {
    const seat = turn % SEATS;
    const told = turnOf(seat, turn * LINES_A_TURN + 1);
    const upto = told.at(-1)?.number ?? 0;
    const next = (seat + 1) % SEATS;
    stage.play(tellMoments(stage.latest, playAt(upto, next), told, upto, null));
    told.forEach(({ number }) => expected.push({ upto: number, acting: [number === upto ? next : seat] }));
    // A reader is now and then a whole round behind.
    if (seat === SEATS - 1) readOn();
  }
  expect(shown).toEqual(expected);

  function readOn(): void {
    while (vi.getTimerCount() > 0) {
      shown.push({ upto: stage.scene.upto, acting: stage.scene.acting });
      vi.advanceTimersToNextTimer();
    }
  }
});

test('whatever is said meanwhile, the choices stay where they are', () => {
  const stage = new Stage<Moment>(restAt(playAt(3, 0), 3, null), () => 1);
  const board = { story: () => [{ scene: 'rest', ms: 320 }], still: () => 'rest' } as unknown as GameTable;
  for (const number of [4, 5, 6]) {
    const said = [{ line: 'chat', number, seat: 1, text: 'Hello!' }] as unknown as Line[];
    stage.play(tellMoments(stage.latest, playAt(3, 0), said, number, board));
    expect([stage.settled, stage.scene.upto]).toEqual([true, number]);
  }
});

test('that a turn begins is said when it is shown', () => {
  const line = {
    line: 'action',
    number: 7,
    events: [{ event: 'won' }, { event: 'turn', seat: 1 }, { event: 'took' }],
  } as unknown as Line;
  expect(untilTurn(line, [0]).events).toEqual([{ event: 'won' }]);
  expect(untilTurn(line, [1])).toBe(line);
});

const AT_TABLE = [
  { name: 'Ada' },
  { bot: 'greedy' },
  { bot: 'strong' },
  { name: 'Ben' },
  { name: 'Cleo', stand_in: 'greedy' },
] as unknown as TableState['seats'];

function waitsFor(...seats: number[]): boolean {
  return waitsForBots({ actors: seats } as unknown as Play, AT_TABLE);
}

test('bots and whoever stands in for somebody are skipped', () => {
  expect([waitsFor(1), waitsFor(1, 2), waitsFor(4)]).toEqual([true, true, true]);
});

test('a person’s decision, chance and the end of the game end it', () => {
  expect([waitsFor(0), waitsFor(1, 3), waitsFor(-1), waitsFor()]).toEqual([false, false, false, false]);
});

test('who may still change their mind is not waited for', () => {
  const planned = { actors: [0, 1], awaited: [1] } as unknown as Play;
  expect(waitsForBots(planned, AT_TABLE)).toBe(true);
});
