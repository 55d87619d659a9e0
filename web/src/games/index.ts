/** How the games are shown, each in its own chunks: every game has a plain table, and a board where one is drawn. */
import type { Component } from 'svelte';
import type { Json } from '../lib/net/messages';
import type { PlainGame } from '../lib/plain/plain';
import type { GameTable } from '../lib/table/game';

export type * from '../lib/table/game';

const BOARDS: Record<string, () => Promise<{ table: unknown }>> = {
  schatztaucher: () => import('./schatztaucher'),
  wreck_raiders: () => import('./wreck_raiders'),
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
