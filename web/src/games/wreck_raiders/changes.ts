/** Small changes of a view, for the moments between two views: nothing here decides anything. */
import { diverAt, standings, type Diver, type LagoonView, type Mat, type ReefDie, type Shell } from './view';

function changeMat(view: LagoonView, seat: number, into: (mat: Mat) => Mat): LagoonView {
  return { ...view, seats: view.seats.map((mat, at) => (at === seat ? into(mat) : mat)) };
}

/** A die leaves the reef, for a basket or for a rival. */
export function takeDie(view: LagoonView, { number, zone }: ReefDie, seat: number | null): LagoonView {
  const at = view.reef.findIndex((die) => die.number === number && die.zone === zone);
  const taken = { ...view, number, reef: view.reef.filter((_, each) => each !== at) };
  return seat === null
    ? taken
    : changeMat(taken, seat, (mat) => ({ ...mat, dice: [...mat.dice, number].sort() }));
}

export function putDiver(view: LagoonView, place: string, spot: number, diver: Diver): LagoonView {
  const put = <T extends { spot: number; diver: Diver }>(each: T): T =>
    each.spot === spot ? { ...each, diver } : each;
  if (place === 'beach') return { ...view, beach: view.beach.map(put) };
  return {
    ...view,
    wrecks: view.wrecks.map((wreck) =>
      wreck.kind === place ? { ...wreck, spots: wreck.spots.map(put) } : wreck,
    ),
  };
}

/** A diver leaves its spot, or its place off-board. */
export function takeDiver(view: LagoonView, seat: number, from: string, spot: number): LagoonView {
  if (from !== 'off-board') return putDiver(view, from, spot, null);
  return changeMat(view, seat, (mat) => ({ ...mat, divers: mat.divers - 1 }));
}

/** A diver leaves from where the next view has it no more: nobody was asked which. */
export function letGo(view: LagoonView, next: LagoonView, seat: number): LagoonView {
  const left = standings(view).find(
    ({ place, spot, diver }) => diver === seat && diverAt(next, place, spot) !== seat,
  );
  return left ? takeDiver(view, seat, left.place, left.spot) : takeDiver(view, seat, 'off-board', 0);
}

export function sendHome(view: LagoonView, seat: number): LagoonView {
  return changeMat(view, seat, (mat) => ({ ...mat, divers: mat.divers + 1 }));
}

export function addShells(view: LagoonView, seat: number, shell: Shell, count: number): LagoonView {
  return changeMat(view, seat, (mat) => ({
    ...mat,
    shells: { ...mat.shells, [shell]: mat.shells[shell] + count },
  }));
}

export type Where = 'display' | 'vault';

/** A display or a column of the vault, counted from 1. */
export interface Place {
  where: Where;
  number: number;
}

function linesOf(mat: Mat | undefined, where: Where): string[][] {
  return (where === 'display' ? mat?.displays : mat?.vault) ?? [];
}

/** A treasure goes to the end of a display or to the top of a column. */
export function placeTreasure(
  view: LagoonView,
  seat: number,
  treasure: string,
  { where, number }: Place,
): LagoonView {
  const add = (lines: string[][]): string[][] =>
    lines.map((line, at) => (at === number - 1 ? [...line, treasure] : line));
  return changeMat(view, seat, (mat) =>
    where === 'display' ? { ...mat, displays: add(mat.displays) } : { ...mat, vault: add(mat.vault) },
  );
}

/** How the next free place of a display or column is marked in the drawing. */
export function landingOf(view: LagoonView, seat: number, { where, number }: Place): string {
  const line = linesOf(view.seats[seat], where)[number - 1] ?? [];
  return `${where},${number},${line.length}`;
}

/** Where the next view has a treasure that this one has not. */
export function findPlace(view: LagoonView, next: LagoonView, seat: number, treasure: string): Place | null {
  for (const where of ['display', 'vault'] as const) {
    const lines = linesOf(view.seats[seat], where);
    const after = linesOf(next.seats[seat], where);
    const at = lines.findIndex((line, each) => after[each]?.[line.length] === treasure);
    if (at >= 0) return { where, number: at + 1 };
  }
  return null;
}

/** A face-up exhibit goes to its new owner. */
export function collect(view: LagoonView, seat: number, name: string): LagoonView {
  const card = view.exhibits.find((exhibit) => exhibit?.exhibit === name);
  if (!card) return view;
  const left = view.exhibits.map((exhibit) => (exhibit?.exhibit === name ? null : exhibit));
  return changeMat({ ...view, exhibits: left }, seat, (mat) => ({
    ...mat,
    exhibits: [...mat.exhibits, { ...card, conch: view.claim?.conch ?? false }],
  }));
}

/** A piece of the market begins or raises an aquarium. */
export function build(view: LagoonView, seat: number, name: string, bottom: string): LagoonView {
  const piece = Object.values(view.market)
    .flat()
    .find((each) => each?.piece === name);
  if (!piece) return view;
  const left = view.market[piece.kind].map((each) => (each?.piece === name ? null : each));
  return changeMat({ ...view, market: { ...view.market, [piece.kind]: left } }, seat, (mat) => ({
    ...mat,
    aquariums:
      name === bottom
        ? [...mat.aquariums, [piece]]
        : mat.aquariums.map((pieces) => (pieces[0]?.piece === bottom ? [...pieces, piece] : pieces)),
  }));
}
