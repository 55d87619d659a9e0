/** How news become moments at the table: the lid opens and the dice tumble, divers arrive and are bumped, a treasure is
 * turned up at its wreck and flies to its owner. Only for the eye: what lies where between two views is read off the
 * actions and events that the server told; the last moment is the view itself. */
import type { Do, Happening, Line } from '../../lib/net/messages';
import type { Sound } from '../../lib/sound';
import type { Beat } from '../../lib/stage.svelte';
import {
  addShells,
  build,
  collect,
  findPlace,
  landingOf,
  letGo,
  placeTreasure,
  putDiver,
  sendHome,
  takeDie,
  takeDiver,
  type Place,
  type Where,
} from './changes';
import { still, type Flying, type Scene } from './scene';
import type { Kind, LagoonView, ReefDie, Shell } from './view';

const TUMBLE = 1700;
const POUR = 620;
const STEP = 320;
const REST = 240;
/** As long as a flight: what flies lies at its end in the next moment. */
const FLY = 520;

/** The moments that lead from one scene to the view that follows. */
export function tellStory(from: Scene, next: LagoonView, lines: readonly Line[]): Beat<Scene>[] {
  const teller = new Teller({ ...from, pool: null, poured: [], flying: null }, next);
  for (const line of lines) teller.hear(line);
  teller.closePool();
  teller.beats.push({ scene: still(next, teller.now.throws), ms: REST });
  return teller.beats;
}

class Teller {
  readonly beats: Beat<Scene>[] = [];
  private rolled: ReefDie[] = [];
  /** The line before the roll: what the dice show is not told while they tumble. */
  private before = 0;
  /** How far the log has come. */
  private line = 0;
  /** Where shells come from that are gained now, as a selector. */
  private source = '[data-reef]';
  /** Whether it was told which diver moves; if not, there was no choice. */
  private leaving = false;

  constructor(
    public now: Scene,
    private readonly next: LagoonView,
  ) {}

  hear({ do: what, events = [], actor, number }: Line): void {
    if (what?.do === 'roll') {
      if (this.rolled.length === 0) this.before = number - 1;
      this.rolled.push({ number: what['number'], zone: what['zone'] } as ReefDie);
    } else if (what) {
      this.closePool();
      this.line = number;
      this.act(what, actor ?? -1);
    }
    this.line = number;
    for (const event of events) this.happen(event);
  }

  /** The dice of a roll are told one by one, and thrown all at once. */
  closePool(): void {
    if (this.rolled.length === 0) return;
    const pool = [...this.rolled];
    const { line } = this;
    this.rolled = [];
    this.line = this.before;
    const gathered = { ...this.now.view, seats: this.now.view.seats.map((mat) => ({ ...mat, dice: [] })) };
    this.show(
      TUMBLE,
      { view: { ...gathered, reef: [], to_roll: 0 }, pool, throws: this.now.throws + 1 },
      'dice',
    );
    this.line = line;
    this.show(POUR, { view: { ...this.now.view, reef: sorted(pool) }, pool: null, poured: pool });
  }

  private act(what: Do, actor: number): void {
    const { view } = this.now;
    switch (what.do) {
      case 'take':
        this.source = '[data-reef]';
        this.show(STEP, { view: takeDie(view, what as unknown as ReefDie, actor) }, 'take');
        break;
      case 'rival_die':
        this.show(STEP, { view: takeDie(view, what as unknown as ReefDie, null) }, 'take');
        break;
      case 'set':
        this.show(REST, { view: { ...view, number: what['number'] as number } });
        break;
      case 'move':
        this.leave(takeDiver(view, actor, String(what['from']), what['spot'] as number));
        break;
      case 'draw':
        this.show(STEP, {
          view: {
            ...view,
            hand: { seat: null, treasure: String(what['treasure']), kind: what['kind'] as Kind },
          },
        });
        break;
      case 'display':
      case 'vault':
        this.place(actor, what.do, Number(what['display'] ?? what['column']));
        break;
    }
  }

  private happen(event: Happening): void {
    const { view } = this.now;
    const seat = event['seat'] as number;
    const spot = event['spot'] as number;
    switch (event.event) {
      case 'arrived':
        if (!this.leaving) this.leave(letGo(view, this.next, seat));
        this.leaving = false;
        this.source = `[data-spot="beach,${spot}"]`;
        this.show(STEP, { view: putDiver(this.now.view, String(event['place']), spot, seat) }, 'splash');
        break;
      case 'rival-arrived':
        this.show(STEP, { view: putDiver(view, String(event['place']), spot, 'rival') }, 'splash');
        break;
      case 'bumped':
        this.source = `[data-spot="beach,${spot}"]`;
        this.show(STEP, { view: putDiver(view, 'beach', spot, seat) });
        break;
      case 'sent-home':
        this.show(REST, { view: sendHome(view, seat) });
        break;
      case 'shells':
        this.fly(
          { symbol: String(event['shell']), from: this.source, seat, lands: String(event['shell']) },
          view,
          addShells(view, seat, event['shell'] as Shell, event['count'] as number),
        );
        break;
      case 'stored':
      case 'displayed':
        this.store(seat, String(event['treasure']), String(event['kind']));
        break;
      case 'discarded':
        this.show(REST, { view: { ...view, hand: null } });
        break;
      case 'exhibit':
        this.source = '[data-exhibits]';
        this.show(STEP, { view: collect(view, seat, String(event['exhibit'])) }, 'take');
        break;
      case 'built':
        this.show(
          STEP,
          { view: build(view, seat, String(event['piece']), String(event['aquarium'])) },
          'take',
        );
        break;
      case 'turn':
        this.now = { ...this.now, view: { ...view, turn: seat, number: null } };
        break;
    }
  }

  private place(seat: number, where: Where, number: number): void {
    const { hand } = this.now.view;
    if (hand) this.put(seat, hand.treasure, hand.kind, { where, number });
  }

  /** A treasure goes to the only place that was left for it: where the next view has it. */
  private store(seat: number, treasure: string, kind: string): void {
    const place = findPlace(this.now.view, this.next, seat, treasure);
    if (place) this.put(seat, treasure, kind, place);
  }

  private put(seat: number, treasure: string, kind: string, place: Place): void {
    const { view } = this.now;
    const placed = placeTreasure(view, seat, treasure, place);
    this.fly(
      {
        symbol: treasure,
        from: view.hand ? '[data-hand]' : `[data-pile="${kind}"]`,
        seat,
        lands: landingOf(view, seat, place),
      },
      { ...view, hand: null },
      { ...placed, hand: null },
    );
  }

  /** Something flies, and lies at its place when it is there. */
  private fly(flying: Flying, meanwhile: LagoonView, then: LagoonView): void {
    this.show(FLY, { view: meanwhile, flying }, 'take');
    this.now = { ...this.now, view: then };
  }

  /** A diver has left its place and not arrived yet. */
  private leave(view: LagoonView): void {
    this.leaving = true;
    this.now = { ...this.now, view };
  }

  private show(ms: number, changes: Partial<Scene>, sound?: Sound): void {
    this.now = { ...this.now, flying: null, poured: [], ...changes };
    this.beats.push({ scene: this.now, ms, line: this.line, ...(sound ? { sound } : {}) });
  }
}

function sorted(dice: readonly ReefDie[]): ReefDie[] {
  const zones = ['conch', 'scallop', 'starfish', 'blank'];
  return [...dice].sort(
    (one, other) => one.number - other.number || zones.indexOf(one.zone) - zones.indexOf(other.zone),
  );
}
