/** The view of Die Schatztaucher as the server tells it, and what the board shows of it at one moment. */
import type { Json } from '../../lib/net/messages';

export interface Field {
  colour: 'light' | 'dark';
  symbol?: string;
  tile?: string;
  count?: number;
}

export interface Front {
  tile: string;
  count: number;
}

/** The number printed on a front; swap tiles and seagrass have none. */
export function numberOn(front: Front): number | undefined {
  return front.tile === 'swap' || front.tile === 'seagrass' ? undefined : front.count;
}

export interface Bonus {
  kind: string;
  needs: number;
  holder: number | null;
  symbols: number[];
}

export interface SeaView {
  due: string;
  turn: number;
  memory: boolean;
  dice: { free: number; shown: (number | string)[] };
  lamp: { buoy: number; row: number; number: number };
  columns: (Field | null)[][];
  wreck: Front[];
  bonus: Bonus[];
  seats: { points: number; tiles: (Front & { copies: number })[] }[];
}

/** What is to be seen on the board at one moment of the story. */
export interface Scene {
  view: SeaView;
  /** Where the lamp hangs: buoy from 1, 0 at the boat; row from 1. */
  lamp: { buoy: number; row: number };
  dice: (number | string)[];
  /** Counts the throws, so that each tumbles once. */
  throws: number;
  /** What has just been turned up under the lamp. */
  front: Front | null;
  /** Monsters that rise under the lamp. */
  fight: { count: number; state: 'risen' | 'won' | 'lost' } | null;
  /** A tile on its way to a seat, from the board or from another seat. */
  taken: { seat: number; front: Front; buoy: number; row: number; of: number | null } | null;
  /** A bonus tile that has just been earned. */
  bonus: { seat: number; kind: string } | null;
  /** A dive that ends with nothing. */
  failed: boolean;
}

export function seaView(view: { [field: string]: Json }): SeaView {
  return view as unknown as SeaView;
}

/** What lies under the lamp. */
export function fieldAt(view: SeaView, lamp: Scene['lamp']): Field | null {
  return view.columns[lamp.buoy - 1]?.[lamp.row - 1] ?? null;
}

/** A position at rest. */
export function still(view: SeaView, throws = 0): Scene {
  return {
    view,
    lamp: { buoy: view.lamp.buoy, row: view.lamp.row },
    dice: view.dice.shown,
    throws,
    front: null,
    fight: null,
    taken: null,
    bonus: null,
    failed: false,
  };
}
