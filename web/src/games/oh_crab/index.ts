import type { GameTable } from '../../lib/table/game';
import { ANSWERS } from './adventure';
import Board from './Board.svelte';
import Desk from './Free.svelte';
import Mark from './Mark.svelte';
import Seat from './Seat.svelte';
import { tellStory } from './story';
import { isOnBeach } from './targets';
import Tray from './Tray.svelte';
import { beachView, still, type Scene } from './view';

export { plain } from './plain';

/** What is chosen at hand, path, market and tiles, and with what the Adventure Pack gives. */
const DONE_HERE = new Set([
  'plan',
  'add',
  'keep',
  'take',
  'take_blind',
  'collect',
  'special',
  'extra',
  'discard',
  'basic',
  'add_more',
  'give',
  'take_back',
  'use_ability',
  'treasure',
  ...ANSWERS,
]);

export const table: GameTable<Scene> = {
  Board,
  aspect: 3.6,
  wide: true,
  Tray,
  Seat,
  Desk,
  Mark,
  draws: (choice) => isOnBeach(choice) || DONE_HERE.has(choice.do.do),
  still: (view) => still(beachView(view)),
  story: (from, next, lines) => tellStory(from, beachView(next), lines),
  points: (scene) => scene.view.seats.map((seat) => seat.way),
  flight: ({ found }) =>
    found?.kept
      ? { symbol: 'chest', count: undefined, from: `[data-surprise="${found.at}"]`, seat: found.seat }
      : null,
};
