/** What somebody wishes for a new table: who sits where, the clock, who may come in. Remembered for the next time. */
import type { NewTable } from '../lib/net/api';
import type { Json } from '../lib/net/messages';
import { recall, remember } from '../lib/memory';

/** Who a seat is for: myself, another person, somebody else at this device, or a bot of a level. */
export type SeatWish = 'me' | 'person' | { here: string } | { bot: string };

export interface ClockWish {
  kind: 'none' | 'live' | 'days';
  seconds: number;
  minutes: number;
  days: number;
}

export interface TableWish {
  options: Record<string, Json>;
  seats: SeatWish[];
  clock: ClockWish;
  standIn: string;
  open: boolean;
  practice: boolean;
  watching: Watching;
}

/** Whether others may watch while the game runs: as it happens, two minutes late, or not. */
export const WATCHING = ['now', 'late', 'none'] as const;
export type Watching = (typeof WATCHING)[number];

const LATE_SECONDS = 120;

const DAY = 86_400;

/** I on the first seat, no clock, open to all. */
export function usualWish(suggested: string): TableWish {
  return {
    options: {},
    seats: ['me'],
    clock: { kind: 'none', seconds: 30, minutes: 5, days: 2 },
    standIn: suggested,
    open: true,
    practice: false,
    watching: 'now',
  };
}

/** The wish of the last time, or the usual one. */
export function recallWish(game: string, suggested: string): TableWish {
  const usual = usualWish(suggested);
  try {
    return { ...usual, ...(JSON.parse(recall(`table-${game}`) ?? '{}') as Partial<TableWish>) };
  } catch {
    return usual;
  }
}

export function rememberWish(game: string, wish: TableWish): void {
  remember(`table-${game}`, JSON.stringify(wish));
}

/** As many seats as there are players; those that nobody thought of yet are for people. */
export function fitSeats(seats: readonly SeatWish[], players: number): SeatWish[] {
  return Array.from({ length: players }, (_, at) => seats[at] ?? 'person');
}

/** Somebody takes a seat. Nobody can be on two: where I sat, another person may. */
export function chooseSeat(seats: readonly SeatWish[], seat: number, wish: SeatWish): SeatWish[] {
  return seats.map((each, at) => {
    if (at === seat) return wish;
    return wish === 'me' && each === 'me' ? 'person' : each;
  });
}

export function clockOf({ kind, seconds, minutes, days }: ClockWish): NewTable['clock'] {
  if (kind === 'none') return null;
  return kind === 'live' ? { move: seconds, bank: minutes * 60 } : { move: days * DAY, bank: 0 };
}

export function requestOf(game: string, wish: TableWish): NewTable {
  return {
    game,
    options: wish.options as NewTable['options'],
    public: wish.open,
    seats: wish.seats.map((seat) => ({ bot: typeof seat === 'object' && 'bot' in seat ? seat.bot : null })),
    clock: clockOf(wish.clock),
    practice: wish.practice,
    ...(wish.standIn && { stand_in: wish.standIn }),
    spectators: wish.watching !== 'none',
    delay: wish.watching === 'late' ? LATE_SECONDS : 0,
  };
}
