/** What the lobby says of tables: which of them fit, how old they are, how games ended. */
import type { MyTable, Summary } from '../lib/net/messages';

export interface Filter {
  game: string;
  which: 'all' | 'free' | 'running';
}

export const PER_PAGE = 10;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Whether one of my games waits for me. */
export function awaitsMe({ awaited, seat }: MyTable): boolean {
  return seat !== null && (awaited?.includes(seat) ?? false);
}

/** Whether somebody can still sit down there. */
export function hasSeat(table: Summary): boolean {
  return table.status === 'open' && table.seats.some((seat) => seat.name === null);
}

export function fits(table: Summary, { game, which }: Filter): boolean {
  if (game && table.game !== game) return false;
  if (which === 'free') return hasSeat(table);
  return which === 'all' || table.status === 'running';
}

/** How long ago something was: 5 minutes ago, yesterday. */
export function tellAgo(time: string, now: number, language: string): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(seconds / length), unit);
}

export type Result = 'won' | 'shared' | 'lost' | 'alone';

/** How a game ended for me; nothing if it has not ended, or I did not play. */
export function resultOf({ table, seat }: MyTable): Result | null {
  if (table.status !== 'finished' || !table.winners || seat === null) return null;
  if (table.seats.length === 1) return 'alone';
  if (!table.winners.includes(seat)) return 'lost';
  return table.winners.length > 1 ? 'shared' : 'won';
}

export interface Record {
  game: string;
  against: 'people' | 'bots';
  games: number;
  won: number;
  shared: number;
  lost: number;
  best: number | null;
}

/** My results, by game and by whether people played against me. */
export function countResults(mine: readonly MyTable[]): Record[] {
  const records = new Map<string, Record>();
  for (const each of mine) {
    const result = resultOf(each);
    if (!result) continue;
    const { game, seats, totals } = each.table;
    const against = seats.some((seat, at) => at !== each.seat && !seat.bot) ? 'people' : 'bots';
    const key = `${game} ${against}`;
    const record = records.get(key) ?? { game, against, games: 0, won: 0, shared: 0, lost: 0, best: null };
    const total = totals?.[each.seat ?? 0] ?? null;
    record.games += 1;
    if (result !== 'alone') record[result] += 1;
    record.best = total === null ? record.best : Math.max(total, record.best ?? total);
    records.set(key, record);
  }
  return [...records.values()];
}
