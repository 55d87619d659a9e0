/** What is to be seen of Wreck Raiders at one moment of the story. */
import type { LagoonView, ReefDie } from './view';

/** A thing on its way to a seat. */
export interface Flying {
  symbol: string;
  /** Where it comes from, as a selector. */
  from: string;
  seat: number;
  /** Where it goes on its owner's mat. */
  lands: string;
}

export interface Scene {
  view: LagoonView;
  /** The dice in the box lid, while it lies open. */
  pool: ReefDie[] | null;
  /** The dice that go from the lid to the reef. */
  poured: ReefDie[];
  /** Counts the throws, so that each tumbles once. */
  throws: number;
  flying: Flying | null;
}

/** A position at rest. */
export function still(view: LagoonView, throws = 0): Scene {
  return { view, pool: null, poured: [], throws, flying: null };
}
