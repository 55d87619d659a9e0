/** What the server tells of a table of Oh Crab! (`games/oh_crab/view.py` builds it). */
import type { View } from '../../lib/net/messages';

export type Basic = 'shell' | 'forward' | 'diagonal' | 'seaward';

export interface Card {
  main: Basic;
  left_top: Basic | null;
  left_bottom: Basic | null;
  right_top: Basic | null;
  right_bottom: Basic | null;
  special: string | null;
}

export interface Field {
  at: string;
  marks: string[];
  /** Where an arrow leads: a direction for a current, a field for a shortcut. */
  to?: string;
  cost?: Basic[];
}

export interface Crab {
  seat: number;
  crab: number;
  at: string;
  /** The fields round it, by direction. */
  around: Record<string, string>;
  fallen: boolean;
  active: boolean;
}

export interface Runner {
  hand: number;
  planned: 'rest' | 'card' | null;
  path: string[];
  discards: string[];
  shells: number;
  way: number;
  /** The own hand and plan; others do not see them. */
  cards?: string[];
  planned_card?: string | null;
}

export interface BeachView {
  you: number | null;
  due: string;
  round: number;
  turn: number;
  chef: number;
  chef_used: boolean;
  rows: number;
  fields: Field[];
  crabs: Crab[];
  pushed: { seat: number; crab: number } | null;
  tiles: { tile: string; cost: number }[];
  extra_used: boolean;
  barging: boolean;
  free: Partial<Record<Basic, number>>;
  granted: Partial<Record<Basic, number>>;
  specials: string[];
  bank: number;
  market: { stack: number; piles: string[][] };
  seats: Runner[];
  cards: Record<string, Card>;
}

export function beachView(view: View): BeachView {
  return view as unknown as BeachView;
}

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
