/** How news become moments on the board: the dice tumble, the lamp sinks, the symbol glows, the tile turns over and
 * flies to its owner, monsters rise. Only for the eye: where the lamp went is read off what changed between two views. */
import type { Line } from '../../lib/net/messages';
import type { Sound } from '../../lib/sound';
import type { Beat } from '../../lib/stage.svelte';
import { still, type Front, type Scene, type SeaView } from './view';

const SINK = 420;
const TUMBLE = 620;
const GLOW = 380;
const TURN = 520;
const FIGHT = 620;
const REST = 260;

/** The moments that lead from one scene to the view that follows. */
export function tellStory(from: Scene, next: SeaView, lines: readonly Line[]): Beat<Scene>[] {
  const beats: Beat<Scene>[] = [];
  let now: Scene = { ...from, front: null, fight: null, taken: null };
  const show = (ms: number, changes: Partial<Scene>, sound?: Sound): void => {
    now = { ...now, ...changes };
    beats.push({ scene: now, ms, ...(sound ? { sound } : {}) });
  };
  let number = from.view.lamp.number;
  for (const { do: what, events = [] } of lines) {
    switch (what?.do) {
      case 'roll': {
        const dice = what['dice'] as (number | string)[];
        const fighting = now.fight !== null;
        number = onlyNumber(dice) ?? 0;
        show(TUMBLE, { dice, throws: now.throws + 1 }, 'dice');
        if (!fighting && number > 0 && now.lamp.buoy > 0) sink(number);
        break;
      }
      case 'die':
        number = what['number'] as number;
        if (now.lamp.buoy > 0) sink(number);
        break;
      case 'buoy':
        show(REST, { lamp: { buoy: what['buoy'] as number, row: 0 } });
        sink(number || from.view.lamp.number);
        break;
      case 'show':
        show(GLOW, { view: light(now.view, now.lamp, { symbol: what['symbol'] as string }) });
        break;
      case 'turn': {
        const front = frontOf(what);
        if (front.tile === 'monster') show(FIGHT, { fight: { count: front.count, state: 'risen' } });
        else show(TURN, { front }, 'take');
        break;
      }
      case 'salvage':
        show(REST, { front: frontOf(what) });
        break;
    }
    for (const event of events) {
      if (event.event === 'fight-won' || event.event === 'fight-lost') {
        const count = event['monsters'] as number;
        const won = event.event === 'fight-won';
        if (won) now.front = { tile: 'monster', count };
        show(FIGHT, { fight: { count, state: won ? 'won' : 'lost' } });
      }
      if (event.event === 'salvaged') show(REST, { front: frontOf(event) });
      if (event.event === 'turn') {
        leave(event['seat'] as number);
        number = 0;
      }
    }
  }
  beats.push({ scene: { ...still(next, now.throws), taken: flown(now, next) }, ms: REST });
  return beats;

  function sink(by: number): void {
    const depth = next.columns[0]?.length ?? 0;
    const row = Math.min(now.lamp.row + by, depth + 1);
    show(SINK, { lamp: { buoy: now.lamp.buoy, row } }, 'splash');
  }

  /** A turn ends: what was turned up flies to its owner, the lamp goes back to the boat. */
  function leave(nextSeat: number): void {
    const { front, lamp } = now;
    const taken = front ? { seat: now.view.turn, front, ...lamp } : null;
    const view = { ...(taken ? without(now.view, lamp) : now.view), turn: nextSeat };
    show(taken ? TURN : REST, { view, taken, front: null, fight: null, lamp: { buoy: 0, row: 0 } });
  }
}

/** What flies at the end of the game, when no further turn begins. */
function flown(now: Scene, next: SeaView): Scene['taken'] {
  return next.due === 'over' && now.front ? { seat: now.view.turn, front: now.front, ...now.lamp } : null;
}

function frontOf(told: { [field: string]: unknown }): Front {
  return { tile: told['tile'] as string, count: told['count'] as number };
}

/** The number of a throw that leaves no choice; 0 or several: nobody knows yet. */
function onlyNumber(dice: (number | string)[]): number | undefined {
  const numbers = new Set(dice.filter((face) => typeof face === 'number'));
  return numbers.size === 1 ? [...numbers][0] : undefined;
}

function light(view: SeaView, lamp: Scene['lamp'], seen: { symbol: string }): SeaView {
  return change(view, lamp, (field) => field && { ...field, ...seen });
}

function without(view: SeaView, lamp: Scene['lamp']): SeaView {
  return change(view, lamp, () => null);
}

type Cell = SeaView['columns'][number][number];

function change(view: SeaView, lamp: Scene['lamp'], into: (field: Cell) => Cell): SeaView {
  const columns = view.columns.map((column, at) =>
    at === lamp.buoy - 1 ? column.map((field, row) => (row === lamp.row - 1 ? into(field) : field)) : column,
  );
  return { ...view, columns };
}
