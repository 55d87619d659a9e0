/** How news become moments on the beach: crabs walk, push, topple, are carried by currents and splash into the sea, the
 * chef walks to the last of them. Only for the eye: every story ends with what the server told. */
import type { Do, Happening, Line } from '../../lib/net/messages';
import type { Sound } from '../../lib/sound';
import type { Beat } from '../../lib/stage.svelte';
import { nextTo } from './places';
import { crabOf, still, type BeachView, type Crab, type Scene } from './view';

const WALK = 320;
const TOPPLE = 300;
const REST = 200;
const FOUND = 900;

/** The moments that lead from one scene to the view that follows. */
export function tellStory(from: Scene, next: BeachView, lines: readonly Line[]): Beat<Scene>[] {
  const beats: Beat<Scene>[] = [];
  let now = from;
  let line = 0;
  const show = (ms: number, scene: Scene, sound?: Sound): void => {
    now = scene;
    beats.push({ scene, ms, line, ...(sound ? { sound } : {}) });
  };
  const tell = (events: readonly Happening[], among: readonly Happening[]): void => {
    for (const event of events) {
      const found = turnUp(now, event, among);
      if (found) show(FOUND, found, 'take');
      const after = happen(now, event);
      if (after !== now) show(event.event === 'fell' ? TOPPLE : REST, after, soundOf(event));
    }
  };
  /** A shortcut whose cards are being discarded one by one: its crab goes when they are paid. */
  let paying: Do | undefined;
  for (const [at, { do: what, events = [], number }] of lines.entries()) {
    line = number;
    const isLast = at === lines.length - 1;
    if (what?.do === 'shortcut') paying = what;
    const isPaid = isLast ? hasLeft(now.view, next) : lines[at + 1]?.do?.do !== 'discard';
    const step = paying && !isPaid ? undefined : (paying ?? what);
    if (step) {
      paying = undefined;
      const after = move(now, step);
      if (after !== now) show(WALK, after, step.do === 'push' ? 'bump' : 'step');
    }
    // A surprise is turned up where its finder stands; what it does to crabs comes after it.
    const found = events.findIndex(({ event }) => event === 'found') + 1;
    tell(events.slice(0, found), events);
    const after = isLast ? arrive(now, next) : now;
    if (after !== now) show(WALK, after, 'step');
    tell(events.slice(found), events);
  }
  beats.push({ scene: still(next), ms: REST });
  return beats;
}

function soundOf(event: Happening): Sound | undefined {
  return { fell: 'bump', sea: 'splash', shells: 'take' }[event.event] as Sound | undefined;
}

/** Whether the active crab is elsewhere in the next view: its shortcut is paid. */
function hasLeft(view: BeachView, next: BeachView): boolean {
  return view.crabs.some((crab, at) => crab.active && next.crabs[at]?.at !== crab.at);
}

/** The scene in which all crabs are where the next view has them: on the way currents carried them and pushes moved them
 * that nobody was asked about. Who goes into the sea does so with the event that tells it. */
function arrive(now: Scene, next: BeachView): Scene {
  const places = next.crabs.map(({ at }, which) => (at === 'sea' ? now.view.crabs[which]?.at : at));
  if (now.view.crabs.every(({ at }, which) => at === places[which])) return now;
  const crabs = now.view.crabs.map((crab, which) => ({ ...crab, at: places[which] ?? crab.at }));
  return { ...now, view: { ...now.view, crabs } };
}

/** The scene after an action; the same scene if the action moves no crab. */
function move(now: Scene, what: Do): Scene {
  const { view } = now;
  const crab = crabOf(view, what);
  if (!crab) return now;
  if (what.do === 'activate') {
    const crabs = view.crabs.map((each) => ({ ...each, active: each === crab }));
    return { view: { ...view, crabs } };
  }
  if (what.do === 'stand') return change(now, crab, { fallen: false });
  const at = goal(view, crab, what);
  if (at === null || at === crab.at) return now;
  const other = view.crabs.find((each) => each !== crab && each.at === at && changesPlaces(what, crab, each));
  return change(other ? change(now, other, { at: crab.at }) : now, crab, { at });
}

/** Whether a crab goes to the place that another leaves to it: that of its owner's other crab, or by a card that says so. */
function changesPlaces(what: Do, crab: Crab, other: Crab): boolean {
  return what.do === 'change' || (crab.active && crab.seat === other.seat);
}

/** The scene in which a surprise is turned up under the crab of its finder. */
function turnUp(now: Scene, event: Happening, events: readonly Happening[]): Scene | null {
  if (event.event !== 'found') return null;
  const seat = event['seat'] as number;
  const surprise = String(event['surprise']);
  const places = now.view.crabs.filter((crab) => crab.seat === seat).map((crab) => crab.at);
  const at = now.view.pack?.surprises.find((tile) => places.includes(tile.at))?.at;
  const kept = events.some((each) => each.event === 'kept' && each['surprise'] === surprise);
  return at ? { ...now, found: { at, surprise, seat, kept } } : null;
}

/** The scene in which the tile is gone, and lies before its finder if it is kept, among others in the order of the view. */
function takeUp({ view, found }: Scene): Scene {
  if (!found || !view.pack) return { view };
  const surprises = view.pack.surprises.filter((tile) => tile.at !== found.at);
  const treasures = view.pack.treasures.map((kept, seat) =>
    found.kept && seat === found.seat ? [...kept, found.surprise].sort() : kept,
  );
  return { view: { ...view, pack: { ...view.pack, surprises, treasures } } };
}

/** Where an action takes a crab. */
function goal(view: BeachView, crab: Crab, what: Do): string | null {
  const field = view.fields.find((each) => each.at === crab.at);
  const to = String(what['to']);
  switch (what.do) {
    case 'move':
    case 'push':
    case 'shift':
      return nextTo(crab.at, to, view.rows);
    case 'jump':
      return nextTo(nextTo(crab.at, to, view.rows), to, view.rows);
    case 'side_jump':
      return `${String(what['column'])}${crab.at.slice(1)}`;
    case 'change':
      return view.crabs.find((each) => each.active)?.at ?? null;
    case 'shortcut':
      return field?.to ?? null;
    case 'ride':
      return field?.to ? nextTo(crab.at, field.to, view.rows) : null;
    default:
      return null;
  }
}

/** The scene after something that was brought about; the same scene if it is not to be seen on the beach. */
function happen(now: Scene, event: Happening): Scene {
  const { view } = now;
  const crab = view.crabs.find((each) => each.seat === event['seat'] && each.crab === event['crab']);
  const seat = event['seat'] as number;
  switch (event.event) {
    case 'found':
      return now.found ? takeUp(now) : now;
    case 'fell':
      return crab && !crab.fallen ? change(now, crab, { fallen: true }) : now;
    case 'stood':
      return crab?.fallen ? change(now, crab, { fallen: false }) : now;
    case 'sea':
      return crab && crab.at !== 'sea' ? change(now, crab, { at: 'sea' }) : now;
    case 'shells':
    case 'lost_shells': {
      const count = (event['count'] as number) * (event.event === 'shells' ? 1 : -1);
      const seats = view.seats.map((each, at) =>
        at === seat ? { ...each, shells: each.shells + count } : each,
      );
      return { view: { ...view, seats } };
    }
    case 'turn': {
      const crabs = view.crabs.map((each) => ({ ...each, active: each.seat === seat && each.crab === 0 }));
      return { view: { ...view, turn: seat, crabs } };
    }
    case 'chef':
      return { view: { ...view, chef: seat } };
    default:
      return now;
  }
}

function change(now: Scene, crab: Crab, changes: Partial<Crab>): Scene {
  const crabs = now.view.crabs.map((each) =>
    each.seat === crab.seat && each.crab === crab.crab ? { ...each, ...changes } : each,
  );
  return { view: { ...now.view, crabs } };
}
