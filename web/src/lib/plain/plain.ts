/** A position in words: parts with a heading, each with lines or with a table, and small drawings that help the eye.
 * Whatever is drawn is also said. A game brings its own `PlainGame`; no rules, only how things are told. */
import type { Choice, Do, ScoreSheet, View } from '../net/messages';
import { groupChoices } from '../table/hotspots';
import type { Turn } from '../words/recap';
import type { Arguments, Say } from '../words/speech.svelte';

/** A drawing before a line, in a cell or on a button. */
export type Mark = { symbol: string; turn?: number } | { die: number } | { seat: number };

export interface PlainLine {
  text: string;
  marks?: Mark[];
  lines?: PlainLine[];
}

export interface PlainCell {
  text: string;
  marks?: Mark[];
  /** A field that nobody can be on. */
  closed?: boolean;
}

export interface PlainGrid {
  corner: string;
  columns: string[];
  rows: { name: string; cells: (PlainCell | null)[] }[];
  /** Every second column lies half a row higher, as hexagons do. */
  hexagons?: boolean;
}

export interface PlainPart {
  heading: string;
  /** Whose it is: their mark stands before the heading. */
  seat?: number;
  lines?: PlainLine[];
  grid?: PlainGrid;
  /** Folded until somebody wants to read it; `small`: only where there is little room. */
  folded?: boolean | 'small';
}

/** Who would share the victory, and what of theirs is then compared, one count after another. */
export interface TieBreaks {
  tied: (view: View, sheet: ScoreSheet) => number[];
  counts: Record<string, (view: View, seat: number) => number>;
}

/** A group of choices under a heading. */
export interface ChoiceGroup {
  heading: string;
  choices: Choice[];
}

/** How a game is told at the plain table, in its menus and in its log. */
export interface PlainGame {
  describe: (view: View, words: Say, names: string[]) => PlainPart[];
  /** Puts names in the place of what the server calls by an id, such as cards. */
  rename?: (view: View, words: Say) => (told: Arguments) => Arguments;
  /** What stands beside the names while a game goes on; without it only the end has points. */
  points?: (view: View) => number[];
  /** How good the result of who plays alone is; empty where others play too or nothing has ended. */
  verdict?: (view: View, words: Say) => string;
  /** What decides between those who would share the victory else, in its order. */
  ties?: TieBreaks;
  /** The heading under which choices that do this stand, as the end of a message id, in the order of the headings. */
  groups?: Record<string, string>;
  /** What a choice leads to, said behind it. */
  detail?: (view: View, what: Do, words: Say, names: string[]) => string;
  /** What a choice costs, and what it brings besides what the log would say. */
  changes?: (before: View, after: View, what: Do, words: Say) => string[];
  /** Choices whose words do not say what they cost: it is asked for, and said on their buttons. */
  costly?: readonly string[];
  marks?: (view: View, what: Do) => Mark[];
  /** A turn that is over, in a sentence or two; without it the log's own sentences are taken. */
  recap?: (turn: Turn, words: Say, names: string[]) => string;
}

/** A game's voice that knows the names of its things. */
export function nameThings(game: PlainGame | null, view: View | undefined, words: Say): Say {
  if (!game?.rename || !view) return words;
  const rename = game.rename(view, words);
  return (message, told) => words(message, told && rename(told));
}

/** The choices under their headings, in the game's order; without headings by what they do. */
export function groupByHeading(game: PlainGame | null, legal: readonly Choice[], words: Say): ChoiceGroup[] {
  const groups = game?.groups;
  if (!groups) return groupChoices(legal).map((choices) => ({ heading: '', choices }));
  const order = [...new Set(Object.values(groups)), ''];
  return order
    .map((group) => ({
      heading: group && words(`group-${group}`),
      choices: legal.filter((choice) => (groups[choice.do.do] ?? '') === group),
    }))
    .filter((group) => group.choices.length > 0);
}

/** Things with how many there are of each, in the order of their first appearance. */
export function countThings(things: readonly string[]): [string, number][] {
  const counted = new Map<string, number>();
  for (const thing of things) counted.set(thing, (counted.get(thing) ?? 0) + 1);
  return [...counted];
}
