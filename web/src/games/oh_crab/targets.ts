/** Which place on the beach a legal choice stands for. Nothing here decides what is possible: the legal list does. */
import type { Choice, Do } from '../../lib/net/messages';
import { nextTo, type Ground, type Point } from './places';
import { crabOf, type BeachView } from './view';

export interface Target extends Point {
  choice: Choice;
  at: string;
  number: number;
  /** What the choice uses up. */
  symbol: string;
  /** Where its badge is, seen from the middle of the place; whether it has the place for itself. */
  badge: Point & { alone: boolean };
  /** Whose crab goes there, where it may be one of several. */
  seat: number | undefined;
}

/** How far from the middle of a field the badge of one of several crabs is: where the field meets the crab's. */
const BESIDE = 23;

/** What a place with its badge needs above and below its middle. */
const MARGIN = 36;

/** What is done on the beach. */
const DONE_THERE = new Set([
  'move',
  'stand',
  'shortcut',
  'push',
  'shift',
  'stay',
  'side_jump',
  'jump',
  'change',
  'activate',
  'ride',
  'resist',
  'build',
]);

export function isOnBeach({ do: what }: Pick<Choice, 'do'>): boolean {
  return DONE_THERE.has(what.do);
}

/** The places of all choices that are made on the beach. */
export function aimAll(view: BeachView, legal: readonly Choice[], ground: Ground): Target[] {
  const aimed = legal.filter(isOnBeach).flatMap((choice) => {
    const at = aim(view, choice.do);
    return at ? [{ choice, at }] : [];
  });
  const several = new Set(aimed.map(({ choice }) => crabOf(view, choice.do))).size > 1;
  return aimed.map(({ choice, at }, index) => {
    const same = aimed.filter((each) => each.at === at);
    const { x, y } = spotOf(view, choice.do, at, ground);
    const crab = several && choice.do.do === 'shift' ? crabOf(view, choice.do) : undefined;
    const badge = crab
      ? { ...towards({ x, y }, ground.swim(crab)), alone: same.length === 1 }
      : badgeOf(choice, same);
    return { choice, at, x, y, number: index + 1, symbol: symbolOf(choice.do), badge, seat: crab?.seat };
  });
}

/** How far a window has to be scrolled from the top, rather than so far, for all of these heights to be in it; as far if
 * they lie too far from each other. */
export function bring(top: number, height: number, wanted: readonly number[]): number {
  const [first, last] = [Math.min(...wanted) - MARGIN, Math.max(...wanted) + MARGIN];
  if (last - first > height) return top;
  return Math.max(Math.min(top, first), last - height);
}

function badgeOf(choice: Choice, same: { choice: Choice }[]): Target['badge'] {
  const place = same.findIndex((each) => each.choice === choice);
  return same.length === 1
    ? { x: 17, y: -19, alone: true }
    : { x: (place - (same.length - 1) / 2) * 29, y: -19, alone: false };
}

/** The side of a place on which a crab stands. */
function towards(place: Point, crab: Point): Point {
  const [x, y] = [crab.x - place.x, crab.y - place.y];
  const far = Math.hypot(x, y) || 1;
  return { x: (x / far) * BESIDE, y: (y / far) * BESIDE };
}

function spotOf(view: BeachView, what: Do, at: string, ground: Ground): Point {
  const crab = crabOf(view, what);
  return crab && at === crab.at ? ground.swim(crab) : ground.spot(at, crab?.at);
}

/** The field that a choice leads to. */
export function aim(view: BeachView, what: Do): string | null {
  if (what.do === 'build') return String(what['field']);
  const crab = crabOf(view, what);
  if (!crab) return null;
  const field = view.fields.find((each) => each.at === crab.at);
  const to = String(what['to']);
  switch (what.do) {
    case 'move':
    case 'push':
    case 'shift':
      return crab.around[to] ?? null;
    case 'jump':
      return nextTo(nextTo(crab.at, to, view.rows), to, view.rows);
    case 'side_jump':
      return `${String(what['column'])}${crab.at.slice(1)}`;
    case 'shortcut':
      return field?.to ?? null;
    case 'ride':
      return crab.around[field?.to ?? ''] ?? null;
    default:
      return crab.at;
  }
}

function symbolOf(what: Do): string {
  const used = String(what['with'] ?? '');
  return used === 'chef' ? 'diagonal' : used || 'forward';
}
