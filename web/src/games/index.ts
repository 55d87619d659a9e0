/** How the games are shown, each in its own chunks: every game has a plain table, and a board where one is drawn. */
import type { Component } from 'svelte';
import type { Json } from '../lib/net/messages';
import { fetchPart } from '../lib/parts';
import type { PlainGame } from '../lib/plain/plain';
import type { GameTable } from '../lib/table/game';

export type * from '../lib/table/game';

interface Shown {
  table?: unknown;
  plain: PlainGame;
}

const GAMES: Record<string, () => Promise<Shown>> = {
  schatztaucher: () => import('./schatztaucher'),
  wreck_raiders: () => import('./wreck_raiders'),
  oh_crab: () => import('./oh_crab'),
};

const PREVIEWS: Record<string, () => Promise<{ default: Component<{ preview: Json }> }>> = {
  oh_crab: () => import('./oh_crab/Preview.svelte'),
};

/** A game's drawn table, and how it is told in words; nothing for a game that has no page yet. */
export async function loadGame(game: string): Promise<{ table: GameTable | null; plain: PlainGame | null }> {
  const load = GAMES[game];
  const shown = load && (await fetchPart(load));
  return { table: (shown?.table as GameTable | undefined) ?? null, plain: shown?.plain ?? null };
}

/** How a game's previews of its options are drawn. */
export async function loadPreview(game: string): Promise<Component<{ preview: Json }> | null> {
  return (await PREVIEWS[game]?.())?.default ?? null;
}
