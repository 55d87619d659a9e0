/** How news become moments on the board: the dice tumble, the lamp sinks, the symbol glows, the tile turns over and
 * flies to its owner, monsters rise. Only for the eye: where the lamp went is read off what changed between two views. */
import type { Do, Happening, Line } from '../../lib/net/messages';
import type { Sound } from '../../lib/sound';
import type { Beat } from '../../lib/stage.svelte';
import { fieldAt, still, type Front, type Scene, type SeaView } from './view';

const SINK = 480;
const TUMBLE = 760;
const GLOW = 480;
const TURN = 700;
const FIGHT = 800;
const FAIL = 700;
const BONUS = 1100;
const REST = 320;

/** The moments that lead from one scene to the view that follows. */
export function tellStory(from: Scene, next: SeaView, lines: readonly Line[]): Beat<Scene>[] {
  const beats: Beat<Scene>[] = [];
  let now: Scene = { ...from, front: null, fight: null, taken: null, bonus: null, failed: false };
  let swappedFrom: number | null = null;
  let line = 0;
  let number = from.view.lamp.number;
  for (const told of lines) {
    line = told.number;
    const events = told.events ?? [];
    if (told.do) act(told.do, events);
    for (const event of events) happen(event);
  }
  const over = next.due === 'over' && now.front ? takenNow() : null;
  beats.push({ scene: { ...still(next, now.throws), taken: over }, ms: REST });
  return layDown(beats, next);

  /** A new moment: like the one before, but for what is given. What flies, flies once. */
  function show(ms: number, changes: Partial<Scene>, sound?: Sound): void {
    now = { ...now, taken: null, bonus: null, failed: false, ...changes };
    beats.push({ scene: now, ms, line, ...(sound ? { sound } : {}) });
  }

  function act(what: Do, events: readonly Happening[]): void {
    switch (what.do) {
      case 'roll': {
        const fought = events.find(({ event }) => event === 'fight-won' || event === 'fight-lost');
        if (fought) rise(fought['monsters'] as number);
        roll(what['dice'] as (number | string)[]);
        if (!fought && number > 0 && now.lamp.buoy > 0) sink(number);
        break;
      }
      case 'die':
        number = what['number'] as number;
        if (now.lamp.buoy > 0) sink(number);
        break;
      case 'buoy':
        show(REST, { lamp: { buoy: what['buoy'] as number, row: 0 } });
        sink(number);
        break;
      case 'show':
        show(GLOW, { view: light(now.view, now.lamp, { symbol: what['symbol'] as string }) });
        break;
      case 'turn': {
        const front = frontOf(what);
        if (front.tile === 'monster') rise(front.count);
        else show(TURN, { front }, 'take');
        break;
      }
      case 'take': {
        const field = fieldAt(now.view, now.lamp);
        if (field?.tile && field.tile !== 'monster') show(TURN, { front: frontOf({ ...field }) }, 'take');
        break;
      }
      case 'salvage':
        show(TURN, { front: frontOf(what) }, 'take');
        break;
      case 'keep':
        show(REST, { front: { tile: 'swap', count: 1 } });
        break;
      case 'swap':
        swappedFrom = what['seat'] as number;
        show(TURN, { front: frontOf(what) }, 'take');
        break;
    }
  }

  function happen(event: Happening): void {
    switch (event.event) {
      case 'fight-won':
      case 'fight-lost': {
        const count = event['monsters'] as number;
        const won = event.event === 'fight-won';
        const front = won ? { tile: 'monster', count } : null;
        show(FIGHT, { fight: { count, state: won ? 'won' : 'lost' }, front });
        break;
      }
      case 'no-die-left':
        show(FAIL, { failed: true });
        break;
      case 'salvaged':
        show(TURN, { front: frontOf(event) }, 'take');
        break;
      case 'bonus':
        show(BONUS, { bonus: { seat: event['seat'] as number, kind: event['tile'] as string } }, 'end');
        break;
      case 'turn':
        leave(event['seat'] as number);
        number = 0;
        break;
    }
  }

  function roll(dice: (number | string)[]): void {
    const free = dice.filter((face) => face !== 'X').length;
    number = onlyNumber(dice) ?? 0;
    const view = { ...now.view, dice: { free, shown: dice } };
    show(TUMBLE, { dice, throws: now.throws + 1, view }, 'dice');
  }

  /** Monsters rise, unless they are there already. */
  function rise(count: number): void {
    if (!now.fight) show(FIGHT, { fight: { count, state: 'risen' } });
  }

  function sink(by: number): void {
    const depth = next.columns[0]?.length ?? 0;
    const row = Math.min(now.lamp.row + by, depth + 1);
    show(SINK, { lamp: { buoy: now.lamp.buoy, row } }, 'splash');
    const field = fieldAt(now.view, now.lamp);
    if (field?.tile === 'monster') rise(field.count ?? 1);
  }

  /** A turn ends: what was turned up flies to its owner, the lamp goes back to the boat. */
  function leave(nextSeat: number): void {
    const taken = now.front ? takenNow() : null;
    if (taken) show(TURN, { view: without(now.view, taken), taken, front: null, fight: null });
    const view = { ...now.view, turn: nextSeat, dice: { ...now.view.dice, shown: [] } };
    show(REST, { view, front: null, fight: null, lamp: { buoy: 0, row: 0 }, dice: [] });
  }

  function takenNow(): Scene['taken'] {
    return now.front && { seat: now.view.turn, front: now.front, ...now.lamp, of: swappedFrom };
  }
}

/** What has flown lies before its owner from then on, also while the turns after it are told. */
function layDown(beats: Beat<Scene>[], { seats, bonus }: SeaView): Beat<Scene>[] {
  const flown = beats.findLastIndex(({ scene }) => scene.taken);
  if (flown < 0) return beats;
  return beats.map(({ scene, ...told }, at) => ({
    ...told,
    scene: at > flown ? { ...scene, view: { ...scene.view, seats, bonus } } : scene,
  }));
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

/** The sea without the tile that is taken: of its columns or, below them, of the wreck. */
function without(view: SeaView, { front, ...lamp }: NonNullable<Scene['taken']>): SeaView {
  if (lamp.row <= (view.columns[0]?.length ?? 0)) return change(view, lamp, () => null);
  const taken = view.wreck.findIndex(({ tile, count }) => tile === front.tile && count === front.count);
  return { ...view, wreck: view.wreck.filter((_, at) => at !== taken) };
}

type Cell = SeaView['columns'][number][number];

function change(view: SeaView, lamp: Scene['lamp'], into: (field: Cell) => Cell): SeaView {
  const columns = view.columns.map((column, at) =>
    at === lamp.buoy - 1 ? column.map((field, row) => (row === lamp.row - 1 ? into(field) : field)) : column,
  );
  return { ...view, columns };
}
