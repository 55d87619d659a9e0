/** The games that have a board of their own, each in its own chunk. A game without one is played at the plain table. */
import type { Component } from 'svelte';
import type { Choice, Do, Json, Line, View } from '../lib/net/messages';
import type { Beat } from '../lib/stage.svelte';
import type { PlainPart } from '../lib/plain/plain';
import type { Say } from '../lib/words/speech.svelte';

export type Explain = (text: string | null, wish?: Do) => void;

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
}

export type SeatProps<Scene> = TableProps<Scene> & { seat: number };

/** A game's table: its drawings, and how news become moments. */
export interface GameTable<Scene = unknown> {
  Board: Component<TableProps<Scene>>;
  /** What lies before a player. */
  Seat: Component<SeatProps<Scene>>;
  /** A card beside the board. */
  Side: Component<TableProps<Scene>>;
  /** What lies beside the choices: dice. */
  Desk: Component<TableProps<Scene>>;
  /** A small drawing for a choice. */
  Mark: Component<{ choice: Choice }>;
  still: (view: View) => Scene;
  story: (from: Scene, next: View, lines: readonly Line[]) => Beat<Scene>[];
  points: (scene: Scene) => number[];
  /** A tile on its way to a seat, at this moment of the story. */
  flight: (scene: Scene) => { symbol: string; count: number | undefined; from: string; seat: number } | null;
  plain: (view: { [field: string]: Json }, words: Say, names: string[]) => PlainPart[];
}

const TABLES: Record<string, () => Promise<{ table: unknown }>> = {
  schatztaucher: () => import('./schatztaucher'),
};

/** A game's table; nothing for a game that has none yet. */
export async function loadTable(game: string): Promise<GameTable | null> {
  const load = TABLES[game];
  return load ? ((await load()).table as GameTable) : null;
}
