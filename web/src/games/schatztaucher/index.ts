import type { GameTable } from '..';
import Board from './Board.svelte';
import Desk from './Desk.svelte';
import Mark from './Mark.svelte';
import Seat from './Seat.svelte';
import Side from './Race.svelte';
import { HEIGHT, WIDTH } from './places';
import { tellStory } from './story';
import { numberOn, seaView, still, type Scene } from './view';

export { plain } from './plain';

/** Tiles lie before a player in this order. */
const KINDS = ['shell', 'amphora', 'barrel', 'gold', 'chest', 'monster', 'swap', 'seagrass', 'coins'];

export const table: GameTable<Scene> = {
  Board,
  aspect: WIDTH / HEIGHT,
  Seat,
  Side,
  Desk,
  Mark,
  still: (view) => still(seaView(view)),
  story: (from, next, lines) => tellStory(from, seaView(next), lines),
  points: (scene) => scene.view.seats.map((seat) => seat.points),
  turn: (scene) => scene.view.turn,
  flight: (scene) => {
    if (!scene.taken) return null;
    const { front, seat, buoy, row, of } = scene.taken;
    const rows = scene.view.columns[0]?.length ?? 0;
    const field = row > rows ? `[data-wreck="${front.count}"]` : `[data-field="${buoy},${row}"]`;
    const from = of === null ? field : `[data-seat="${of}"] [data-chip="${front.tile}"]`;
    return { symbol: front.tile, count: numberOn(front), from, seat, order: KINDS };
  },
};
