/** The things of Wreck Raiders in words: shells, treasures, exhibits, aquarium pieces. The terminal does the same in
 * `seaboard/terminal/tables/wreck_raiders.py`. */
import { countThings } from '../../lib/plain/plain';
import type { Arguments, Say } from '../../lib/words/speech.svelte';
import {
  exhibitsInSight,
  PIECE_KINDS,
  piecesInSight,
  type Exhibit,
  type LagoonView,
  type Piece,
  type Shell,
} from './view';

export function tellShells(shells: readonly Shell[], words: Say): string {
  return tellShellCounts(countThings(shells), words);
}

export function tellShellCounts(counts: readonly [string, number][], words: Say): string {
  const told = counts
    .filter(([, count]) => count > 0)
    .map(([shell, count]) => words('shells', { shell, count }));
  return told.join(', ') || words('nothing');
}

/** Treasures with how many there are of each. */
export function tellTreasures(treasures: readonly string[], words: Say): string {
  return treasures.map((treasure) => words('treasure-name', { treasure })).join(', ') || words('nothing');
}

export function tellKinds(exhibit: Exhibit, words: Say): string {
  return exhibit.order.map((kind) => words('kind', { kind })).join(', ');
}

/** An exhibit by what no other has: its treasures in their order. */
export function nameExhibit(exhibit: Exhibit, words: Say): string {
  return words('exhibit-name', { order: tellKinds(exhibit, words), count: exhibit.coins });
}

export function tellWorth(piece: Piece, words: Say): string {
  if (!piece.each) {
    const edge = tellShells(piece.edge, words);
    return words('piece-worth', { count: piece.coins, edge });
  }
  const each = piece.each.map((each) =>
    each === 'piece' ? words('piece-short') : words('shells', { shell: each, count: 1 }),
  );
  return words('top-worth', { count: piece.coins, each: each.join(' + ') });
}

/** An aquarium piece by what it is and what it is worth. */
export function namePiece(piece: Piece, words: Say): string {
  return words('piece-name', { kind: piece.kind, worth: tellWorth(piece, words) });
}

/** Names for exhibits and pieces in the place of their ids. What still lies in a deck has no face yet. */
export function rename(view: LagoonView, words: Say): (told: Arguments) => Arguments {
  const exhibits = new Map(exhibitsInSight(view).map((each) => [each.exhibit, nameExhibit(each, words)]));
  for (const exhibit of view.deck) exhibits.set(exhibit, words('exhibit-unseen'));
  const pieces = new Map(piecesInSight(view).map((each) => [each.piece, namePiece(each, words)]));
  for (const kind of PIECE_KINDS)
    for (const piece of view.stacks[kind]) pieces.set(piece, words('piece-unseen', { kind }));
  return (told) => {
    const named = { ...told };
    for (const [field, names] of [
      ['exhibit', exhibits],
      ['piece', pieces],
      ['aquarium', pieces],
    ] as const) {
      const name = names.get(String(told[field]));
      if (name) named[field] = name;
    }
    return named;
  };
}
