import type { GameTable } from '..';
import Board from './Board.svelte';
import Desk from './Desk.svelte';
import Mark from './Mark.svelte';
import { still, type Scene } from './scene';
import Seat from './Seat.svelte';
import Side from './Side.svelte';
import { tellStory } from './story';
import { lagoonView } from './view';

export const table: GameTable<Scene> = {
  Board,
  aspect: 0.95,
  Seat,
  Side,
  Desk,
  Mark,
  still: (view) => still(lagoonView(view)),
  story: (from, next, lines) => tellStory(from, lagoonView(next), lines),
  points: (scene) => scene.view.seats.map((mat) => mat.coins),
  flight: ({ flying }) => flying && { ...flying, count: undefined },
};
