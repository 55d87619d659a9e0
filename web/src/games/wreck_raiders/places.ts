/** Where things lie in the lagoon, in units of its drawing. */
import type { Kind, LagoonView } from './view';

export const WIDTH = 640;
export const HEIGHT = 500;
/** Where the number in play floats. */
export const MIDDLE = { x: 320, y: 198 };

export interface Point {
  x: number;
  y: number;
}

export const WRECKS: Record<Kind, Point & { turn: number }> = {
  gems: { x: 148, y: 102, turn: -7 },
  gold: { x: 492, y: 102, turn: 6 },
  art: { x: 148, y: 294, turn: 5 },
  relics: { x: 492, y: 294, turn: -6 },
};

/** The colours of the kinds: of the backs of their treasures. */
export const KIND_COLOURS: Record<Kind, string> = {
  gems: '#c84c7b',
  gold: '#d99a1e',
  art: '#4c7fc8',
  relics: '#4e9a63',
};

/** A place of a wreck's ring, counted from the upper left clockwise. */
export function ringPoint(at: number, count: number): Point {
  const angle = ((-120 + (360 / count) * at) / 180) * Math.PI;
  return { x: Math.cos(angle) * 104, y: Math.sin(angle) * 70 };
}

/** The middle of a cove of the beach, counted from 1. */
export function covePoint(spot: number): Point {
  return { x: 56 + (spot - 1) * 105.6, y: 450 + (spot % 2) * 6 };
}

/** A slight disorder that is always the same. */
export function askew(seed: number, most: number): number {
  const wild = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return (wild - Math.floor(wild) - 0.5) * 2 * most;
}

/** Where a spot of a wreck or of the beach lies. */
export function pointOf(view: LagoonView, place: string, spot: number): Point {
  const wreck = view.wrecks.find((each) => each.kind === place);
  if (!wreck) return covePoint(spot);
  const middle = WRECKS[wreck.kind];
  const at = ringPoint(
    wreck.spots.findIndex((each) => each.spot === spot),
    wreck.spots.length,
  );
  return { x: middle.x + at.x, y: middle.y + at.y };
}
