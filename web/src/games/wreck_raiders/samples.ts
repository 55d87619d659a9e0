/** A table of Wreck Raiders for tests: nobody has anything yet. */
import type { Kind, LagoonView, Mat } from './view';

export function mat(changes: Partial<Mat> = {}): Mat {
  return {
    coins: 0,
    divers: 6,
    dice: [],
    shells: { conch: 0, scallop: 0, starfish: 0 },
    displays: [[], [], []],
    vault: [[], [], []],
    exhibits: [],
    aquariums: [],
    ...changes,
  };
}

export function lagoon(changes: Partial<LagoonView> = {}): LagoonView {
  const spots = [1, 2, 3, 4, 5, 6].map((spot) => ({ spot, diver: null }));
  const kinds: Kind[] = ['gems', 'gold', 'art', 'relics'];
  return {
    you: 0,
    due: 'take_die',
    turn: 0,
    deciding: 0,
    edition: 'en',
    house: { pedestals: 5, row_coins: [3, 4, 5, 6] },
    last_turns: null,
    number: null,
    reef: [{ number: 4, zone: 'conch' }],
    to_roll: 0,
    wrecks: kinds.map((kind) => ({ kind, spots, supply: {}, discard: {}, rival_die: null })),
    beach: spots.map((spot) => ({ ...spot, shells: [] })),
    bank: { conch: 15, scallop: 15, starfish: 15 },
    hand: null,
    claim: null,
    exhibits: [],
    deck: [],
    market: { bottom: [], middle: [], top: [] },
    bought: null,
    stacks: { bottom: [], middle: [], top: [] },
    seats: [mat(), mat()],
    solo: null,
    ...changes,
  };
}
