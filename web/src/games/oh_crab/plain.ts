/** Oh Crab! in words: this turn, the own hand, the crabs, the beach as a map of rows, market, extra actions, everybody. */
import type { Do } from '../../lib/net/messages';
import type { Mark, PlainCell, PlainGame, PlainLine, PlainPart } from '../../lib/plain/plain';
import type { Say } from '../../lib/words/speech.svelte';
import { describeAdventure, describePossessions, explainChoice, tellSurprise } from './adventure';
import { recapTurn } from './recap';
import { aim } from './targets';
import {
  fieldMarks,
  LEGEND,
  nameCard,
  nameCards,
  rename,
  tellDistance,
  tellEdges,
  tellField,
  tellMarks,
  tellSpot,
} from './things';
import {
  activeCrab,
  beachView,
  COLUMNS,
  crabOf,
  type BeachView,
  type Card,
  type Crab,
  type Field,
  type Runner,
  type Surprise,
} from './view';

const SEAWARD = ['left', 'ahead', 'right'];
/** Choices that bring a crab to another place, and those that are about the place where it is. */
const LEADING = new Set(['move', 'push', 'shift', 'side_jump', 'jump', 'ride']);
const STAYING = new Set(['stay', 'change', 'activate', 'resist']);

/** One telling of one view: what all its parts need. */
class Teller {
  private named: Map<string, string> | null = null;

  constructor(
    readonly view: BeachView,
    readonly words: Say,
    readonly names: string[],
  ) {}

  private get cardNames(): Map<string, string> {
    return (this.named ??= nameCards(this.view, this.words));
  }

  /** Everything, the reader's own cards before the others'. */
  describe(): PlainPart[] {
    const { you, seats } = this.view;
    const others = seats.map((_, seat) => seat).filter((seat) => seat !== you);
    return [
      this.describeTurn(),
      ...(you === null ? [] : [this.describeHand(seats[you] as Runner)]),
      this.describeCrabs(),
      this.describeBeach(),
      ...(you === null ? [] : [this.describeRunner(you, false)]),
      ...describeAdventure(this.view, this.words, this.names),
      this.describeMarket(),
      this.describeExtras(),
      ...others.map((seat) => this.describeRunner(seat, true)),
      this.describeLegend(),
    ];
  }

  describeTurn(): PlainPart {
    const { view, words, names } = this;
    const lines: PlainLine[] = [{ text: words('round-now', { number: view.round }) }];
    if (view.round > 0)
      lines.push({
        text: words('chef-with', { player: names[view.chef] ?? '' }),
        marks: [{ seat: view.chef }],
      });
    if (view.pushed) lines.push({ text: words('being-pushed', this.crabWords(view.pushed)) });
    if (['begin', 'act', 'granted'].includes(view.due)) {
      lines.push({ text: words('still-free'), lines: this.tellFree() });
      if (view.barging) lines.push({ text: words('barging') });
    }
    return { heading: words('this-turn'), lines };
  }

  /** What the active player can still use. */
  tellFree(): PlainLine[] {
    const { view, words } = this;
    const free: PlainLine[] = [view.granted, view.free].flatMap((source) =>
      Object.entries(source).map(([basic, count]) => ({
        text: words('basic-times', { basic, count }),
        marks: [{ symbol: basic }],
      })),
    );
    for (const special of view.specials) free.push({ text: words('special-help', { special }) });
    if (!view.chef_used && view.chef === view.turn) free.push({ text: words('chef-action') });
    if (!view.extra_used && view.tiles.length > 0) free.push({ text: words('extra-action') });
    return free.length > 0 ? free : [{ text: words('nothing-left') }];
  }

  describeHand(own: Runner): PlainPart {
    const { words } = this;
    const cards = (own.cards ?? []).map((card) => this.cardLine(card, true));
    const planned = own.planned_card
      ? [{ text: words('planned'), lines: [this.cardLine(own.planned_card, true)] }]
      : own.planned === 'rest'
        ? [{ text: words('name-and-what', { name: words('planned'), what: words('planned-rest') }) }]
        : [];
    return {
      heading: words('your-hand', { number: own.hand }),
      lines: [...planned, ...(cards.length > 0 ? cards : [{ text: words('cards-none') }])],
    };
  }

  /** A card; `whole`: with its half symbols and what its special action does. */
  cardLine(id: string, whole: boolean): PlainLine {
    const { view, words } = this;
    const card = view.cards[id] as Card;
    const marks = [{ symbol: card.main }];
    if (!whole) return { text: this.cardNames.get(id) ?? '', marks };
    const help = card.special ? [{ text: words('special-help', { special: card.special }) }] : [];
    return { text: nameCard(card, words), marks, lines: [{ text: tellEdges(card, words) }, ...help] };
  }

  describeCrabs(): PlainPart {
    const { view, words } = this;
    return {
      heading: words('crabs'),
      lines: view.crabs.map((crab) => ({
        text: this.tellCrab(crab),
        marks: [{ seat: crab.seat }],
        ...((crab.seat === view.you || this.isActive(crab)) && { lines: this.tellAhead(crab) }),
      })),
    };
  }

  /** Whether it is this crab's turn; while all plan it is nobody's. */
  isActive(crab: Crab): boolean {
    return crab === activeCrab(this.view);
  }

  tellCrab(crab: Crab): string {
    const { view, words } = this;
    const parts = [
      words('crab-on', { ...this.crabWords(crab), field: tellSpot(view, crab.at, words) }),
      crab.fallen ? words('crab-fallen') : '',
      this.isActive(crab) ? words('crab-active') : '',
    ];
    return parts.filter(Boolean).join('; ');
  }

  crabWords(crab: { seat: number; crab: number }): Record<string, string | number> {
    return { player: this.names[crab.seat] ?? '', crab: crab.crab };
  }

  /** The fields on the way to the sea. */
  tellAhead(crab: Crab): PlainLine[] {
    return SEAWARD.flatMap((to) => {
      const at = crab.around[to];
      return at ? [{ text: this.words('way-on', { to, field: this.tellPlace(at) }) }] : [];
    });
  }

  /** A field with who is on it, and how far it is to the sea. */
  tellPlace(at: string): string {
    return [tellSpot(this.view, at, this.words), ...this.tellCrabsOn(at)].join(', ');
  }

  tellCrabsOn(at: string): string[] {
    const there = at === 'sea' ? [] : this.view.crabs.filter((crab) => crab.at === at);
    return there.map((crab) => this.words('crab-there', this.crabWords(crab)));
  }

  /** A field to build on: before whom it lies. */
  tellSite(at: string): string {
    const { view, words } = this;
    const behind = view.crabs.filter((crab) => SEAWARD.some((to) => crab.around[to] === at));
    return [
      tellDistance(view, at, words),
      ...behind.map((crab) => words('right-before', this.crabWords(crab))),
    ].join(', ');
  }

  /** Where surprises lie, and what they are. */
  tellTiles(which: (tile: Surprise) => boolean): string {
    const tiles = this.view.pack?.surprises.filter(which) ?? [];
    return tiles.map(({ at }) => tellField(this.view, at, this.words)).join(' – ');
  }

  /** The place that a choice is about. */
  tellGoal(what: Do): string {
    const at = aim(this.view, what);
    if (!at) return '';
    if (what.do === 'build') return this.tellSite(at);
    if (LEADING.has(what.do)) return this.tellPlace(at);
    return STAYING.has(what.do) ? tellSpot(this.view, at, this.words) : '';
  }

  /** Where the shortcut under a crab leads, and for which cards. */
  tellShortcut(what: Do): string {
    const at = crabOf(this.view, what)?.at;
    const field = this.view.fields.find((each) => each.at === at);
    const cost = (field?.cost ?? []).map((basic) => this.words('basic-name', { basic })).join(', ');
    return field?.to
      ? `${this.words('effect-shortcut', { to: field.to, cost })}. ${this.tellPlace(field.to)}`
      : '';
  }

  /** The beach, the sea on top. */
  describeBeach(): PlainPart {
    const { view, words } = this;
    const fields = new Map(view.fields.map((field) => [field.at, field]));
    const rows = Array.from({ length: view.rows }, (_, at) => view.rows - at).map((row) => ({
      name: String(row),
      cells: COLUMNS.map((column) => {
        const field = fields.get(`${column}${row}`);
        return field ? this.fieldCell(field) : null;
      }),
    }));
    return {
      heading: words('beach-map'),
      folded: 'small',
      grid: { corner: words('row'), columns: COLUMNS, rows, hexagons: true },
    };
  }

  fieldCell(field: Field): PlainCell {
    const { view, words } = this;
    const crabs = view.crabs.filter((crab) => crab.at === field.at);
    const said = [
      ...this.tellCrabsOn(field.at),
      ...tellMarks(field, words),
      ...tellSurprise(view, field.at, words),
    ];
    return {
      text: words('name-and-what', { name: field.at, what: said.join(', ') || words('field-sand') }),
      marks: [...crabs.map((crab) => ({ seat: crab.seat })), ...fieldMarks(field)],
      closed: field.marks.includes('blocked'),
    };
  }

  describeLegend(): PlainPart {
    const { words } = this;
    return {
      heading: words('map-legend'),
      folded: true,
      lines: LEGEND.map(([mark, symbol]) => ({ text: words('mark-help', { mark }), marks: [{ symbol }] })),
    };
  }

  describeMarket(): PlainPart {
    const { view, words } = this;
    const piles = view.market.piles.map((pile, at) => {
      const top = pile.at(-1);
      if (!top) return { text: words('market-place', { place: at + 1, card: words('no-cards') }) };
      const line = this.cardLine(top, true);
      const more = pile.length > 1 ? ` (+${pile.length - 1})` : '';
      return { ...line, text: words('market-place', { place: at + 1, card: line.text }) + more };
    });
    const stack = words('cards-short', { number: view.market.stack });
    return {
      heading: words('market'),
      lines: [...piles, { text: words('name-and-what', { name: words('stack'), what: stack }) }],
    };
  }

  describeExtras(): PlainPart {
    const { view, words } = this;
    return {
      heading: words('extras'),
      lines: [
        ...view.tiles.map(({ tile, cost }) => ({
          text: words('tile-for', { tile, count: cost }),
          marks: Array.from({ length: cost }, () => ({ symbol: 'shell' })),
          lines: [{ text: words('tile-help', { tile }) }],
        })),
        { text: words('bank-shells', { count: view.bank }) },
      ],
    };
  }

  describeRunner(seat: number, folded: boolean): PlainPart {
    const { view, words, names } = this;
    const runner = view.seats[seat] as Runner;
    const list = (title: string, cards: string[]): PlainLine =>
      cards.length > 0
        ? { text: words(title), lines: cards.map((card) => this.cardLine(card, false)) }
        : { text: words('name-and-what', { name: words(title), what: words('no-cards') }) };
    const planned = { card: 'planned-hidden', rest: 'planned-rest' };
    return {
      heading: names[seat] ?? '',
      seat,
      folded,
      lines: [
        { text: words('way-so-far', { count: runner.way }) },
        { text: words('shell-count', { count: runner.shells }), marks: [{ symbol: 'shell' }] },
        ...describePossessions(view, seat, words),
        {
          text: words('name-and-what', {
            name: words('hand'),
            what: words('cards-short', { number: runner.hand }),
          }),
        },
        {
          text: words('name-and-what', {
            name: words('planned'),
            what: words(runner.planned ? planned[runner.planned] : 'planned-none'),
          }),
        },
        list('path-left-right', runner.path),
        list('discards', runner.discards),
      ],
    };
  }

  /** Where a choice leads, or what it is about. */
  detail(what: Do): string {
    const { view, words } = this;
    if (what.do === 'take') {
      const top = view.market.piles[Number(what['place']) - 1]?.at(-1);
      return top ? (this.cardNames.get(top) ?? '') : '';
    }
    if (what.do === 'special') return words('special-help', { special: String(what['special']) });
    if (what.do === 'extra') {
      const cost = view.tiles.find((each) => each.tile === what['tile'])?.cost ?? 0;
      return `${words('shell-count', { count: cost })}. ${words('tile-help', { tile: String(what['tile']) })}`;
    }
    const explained = explainChoice(what, words);
    if (explained) return explained;
    if (what.do === 'exchange')
      return this.tellTiles(({ number }) => number === what['first'] || number === what['second']);
    if (what.do === 'scout') return this.tellTiles(({ plate }) => plate === what['number']);
    return what.do === 'shortcut' ? this.tellShortcut(what) : this.tellGoal(what);
  }
}

/** Where a choice leads, or what it is about. */
export function tellDetail(view: BeachView, what: Do, words: Say, names: string[]): string {
  return new Teller(view, words, names).detail(what);
}

/** A crab in words: whose it is, where, and how it fares. */
export function tellCrab(view: BeachView, crab: Crab, words: Say, names: string[]): string {
  return new Teller(view, words, names).tellCrab(crab);
}

function choiceMarks(view: BeachView, what: Do): Mark[] {
  const card = view.cards[String(what['card'])];
  if (card) return [{ symbol: card.main }];
  if (what.do === 'collect') return [{ symbol: 'shell' }];
  if (what.do === 'basic') return [{ symbol: String(what['basic']) }];
  if (what.do === 'move' || what.do === 'stand')
    return [{ symbol: what['with'] === 'chef' ? 'diagonal' : String(what['with']) }];
  return typeof what['seat'] === 'number' && what.do !== 'plan' ? [{ seat: what['seat'] }] : [];
}

/** Who is in the sea with all their crabs. */
function listInSea(view: BeachView): number[] {
  return view.seats.flatMap((_, seat) =>
    view.crabs.every((crab) => crab.seat !== seat || crab.at === 'sea') ? [seat] : [],
  );
}

export const plain: PlainGame = {
  describe: (view, words, names) => new Teller(beachView(view), words, names).describe(),
  rename: (view, words) => rename(beachView(view), words),
  recap: recapTurn,
  points: (view) => beachView(view).seats.map((seat) => seat.way),
  detail: (view, what, words, names) => tellDetail(beachView(view), what, words, names),
  marks: (view, what) => choiceMarks(beachView(view), what),
  ties: {
    tied: (view) => listInSea(beachView(view)),
    counts: {
      hand: (view, seat) => beachView(view).seats[seat]?.hand ?? 0,
      shells: (view, seat) => beachView(view).seats[seat]?.shells ?? 0,
    },
  },
  groups: {
    plan: 'hand',
    keep: 'cards',
    discard: 'cards',
    give: 'cards',
    add_more: 'cards',
    take: 'market',
    take_blind: 'market',
    move: 'moves',
    stand: 'moves',
    collect: 'moves',
    basic: 'moves',
    shortcut: 'moves',
    side_jump: 'moves',
    jump: 'moves',
    push: 'crabs',
    shift: 'crabs',
    stay: 'crabs',
    change: 'crabs',
    take_back: 'cards',
    special: 'special',
    extra: 'extra',
    resolve_challenge: 'adventure',
    resolve_event: 'adventure',
    award: 'adventure',
    treasure: 'adventure',
    build: 'adventure',
    choose_ability: 'adventure',
    use_ability: 'adventure',
    spend_charge: 'adventure',
    regenerate: 'adventure',
    scout: 'adventure',
    exchange: 'adventure',
    decline: 'otherwise',
    no_swap: 'otherwise',
    rest: 'otherwise',
    stop: 'otherwise',
    end: 'otherwise',
  },
};
