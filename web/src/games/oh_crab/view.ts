/** What the server tells of a table of Oh Crab! (`games/oh_crab/view.py` builds it). */
import type { Do, View } from '../../lib/net/messages';

export type Basic = 'shell' | 'forward' | 'diagonal' | 'seaward';

export interface Card {
  main: Basic;
  left_top: Basic | null;
  left_bottom: Basic | null;
  right_top: Basic | null;
  right_bottom: Basic | null;
  special: string | null;
}

export interface Field {
  at: string;
  marks: string[];
  /** Where an arrow leads: a direction for a current, a field for a shortcut. */
  to?: string;
  cost?: Basic[];
}

export interface Crab {
  seat: number;
  crab: number;
  at: string;
  /** The fields round it, by direction. */
  around: Record<string, string>;
  fallen: boolean;
  active: boolean;
}

export interface Runner {
  hand: number;
  planned: 'rest' | 'card' | null;
  path: string[];
  discards: string[];
  shells: number;
  way: number;
  /** The own hand and plan; others do not see them. */
  cards?: string[];
  planned_card?: string | null;
}

/** A face-down tile; its name, if the reader has looked at it. */
export interface Surprise {
  at: string;
  plate: number;
  /** Among those that may be exchanged now. */
  number: number | null;
  surprise: string | null;
  /** Who has looked at it. */
  looked: number[];
  /** All know that it is no junk. */
  treasure: boolean;
}

export interface Ability {
  seat: number;
  crab: number;
  ability: string;
  charges: number;
  most: number;
}

/** The modules of the Adventure Pack that are in play (`games/oh_crab/pack/view.py`). */
export interface Pack {
  modules: string[];
  surprises: Surprise[];
  /** What lies before each player. */
  treasures: string[][];
  abilities: Ability[];
  dealt: string[][];
  /** Events that lie at edges, with their names if the reader has looked at them. */
  events: { plate: number; happening: string | null }[];
  announced: string[];
  /** Which card at an edge is to be resolved. */
  card_due: 'event' | 'challenge' | null;
  shown: string | null;
  ongoing: { happening: string; plate: number } | null;
  challenge: { challenge: string | null; values: number[]; awards: string[] } | null;
  /** The plates whose challenges are still to come. */
  challenges: number[];
}

export interface BeachView {
  you: number | null;
  due: string;
  round: number;
  /** With two crabs each a round has two legs. */
  leg: number;
  turn: number;
  chef: number;
  chef_used: boolean;
  /** The plates from land to sea, each with its side. */
  plates: string[];
  rows: number;
  fields: Field[];
  crabs: Crab[];
  pushed: { seat: number; crab: number } | null;
  /** For which action, event or field something is asked, by its kind: `{ special: 'slalom' }`. */
  doing: Record<string, string> | null;
  tiles: { tile: string; cost: number }[];
  extra_used: boolean;
  barging: boolean;
  free: Partial<Record<Basic, number>>;
  granted: Partial<Record<Basic, number>>;
  specials: string[];
  bank: number;
  market: { stack: number; piles: string[][] };
  seats: Runner[];
  cards: Record<string, Card>;
  pack: Pack | null;
}

export function beachView(view: View): BeachView {
  return view as unknown as BeachView;
}

/** What is to be seen at one moment. */
export interface Scene {
  view: BeachView;
  /** The surprise that was just found, and whether its finder keeps it. */
  found?: { at: string; surprise: string; seat: number; kept: boolean };
}

export function still(view: BeachView): Scene {
  return { view };
}

/** While all plan, while somebody decides which of two crabs begins, and when it is over, it is no crab's turn. */
const NOBODYS = new Set(['plan', 'choose_crab', 'over']);

export function activeCrab(view: BeachView): Crab | undefined {
  return NOBODYS.has(view.due) ? undefined : view.crabs.find((crab) => crab.active);
}

/** The crab that is being pushed. While a card is paid for the field, two are on it and nobody is asked yet where to;
 * two of one owner there only change places. */
export function pushedCrab({ pushed, crabs }: BeachView): Crab | undefined {
  if (pushed) return crabs.find((crab) => crab.seat === pushed.seat && crab.crab === pushed.crab);
  const there = crabs.filter(
    (crab) =>
      !crab.active &&
      crab.at !== 'sea' &&
      crabs.some((each) => each.seat !== crab.seat && each.at === crab.at),
  );
  return there.find((crab) => !crab.fallen) ?? there.at(-1);
}

/** The crab to keep in sight: the one being pushed, the active one, or while all plan the reader's own. */
export function watchedCrab(view: BeachView): Crab | undefined {
  const { crabs } = view;
  return (
    pushedCrab(view) ??
    activeCrab(view) ??
    crabs.find((crab) => crab.seat === (view.you ?? view.turn) && crab.at !== 'sea')
  );
}

/** The crab that a choice speaks of: the one it names, or the active one. */
export function crabOf(view: BeachView, what: Do): Crab | undefined {
  if (what.do === 'activate')
    return view.crabs.find((crab) => crab.seat === view.turn && crab.crab === what['crab']);
  return typeof what['seat'] === 'number'
    ? view.crabs.find((crab) => crab.seat === what['seat'] && crab.crab === what['crab'])
    : view.crabs.find((crab) => crab.active);
}

/** Rows of the plates at the land and at the sea. */
export const START_ROWS = 2;
export const GOAL_ROWS = 4;

/** The last row of a beach plate, counted from 1 at the land; of the start plate for 0. */
export function edgeRow(view: BeachView, plate: number): number {
  return START_ROWS + plate * beachRows(view);
}

/** The beach plate on which a field lies, counted from 1 at the land. */
export function plateOf(view: BeachView, at: string): number {
  return Math.ceil((Number(at.slice(1)) - START_ROWS) / beachRows(view));
}

function beachRows({ plates, rows }: BeachView): number {
  return (rows - START_ROWS - GOAL_ROWS) / Math.max(1, plates.length - 2);
}

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
