/** Where things lie on the board, in units of its drawing (600 by 800). */
import type { Scene } from './view';

export const WIDTH = 600;
export const HEIGHT = 800;
export const SURFACE = 154;
/** The colours of the buoys, from the left. */
export const BUOYS = ['#E4572E', '#F2B134', '#3AA17E', '#7A5BD0', '#E87EA1'];

/** The middle of a column under a buoy, counted from 1. */
export function columnX(buoy: number): number {
  return 84 + (buoy - 1) * 108;
}

/** The middle of a field, rows counted from 1; below the last lies the wreck. */
export function rowY(row: number, light: number): number {
  return 199 + (row - 1) * 45.5 + (row > light ? 13 : 0);
}

/** Where the lamp hangs over a field; at the boat for row 0. */
export function lampY(row: number, rows: number, light: number): number {
  if (row === 0) return SURFACE - 2;
  if (row > rows) return 676;
  return rowY(row, light) - 33;
}

/** What hangs on where the lamp is. */
export interface Survey {
  /** How many rows lie in light water. */
  light: number;
  diving: boolean;
  /** Whether a field lies in the lamp's light. */
  lit: boolean;
  lampX: number;
  lampDepth: number;
}

export function survey({ view, lamp }: Scene): Survey {
  const rows = view.columns[0]?.length ?? 0;
  const light = Array.from({ length: rows }, (_, row) => row).filter((row) => isLight(view, row)).length;
  const diving = lamp.buoy > 0;
  return {
    light,
    diving,
    lit: diving && lamp.row > 0 && lamp.row <= rows,
    lampX: diving ? columnX(lamp.buoy) : columnX(1) + 54,
    lampDepth: lampY(lamp.row, rows, light),
  };
}

/** Which water a row lies in: read off any tile that still lies there; half and half when none does. */
function isLight(view: Scene['view'], row: number): boolean {
  const seen = view.columns.map((column) => column[row]).find((field) => field);
  return seen ? seen.colour === 'light' : row < (view.columns[0]?.length ?? 0) / 2;
}

/** A slight disorder that is always the same: tiles lie a degree or two askew. */
export function askew(seed: number, most: number): number {
  const wild = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return (wild - Math.floor(wild) - 0.5) * 2 * most;
}

/** The edge of a sheet of paper cut into waves, none like the other. */
export function waves(y: number, height: number, count: number, seed: number): string {
  const step = (WIDTH + 60) / count;
  let path = `M-30 ${y}`;
  for (let at = 0; at < count; at += 1) {
    const lift = (at % 2 === 0 ? -1 : 1) * height * (1 + askew(seed + at, 0.45));
    const width = step;
    path += `c${(width * 0.3).toFixed(1)} ${lift.toFixed(1)} ${(width * 0.7).toFixed(1)} ${lift.toFixed(1)} ${width.toFixed(1)} 0`;
  }
  return `${path}V${HEIGHT + 20}H-30z`;
}
