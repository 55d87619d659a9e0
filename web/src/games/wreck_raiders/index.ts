import type { GameTable } from '..';
import Board from './Board.svelte';
import Note from './Consequences.svelte';
import Desk from './Desk.svelte';
import Mark from './Mark.svelte';
import { still, type Scene } from './scene';
import Seat from './Seat.svelte';
import Side from './Side.svelte';
import { tellStory } from './story';
import { lagoonView } from './view';

export { plain } from './plain';

/** Choices that are made beside the drawing: to go on without, and what is clearer in words. */
const BESIDE = [
  'no_claim',
  'no_conch',
  'no_scallop',
  'no_purchase',
  'enough',
  'let_go',
  'conch',
  'more',
  'shell',
];

export const table: GameTable<Scene> = {
  Board,
  aspect: 0.95,
  flows: true,
  Seat,
  Side,
  Desk,
  Note,
  Mark,
  draws: (choice) => !BESIDE.includes(choice.do.do),
  still: (view) => still(lagoonView(view)),
  story: (from, next, lines) => tellStory(from, lagoonView(next), lines),
  turn: ({ view }) => view.turn,
  points: (scene) => scene.view.seats.map((mat) => mat.coins),
  flight: ({ flying }) => {
    if (!flying) return null;
    const { seat, lands, ...rest } = flying;
    const to = ['mat', 'seat'].map((whose) => `[data-${whose}="${seat}"] [data-lands="${lands}"]`);
    return { ...rest, seat, count: undefined, to };
  },
};
