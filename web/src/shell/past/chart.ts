/** The sums behind the chart of the points: steps of a line, ticks of the scale, room for the symbols. */
import type { Scores } from '../../lib/net/messages';

/** A pattern for each seat's line: a colour is never the only mark. */
export const DASHES = ['none', '9 4', '2 4', '12 4 2 4', '5 3'];

type Place = (value: number) => number;

/** The way of one seat's points: level until they change. */
export function drawLine(scores: readonly Scores[], seat: number, last: number, x: Place, y: Place): string {
  const [first, ...later] = scores;
  if (!first) return '';
  const begin = `M${x(0).toFixed(1)} ${y(first.totals[seat] ?? 0).toFixed(1)}`;
  const steps = later.map(({ seq, totals }) => `H${x(seq).toFixed(1)}V${y(totals[seat] ?? 0).toFixed(1)}`);
  return `${begin}${steps.join('')}H${x(last).toFixed(1)}`;
}

/** How it stood when the log had so many entries. */
export function totalsAt(scores: readonly Scores[], seq: number): number[] {
  return (scores.findLast((each) => each.seq <= seq) ?? scores[0])?.totals ?? [];
}

/** Three to six round numbers from the least to the most. */
export function ticks(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((each) => (most - least) / each <= 5) ?? 1000;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, at) => first + at * step);
}

/** Move marks apart until none covers another, within the drawing; their order stays. */
export function spread(wanted: readonly number[], room: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const placed = [...wanted];
  let free = top;
  for (const at of order) {
    placed[at] = Math.max(free, placed[at] ?? 0);
    free = (placed[at] ?? 0) + room;
  }
  free = bottom;
  for (const at of order.reverse()) {
    placed[at] = Math.min(free, placed[at] ?? 0);
    free = (placed[at] ?? 0) - room;
  }
  return placed;
}
