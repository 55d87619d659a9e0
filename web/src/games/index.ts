/** How the games are shown, each in its own chunks: every game has a plain table, and a board where one is drawn. */
import type { Component } from 'svelte';
import type { Choice, Do, Json, Line, View } from '../lib/net/messages';
import type { Beat } from '../lib/stage.svelte';
import type { PlainGame } from '../lib/plain/plain';
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
  /** A small drawing for a choice. */
  Mark: Component<{ choice: Choice }>;
  /** Whether a choice is made on the drawing itself; beside it such choices are folded into a list. */
  draws?: (choice: Choice) => boolean;
  still: (view: View) => Scene;
  story: (from: Scene, next: View, lines: readonly Line[]) => Beat<Scene>[];
  points: (scene: Scene) => number[];
  /** A tile on its way to a seat, at this moment of the story. */
  flight: (scene: Scene) => { symbol: string; count: number | undefined; from: string; seat: number } | null;
}

const BOARDS: Record<string, () => Promise<{ table: unknown }>> = {
  schatztaucher: () => import('./schatztaucher'),
  oh_crab: () => import('./oh_crab'),
};

const PLAIN: Record<string, () => Promise<{ plain: PlainGame }>> = {
  schatztaucher: () => import('./schatztaucher/plain'),
  wreck_raiders: () => import('./wreck_raiders/plain'),
  oh_crab: () => import('./oh_crab/plain'),
};

const PREVIEWS: Record<string, () => Promise<{ default: Component<{ preview: Json }> }>> = {
  oh_crab: () => import('./oh_crab/Preview.svelte'),
};

/** A game's drawn table; nothing for a game that has none yet. */
export async function loadTable(game: string): Promise<GameTable | null> {
  const load = BOARDS[game];
  return load ? ((await load()).table as GameTable) : null;
}

/** How a game is told in words. */
export async function loadPlain(game: string): Promise<PlainGame | null> {
  return (await PLAIN[game]?.())?.plain ?? null;
}

/** How a game's previews of its options are drawn. */
export async function loadPreview(game: string): Promise<Component<{ preview: Json }> | null> {
  return (await PREVIEWS[game]?.())?.default ?? null;
}
