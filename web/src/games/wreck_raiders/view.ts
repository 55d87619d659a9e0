/** What the server tells of a table of Wreck Raiders (`games/wreck_raiders/view.py` builds it). */
import type { View } from '../../lib/net/messages';

export type Kind = 'gems' | 'gold' | 'art' | 'relics';
export type Shell = 'conch' | 'scallop' | 'starfish';
export type PieceKind = 'bottom' | 'middle' | 'top';
/** Who stands in a spot: a seat, a rival, nobody. */
export type Diver = number | 'rival' | null;

export interface Exhibit {
  exhibit: string;
  order: Kind[];
  coins: number;
  crests: Shell[];
  style: 'none' | 'any1' | 'aquarium' | 'shells';
  shells: Shell[];
}

export interface Piece {
  piece: string;
  kind: PieceKind;
  cost: Shell[];
  coins: number;
  edge: Shell[];
  /** Tops only: the shells, or `piece`, that each earn the coins. */
  each?: (Shell | 'piece')[];
}

export interface Mat {
  coins: number;
  divers: number;
  dice: number[];
  shells: Record<Shell, number>;
  displays: string[][];
  vault: string[][];
  exhibits: (Exhibit & { conch: boolean })[];
  aquariums: Piece[][];
}

export interface Wreck {
  kind: Kind;
  spots: { spot: number; diver: Diver }[];
  supply: Record<string, number>;
  discard: Record<string, number>;
  rival_die: number | null;
}

export interface ReefDie {
  number: number;
  zone: Shell | 'blank';
}

export interface Claim {
  exhibit: string;
  display: number;
  order: 'any' | 'exact';
  starfish: number;
  conch: boolean;
}

/** The rivals of the solo game, and how it ended. */
export interface Solo {
  turns_done: number;
  rivals: number;
  rivals_gone: number;
  ran_out: Kind[];
  ended_by: string[];
  band: number | null;
}

export interface LagoonView {
  you: number | null;
  due: string;
  turn: number;
  deciding: number;
  edition: string;
  house: { pedestals: number; row_coins: number[] };
  last_turns: number | null;
  number: number | null;
  reef: ReefDie[];
  to_roll: number;
  wrecks: Wreck[];
  beach: { spot: number; diver: Diver; shells: Shell[] }[];
  bank: Record<Shell, number>;
  hand: { seat: Diver; treasure: string; kind: Kind } | null;
  claim: Claim | null;
  exhibits: (Exhibit | null)[];
  deck: string[];
  market: Record<PieceKind, (Piece | null)[]>;
  /** The piece that was taken and has no aquarium yet. */
  bought: Piece | null;
  stacks: Record<PieceKind, string[]>;
  seats: Mat[];
  solo: Solo | null;
}

export function lagoonView(view: View): LagoonView {
  return view as unknown as LagoonView;
}

export const SHELLS: Shell[] = ['conch', 'scallop', 'starfish'];
export const PIECE_KINDS: PieceKind[] = ['top', 'middle', 'bottom'];

export const KINDS: Record<string, Kind> = {
  ruby: 'gems',
  emerald: 'gems',
  sapphire: 'gems',
  coins: 'gold',
  crown: 'gold',
  goblet: 'gold',
  painting: 'art',
  vase: 'art',
  statue: 'art',
  mask: 'relics',
  idol: 'relics',
  astrolabe: 'relics',
};

/** All exhibits in sight: face up and claimed. */
export function exhibitsInSight(view: LagoonView): Exhibit[] {
  return [...view.exhibits, ...view.seats.flatMap((mat) => mat.exhibits)].filter((each) => each !== null);
}

/** All aquarium pieces in sight: for sale and built. */
export function piecesInSight(view: LagoonView): Piece[] {
  const stacked = view.seats.flatMap((mat) => mat.aquariums.flat());
  return [...Object.values(view.market).flat(), view.bought, ...stacked].filter((each) => each !== null);
}

/** How many divers a seat has, on the board and off it: as many as the exhibits that end the game (WR-8.1). */
export function goalOf(view: LagoonView): number {
  return (view.seats[0]?.divers ?? 0) + standings(view).filter(({ diver }) => diver === 0).length;
}

export interface Standing {
  place: string;
  spot: number;
  diver: Diver;
}

/** Every place of wrecks and beach, and who is in it. */
export function standings(view: LagoonView): Standing[] {
  return [
    ...view.wrecks.flatMap(({ kind, spots }) =>
      spots.map(({ spot, diver }) => ({ place: kind, spot, diver })),
    ),
    ...view.beach.map(({ spot, diver }) => ({ place: 'beach', spot, diver })),
  ];
}

export function diverAt(view: LagoonView, place: string, spot: number): Diver {
  return standings(view).find((each) => each.place === place && each.spot === spot)?.diver ?? null;
}
