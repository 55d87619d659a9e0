/** What things on the table are, in a sentence: for whoever hovers, holds or listens. */
import type { TableProps } from '..';
import type { Say } from '../../lib/words/speech.svelte';
import type { Scene } from './scene';
import { nameExhibit, namePiece, tellShellCounts, tellShells, tellTreasures } from './things';
import type { Diver, Exhibit, Kind, LagoonView, Mat, Piece, Shell, Wreck } from './view';

type Voices = Pick<TableProps<Scene>, 'words' | 'names'>;

export function tellDiver(diver: Diver, { words, names }: Voices): string {
  if (diver === null) return words('nobody');
  return diver === 'rival' ? words('a-rival') : (names[diver] ?? '');
}

/** A place, who is in it, and what it has to offer. */
export function tellSpot(view: LagoonView, place: Kind | 'beach', spot: number, voices: Voices): string {
  const { words } = voices;
  if (place !== 'beach') {
    const found = view.wrecks.find((wreck) => wreck.kind === place)?.spots.find((each) => each.spot === spot);
    const what = tellDiver(found?.diver ?? null, voices);
    return words('name-and-what', { name: words('spot-of-wreck', { kind: place, spot }), what });
  }
  const cove = view.beach.find((each) => each.spot === spot);
  const what = `${tellDiver(cove?.diver ?? null, voices)}; ${tellShells(cove?.shells ?? [], words)}`;
  return words('name-and-what', { name: words('spot-of-beach', { spot }), what });
}

/** What each shell is good for. */
const SHELL_RULES: Record<Shell, string> = {
  conch: 'rule-WR-2-4',
  scallop: 'rule-WR-3-9',
  starfish: 'rule-WR-5-2',
};

/** Shells of a kind, and what they are good for. */
export function explainShells(shell: Shell, count: number, words: Say): string {
  return `${words('shells', { shell, count })}. ${words(SHELL_RULES[shell])}`;
}

/** A treasure on its way to a mat. */
export function tellTreasure(treasure: string, kind: Kind, words: Say): string {
  return `${words('treasure-name', { treasure })} (${words('kind', { kind })}). ${words('rule-WR-4-1')}`;
}

/** A row of a vault, with what it is worth. */
export function tellRow(mat: Mat, row: number, count: number, words: Say): string {
  const held = mat.vault.flatMap((column) => column[row] ?? []);
  const treasures = tellTreasures(held, words);
  return `${words('vault-row', { row: row + 1, count, treasures })}. ${words('rule-WR-9-3')}`;
}

/** A wreck's pile: what is left in it and what was discarded. */
export function tellPile(wreck: Wreck, words: Say): string {
  const count = (pile: Record<string, number>): number =>
    Object.values(pile).reduce((sum, each) => sum + each, 0);
  const what = words('piles', { supply: count(wreck.supply), discard: count(wreck.discard) });
  return words('name-and-what', { name: words('wreck', { kind: wreck.kind }), what });
}

/** All that is printed on an exhibit. */
export function tellExhibit(exhibit: Exhibit, words: Say): string {
  const said = [nameExhibit(exhibit, words)];
  if (exhibit.style !== 'none')
    said.push(words('style-reward', { style: exhibit.style, shells: tellShells(exhibit.shells, words) }));
  if (exhibit.crests.length > 0)
    said.push(words('crests-for', { shells: tellShells(exhibit.crests, words) }));
  return said.join('. ');
}

/** All that is printed on an aquarium piece. */
export function tellPiece(piece: Piece, words: Say): string {
  return `${namePiece(piece, words)}; ${words('costs', { cost: tellShells(piece.cost, words) })}`;
}

/** A whole mat. */
export function tellMat(view: LagoonView, seat: number, { words, names }: Voices): string {
  const mat = view.seats[seat];
  if (!mat) return '';
  const displays = mat.displays.map((display, at) => tellDisplay(view, display, at + 1, words));
  return [
    words('mat-of', { player: names[seat] ?? '', count: mat.coins }),
    ...displays,
    words('name-and-what', { name: words('vault'), what: tellTreasures(mat.vault.flat(), words) }),
    words('mat-shells', { shells: tellShellCounts(Object.entries(mat.shells), words) }),
    words('mat-divers', { count: mat.divers }),
    words('claimed', { count: mat.exhibits.length }),
  ].join('. ');
}

/** What stands in a display, and how much room it has. */
export function tellDisplay(view: LagoonView, display: string[], number: number, words: Say): string {
  const free = view.house.pedestals - display.length;
  return words('display-holds', { number, treasures: tellTreasures(display, words), free });
}

/** The places right beside one in a wreck's ring. */
export function besideSpot(
  view: LagoonView,
  place: string,
  number: number,
): { spot: number; diver: Diver }[] {
  const ring = view.wrecks.find((wreck) => wreck.kind === place)?.spots ?? [];
  const at = ring.findIndex((each) => each.spot === number);
  if (at < 0) return [];
  return [ring.at(at - 1), ring[(at + 1) % ring.length]].filter((spot) => spot !== undefined);
}
