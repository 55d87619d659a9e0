/** What a game gives the table: its drawings, and how news become moments. The shell knows no game, the games know
 * nothing of the shell; both know this. */
import type { Component } from 'svelte';
import type { Choice, Do, Line, Outcome, Preview, View } from '../net/messages';
import type { Beat } from '../stage.svelte';
import type { Say } from '../words/speech.svelte';

export type Explain = (text: string | null, wish?: Do) => void;

/** The choice somebody thinks of; `preview` and the view `after` it come a moment later, and before them, where the rules
 * run in this browser, the `outcomes` that chance may bring. */
export interface Considered {
  choice: Choice;
  preview: Preview | null;
  after: View | null;
  outcomes: Outcome[] | null;
}

/** What every part of a game's table is given. */
export interface TableProps<Scene> {
  scene: Scene;
  legal: Choice[];
  play: (choice: Choice) => void;
  words: Say;
  names: string[];
  hint: number | null;
  /** Tell what something is, and, if it stands for an action, why that is not possible now. */
  explain: Explain;
  /** Say which choice is being thought of, or none any more; what it leads to comes back as `considered`. */
  consider: (choice: Choice | null) => void;
  considered: Considered | null;
  /** What a choice leads to, asked for without anybody thinking of it: for costs that are always in sight. */
  foresee: (choice: Choice) => Promise<Preview | null>;
  /** When the reader's time for this decision is up by the table's clock. */
  deadline: number | null;
}

export type SeatProps<Scene> = TableProps<Scene> & { seat: number };

/** A game's table: its drawings, and how news become moments. */
export interface GameTable<Scene = unknown> {
  Board: Component<TableProps<Scene>>;
  /** The board's width, as a multiple of its height. */
  aspect: number;
  /** On small screens the board is as wide as there is room and as long as it must be: it lays itself out. */
  flows?: boolean;
  /** A long board lies across the whole table, with everything else below it. */
  wide?: boolean;
  /** What lies below the board: hand, mat, market. */
  Tray?: Component<TableProps<Scene>>;
  /** What lies before a player. */
  Seat: Component<SeatProps<Scene>>;
  /** A card beside the board. */
  Side?: Component<TableProps<Scene>>;
  /** What lies beside the choices: dice. */
  Desk: Component<TableProps<Scene>>;
  /** What a choice leads to, in words, where the recap else stands. */
  Note?: Component<TableProps<Scene>>;
  /** A small drawing for a choice. */
  Mark: Component<{ choice: Choice }>;
  /** Whether a choice is made on the drawing itself; beside it such choices are folded into a list. */
  draws?: (choice: Choice) => boolean;
  still: (view: View) => Scene;
  story: (from: Scene, next: View, lines: readonly Line[]) => Beat<Scene>[];
  points: (scene: Scene) => number[];
  /** Whose turn it is at a moment of the story; without it a turn begins with the line after the one that says so. */
  turn?: (scene: Scene) => number;
  /** A tile on its way to a seat, at this moment of the story. */
  flight: (scene: Scene) => Flight | null;
}

/** `from` is a selector, `to` are selectors of which the first that is drawn is meant; `order` that of the kinds of tiles
 * before a player, if it lies down among others. */
export interface Flight {
  symbol: string;
  count: number | undefined;
  from: string;
  seat: number;
  to?: readonly string[];
  order?: readonly string[];
}
