/** Where things are on the beach. It is measured lying down: x leads from the snack bar to the sea, y from column a to
 * column g. On a narrow screen the same beach stands upright, the sea on top. */
import type { Crab } from './view';
import { COLUMNS } from './view';

export interface Point {
  x: number;
  y: number;
}

/** From field to field towards the sea, and from column to column. */
export const STEP = 52;
export const ASIDE = 45;
const SNACK_BAR = 104;
const SURF = 132;
const EDGE = 47;
const AWAY = 30;

export type Direction = 'ahead' | 'left' | 'right' | 'back' | 'back_left' | 'back_right';

const TOWARDS: Record<Direction, { aside: number; halves: number }> = {
  ahead: { aside: 0, halves: 2 },
  left: { aside: -1, halves: 1 },
  right: { aside: 1, halves: 1 },
  back: { aside: 0, halves: -2 },
  back_left: { aside: -1, halves: -1 },
  back_right: { aside: 1, halves: -1 },
};

/** How far an arrow is turned, clockwise from straight towards the sea. */
export const TURNS: Record<Direction, number> = {
  ahead: 0,
  right: 60,
  back_right: 120,
  back: 180,
  back_left: 240,
  left: 300,
};

/** A beach of so many rows, lying or upright. */
export class Ground {
  readonly length: number;
  readonly breadth = 6 * ASIDE + 2 * EDGE;

  constructor(
    readonly rows: number,
    readonly upright: boolean,
  ) {
    this.length = SNACK_BAR + (rows + 0.5) * STEP + SURF;
  }

  get width(): number {
    return this.upright ? this.breadth : this.length;
  }
  get height(): number {
    return this.upright ? this.length : this.breadth;
  }

  /** From a point of the lying beach to where it is drawn. */
  turn(x: number, y: number): Point {
    return this.upright ? { x: y, y: this.length - x } : { x, y };
  }

  /** The middle of a field; `sea` is a place in the surf on the level of column d, or of the field before it. */
  spot(at: string, from = 'd1'): Point {
    if (at === 'sea') return this.turn(this.length - SURF + 62, EDGE + columnOf(from) * ASIDE);
    return this.turn(SNACK_BAR + (halvesOf(at) / 2) * STEP + STEP / 2, EDGE + columnOf(at) * ASIDE);
  }

  /** The landward edge of a row: where a plate begins. */
  edgeOf(row: number): number {
    return SNACK_BAR + (row - 1) * STEP;
  }

  /** Where a crab is drawn: on its field, or swimming, every one in a place of its own. */
  swim(crab: Crab): Point {
    if (crab.at !== 'sea') return this.spot(crab.at);
    const lane = crab.seat * 1.25 + crab.crab * 0.62;
    return this.turn(this.length - 42 - crab.crab * 26, EDGE + 6 + lane * ASIDE);
  }

  /** Where a crab is drawn that is being pushed: it has already left the middle of its field. */
  shove(crab: Crab): Point {
    const { x, y } = this.swim(crab);
    return this.upright ? { x, y: y - AWAY } : { x: x + AWAY, y };
  }

  /** Degrees for something that points towards the sea when it points up. */
  get seaward(): number {
    return this.upright ? 0 : 90;
  }

  /** A hexagon around the origin, or around a point, with a flat side towards the sea. */
  hexagon(radius: number, { x, y }: Point = { x: 0, y: 0 }): string {
    const a = radius / 2;
    const b = radius * 0.866;
    return this.upright
      ? `M${x - radius} ${y}L${x - a} ${y - b}H${x + a}L${x + radius} ${y}L${x + a} ${y + b}H${x - a}z`
      : `M${x} ${y - radius}L${x + b} ${y - a}V${y + a}L${x} ${y + radius}L${x - b} ${y + a}V${y - a}z`;
  }
}

/** The field that lies next to a field in a direction; `sea` behind the last row. Only for the eye: whether a crab may
 * go there is none of the page's business. */
export function nextTo(at: string, to: string, rows: number): string {
  const towards = TOWARDS[to as Direction];
  if (at === 'sea' || !towards) return at;
  const column = columnOf(at) + towards.aside;
  const row = (halvesOf(at) + towards.halves - (column % 2)) / 2 + 1;
  return row > rows ? 'sea' : `${COLUMNS[column] ?? ''}${row}`;
}

/** How far a place is from the land, in half steps. */
export function halvesOf(at: string): number {
  return at === 'sea' ? Infinity : 2 * (Number(at.slice(1)) - 1) + (columnOf(at) % 2);
}

export function columnOf(at: string): number {
  return COLUMNS.indexOf(at.charAt(0));
}

/** A slight disorder that is always the same. */
export function askew(seed: number, most: number): number {
  const wild = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return (wild - Math.floor(wild) - 0.5) * 2 * most;
}
