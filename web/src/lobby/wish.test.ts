import { expect, test } from 'vitest';
import { chooseSeat, clockOf, fitSeats, recallWish, requestOf, type SeatWish } from './wish';

const greedy: SeatWish = { bot: 'greedy' };

test('there are as many seats as players, the new ones for people', () => {
  expect(fitSeats(['me', greedy], 3)).toEqual(['me', greedy, 'person']);
  expect(fitSeats(['me', greedy], 1)).toEqual(['me']);
});

test('whoever changes the seat leaves the old one to another person', () => {
  expect(chooseSeat(['me', greedy, 'person'], 1, 'me')).toEqual(['person', 'me', 'person']);
  expect(chooseSeat(['me', 'person'], 1, greedy)).toEqual(['me', greedy]);
});

test('clocks are told in seconds', () => {
  const clock = { seconds: 30, minutes: 5, days: 2 };
  expect(clockOf({ ...clock, kind: 'none' })).toBeNull();
  expect(clockOf({ ...clock, kind: 'live' })).toEqual({ move: 30, bank: 300 });
  expect(clockOf({ ...clock, kind: 'days' })).toEqual({ move: 172_800, bank: 0 });
});

test('without a memory the usual table is wished', () => {
  const wish = recallWish('pig', 'greedy');
  expect(requestOf('pig', { ...wish, seats: ['me', greedy] })).toEqual({
    game: 'pig',
    options: {},
    public: true,
    seats: [{ bot: null }, { bot: 'greedy' }],
    clock: null,
    practice: false,
    stand_in: 'greedy',
    spectators: true,
    delay: 0,
  });
  expect(requestOf('pig', { ...wish, watching: 'late' })).toMatchObject({ spectators: true, delay: 120 });
  expect(requestOf('pig', { ...wish, watching: 'none' })).toMatchObject({ spectators: false, delay: 0 });
});
