import { expect, test } from 'vitest';
import type { MyTable, Summary } from '../lib/net/messages';
import { countResults, fits, hasSeat, resultOf, tellAgo } from './tables';

function table(changes: Partial<Summary>): Summary {
  return {
    id: 'a',
    game: 'oh_crab',
    options: {},
    status: 'open',
    seats: [
      { name: 'Ada', bot: null },
      { name: null, bot: null },
    ],
    clock: null,
    created: '2026-01-01T00:00:00+00:00',
    ...changes,
  };
}

function over(seat: number, winners: number[], bots: (string | null)[], totals = [3, 2]): MyTable {
  const seats = bots.map((bot, at) => ({ name: `N${at}`, bot }));
  return { table: table({ status: 'finished', seats, winners, totals }), seat };
}

test('one can join only where there is a seat', () => {
  expect(hasSeat(table({}))).toBe(true);
  expect(hasSeat(table({ seats: [{ name: 'Ada', bot: null }] }))).toBe(false);
  expect(hasSeat(table({ status: 'running' }))).toBe(false);
});

test('a filter leaves what was asked for', () => {
  expect(fits(table({}), { game: '', which: 'free' })).toBe(true);
  expect(fits(table({}), { game: 'schatztaucher', which: 'all' })).toBe(false);
  expect(fits(table({}), { game: 'oh_crab', which: 'running' })).toBe(false);
});

test('ages are told in words', () => {
  const now = Date.parse('2026-01-02T00:00:30+00:00');
  expect(tellAgo('2026-01-02T00:00:20+00:00', now, 'en')).toBe('now');
  expect(tellAgo('2026-01-01T23:55:00+00:00', now, 'en')).toBe('5 minutes ago');
  expect(tellAgo('2026-01-01T00:00:00+00:00', now, 'en')).toBe('yesterday');
});

test('results are counted against people and against bots', () => {
  const mine = [
    over(0, [0], [null, 'greedy']),
    over(0, [1], [null, 'greedy'], [7, 9]),
    over(1, [0, 1], [null, null]),
    { table: table({}), seat: 0 },
  ];
  expect(mine.map(resultOf)).toEqual(['won', 'lost', 'shared', null]);
  expect(countResults(mine)).toEqual([
    { game: 'oh_crab', against: 'bots', games: 2, won: 1, shared: 0, lost: 1, best: 7 },
    { game: 'oh_crab', against: 'people', games: 1, won: 0, shared: 1, lost: 0, best: 2 },
  ]);
});
