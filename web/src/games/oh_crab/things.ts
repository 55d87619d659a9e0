/** The things of Oh Crab! in words: cards and fields. The terminal does the same in `seaboard/terminal/tables/oh_crab.py`. */
import type { Mark } from '../../lib/plain/plain';
import type { Arguments, Say } from '../../lib/words/speech.svelte';
import { changedOn, tellSurprise } from './adventure';
import { TURNS, type Direction } from './places';
import type { BeachView, Card, Field } from './view';

/** Drawings for what is printed on a field. */
const FIELD_SYMBOLS: Record<string, string> = {
  blocked: 'rock',
  obstacle: 'castle',
  knock: 'puddle',
  shell: 'shell',
  swap: 'swap',
  shortcut: 'shortcut',
  reed: 'seagrass',
  current: 'forward',
};

/** Names for all cards. Where two would be called the same, their half symbols tell them apart. */
export function nameCards(view: BeachView, words: Say): Map<string, string> {
  const short = Object.entries(view.cards).map(([id, card]) => [id, nameCard(card, words)] as const);
  const names = short.map(([, name]) => name);
  return new Map(
    short.map(([id, name]) => {
      const unique = names.indexOf(name) === names.lastIndexOf(name);
      return [id, unique ? name : `${name}, ${tellEdges(view.cards[id] as Card, words)}`];
    }),
  );
}

/** Whether a name has a word that a card so small that it has room for fewer letters would break. */
export function isLong(name: string, letters = 9): boolean {
  return name.split(/\s/).some((word) => word.length >= letters);
}

export function nameCard(card: Card, words: Say): string {
  const basic = card.main;
  return card.special
    ? words('card-name', { special: card.special, basic })
    : words('card-name-start', { basic });
}

/** A card in whole sentences: its name, its half symbols, what its special action does. */
export function explainCard(card: Card, words: Say): string {
  const help = card.special ? [words('special-help', { special: card.special })] : [];
  return [`${nameCard(card, words)}; ${tellEdges(card, words)}.`, ...help].join(' ');
}

/** The half symbols at the edges of a card. */
export function tellEdges(card: Card, words: Say): string {
  const edge = (top: string | null, bottom: string | null): string =>
    [top && words('half-top', { basic: top }), bottom && words('half-bottom', { basic: bottom })]
      .filter(Boolean)
      .join(', ') || words('half-none');
  return words('card-edges', {
    left: edge(card.left_top, card.left_bottom),
    right: edge(card.right_top, card.right_bottom),
  });
}

/** Which halves of a card in a path meet the same half of its neighbour. */
export function litHalves(path: Card[], at: number): { left: boolean[]; right: boolean[] } {
  const [before, card, after] = [path[at - 1], path[at], path[at + 1]];
  const meet = (one?: string | null, other?: string | null): boolean => Boolean(one && one === other);
  return {
    left: [meet(before?.right_top, card?.left_top), meet(before?.right_bottom, card?.left_bottom)],
    right: [meet(card?.right_top, after?.left_top), meet(card?.right_bottom, after?.left_bottom)],
  };
}

export function rename(view: BeachView, words: Say): (told: Arguments) => Arguments {
  const names = nameCards(view, words);
  return (told) => {
    const name = names.get(String(told['card']));
    return name ? { ...told, card: name } : told;
  };
}

/** A field's name and what is on it: `d4, a shell`. */
export function tellField(view: BeachView, at: string, words: Say): string {
  if (at === 'sea') return words('the-sea');
  const field = view.fields.find((each) => each.at === at);
  if (!field) return at;
  const marks = [...tellMarks(field, words), ...tellSurprise(view, at, words)];
  return [at, ...(marks.length > 0 ? marks : [words('field-sand')])].join(', ');
}

/** A field with how far it is from there to the sea, straight ahead. */
export function tellSpot(view: BeachView, at: string, words: Say): string {
  const told = tellField(view, at, words);
  return at === 'sea' ? told : `${told}, ${tellDistance(view, at, words)}`;
}

export function tellDistance(view: BeachView, at: string, words: Say): string {
  return words('to-the-sea', { count: view.rows - Number(at.slice(1)) + 1 });
}

export function tellMarks(field: Field, words: Say): string[] {
  return field.marks.map((mark) => {
    if (mark === 'current') return words('field-current', { to: field.to ?? '' });
    if (mark === 'shortcut') {
      const cost = (field.cost ?? []).map((basic) => words('basic-name', { basic })).join(', ');
      return words('field-shortcut', { to: field.to ?? '', cost });
    }
    return words('field-mark', { mark });
  });
}

/** A field with what its marks do, in whole sentences. */
export function explainField(view: BeachView, field: Field, words: Say): string {
  const help = field.marks.map((mark) => words('mark-help', { mark }));
  const known = view.pack?.surprises.find((tile) => tile.at === field.at)?.surprise;
  const surprise = known ? [words('surprise-help', { surprise: known })] : [];
  const event = changedOn(view, field);
  const changed = event
    ? [`${words('happening-now', { happening: event })}. ${words('happening-help', { happening: event })}`]
    : [];
  return [`${tellSpot(view, field.at, words)}.`, ...help, ...surprise, ...changed].join(' ');
}

export function fieldMarks(field: Field): Mark[] {
  return field.marks.map((mark) => ({
    symbol: FIELD_SYMBOLS[mark] ?? 'rock',
    turn: mark === 'current' ? TURNS[(field.to ?? 'ahead') as Direction] : 0,
  }));
}

/** The marks of fields with their drawings, for the legend. */
export const LEGEND = Object.entries(FIELD_SYMBOLS);
