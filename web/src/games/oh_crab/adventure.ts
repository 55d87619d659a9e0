/** The Adventure Pack of Oh Crab! in words: events, the open challenge with how all stand, abilities and treasures. */
import type { Choice, Do } from '../../lib/net/messages';
import type { PlainLine, PlainPart } from '../../lib/plain/plain';
import type { Say } from '../../lib/words/speech.svelte';
import { edgeRow, plateOf, type Ability, type BeachView, type Field, type Pack } from './view';

/** The parts of the modules in play. */
export function describeAdventure({ pack }: BeachView, words: Say, names: string[]): PlainPart[] {
  return pack ? [...describeEvents(pack, words), ...describeChallenges(pack, words, names)] : [];
}

function describeEvents(pack: Pack, words: Say): PlainPart[] {
  if (!pack.modules.includes('events')) return [];
  const holding = [pack.shown, pack.ongoing?.happening].flatMap((happening) =>
    happening ? [explained(words('happening-now', { happening }), happening, words)] : [],
  );
  const ahead = pack.events.map(({ plate, happening }) =>
    happening
      ? explained(words('happening-known', { number: plate, happening }), happening, words)
      : { text: words('happening-hidden', { number: plate }) },
  );
  const announced = pack.announced.map((happening) => words('happening-name', { happening })).join(', ');
  const coming = announced ? [{ text: words('happenings-to-come', { names: announced }) }] : [];
  return [{ heading: words('happenings'), lines: [...holding, ...ahead, ...coming] }];
}

function explained(text: string, happening: string, words: Say): PlainLine {
  return { text, lines: [{ text: words('happening-help', { happening }) }] };
}

function describeChallenges(pack: Pack, words: Say, names: string[]): PlainPart[] {
  if (!pack.challenge) return [];
  const { challenge, values, awards } = pack.challenge;
  const lines: PlainLine[] = pack.challenges.map((number, at) =>
    at === 0 && challenge
      ? {
          text: words('challenge-now', { number, challenge }),
          lines: [{ text: words('challenge-help', { challenge }) }, ...standings(values, words, names)],
        }
      : { text: words('challenge-hidden', { number }) },
  );
  const told = awards.map((award) => words('award-name', { award })).join(', ');
  return [
    { heading: words('challenges'), lines: [...lines, { text: words('award-choices', { names: told }) }] },
  ];
}

function standings(values: number[], words: Say, names: string[]): PlainLine[] {
  return values.map((value, seat) => ({
    text: words('challenge-standing', { player: names[seat] ?? '', value }),
    marks: [{ seat }],
  }));
}

/** What lies before a player: abilities with their charges, cards to choose from, treasures. */
export function describePossessions({ pack }: BeachView, seat: number, words: Say): PlainLine[] {
  if (!pack) return [];
  const own = pack.abilities.filter((each) => each.seat === seat);
  const lines = own.map((each) => tellAbility(each, own.length > 1, words));
  const dealt = (pack.dealt[seat] ?? []).map((ability) => words('ability-name', { ability })).join(', ');
  if (dealt) lines.push({ text: words('abilities-to-choose', { names: dealt }) });
  if (pack.modules.includes('surprises')) lines.push(tellTreasures(pack.treasures[seat] ?? [], words));
  return lines;
}

function tellAbility({ crab, ability, charges, most }: Ability, several: boolean, words: Say): PlainLine {
  return {
    text: several ? words('ability-of-crab', { crab, ability }) : words('ability-of', { ability }),
    lines: [
      { text: words('charges-left', { count: charges, most }) },
      { text: words('ability-help', { ability }) },
    ],
  };
}

function tellTreasures(treasures: string[], words: Say): PlainLine {
  if (treasures.length === 0)
    return { text: words('name-and-what', { name: words('treasures'), what: words('no-treasures') }) };
  const lines = treasures.map((surprise) => ({
    text: `${words('surprise-name', { surprise })}. ${words('surprise-help', { surprise })}`,
  }));
  return { text: words('treasures'), lines };
}

/** An event, a challenge, an ability, a surprise: its name and what it does. */
function explain(kind: string, name: string, words: Say): string {
  const told = { [kind]: name };
  return words('name-and-what', { name: words(`${kind}-name`, told), what: words(`${kind}-help`, told) });
}

export function aboutEvent(happening: string, words: Say): string {
  return explain('happening', happening, words);
}

export function aboutChallenge(challenge: string, words: Say): string {
  return explain('challenge', challenge, words);
}

export function aboutAbility(ability: string, words: Say): string {
  return explain('ability', ability, words);
}

export function aboutSurprise(surprise: string, words: Say): string {
  return explain('surprise', surprise, words);
}

export function chargesOf({ charges, most }: Ability, words: Say): string {
  return `${words('charges-left', { count: charges, most })}.`;
}

/** The events in force: the one just revealed, and the one that goes on. */
export function listInForce({ pack }: BeachView): string[] {
  return [...new Set([pack?.shown, pack?.ongoing?.happening])].filter((each) => typeof each === 'string');
}

/** What an ongoing event changes: a mark on the fields of its plate, or something that lies elsewhere. */
const CHANGED_MARKS: Record<string, string> = { E12: 'obstacle', E13: 'knock', E14: 'shell' };
const CHANGED_THINGS: Record<string, 'chef' | 'extras'> = {
  E08: 'chef',
  E09: 'chef',
  E10: 'extras',
  E11: 'extras',
};

/** The ongoing event, if it changes what this field does. */
export function changedOn(view: BeachView, field: Field): string | null {
  const ongoing = view.pack?.ongoing;
  const mark = ongoing && CHANGED_MARKS[ongoing.happening];
  return mark && field.marks.includes(mark) && plateOf(view, field.at) === ongoing.plate
    ? ongoing.happening
    : null;
}

/** The ongoing event, if it changes the chef or the extra actions. */
export function changedFor({ pack }: BeachView, thing: 'chef' | 'extras'): string | null {
  const happening = pack?.ongoing?.happening;
  return happening && CHANGED_THINGS[happening] === thing ? happening : null;
}

/** A card at the edge of a plate; `next`: the one of its kind that is resolved next. */
export interface EdgeCard {
  at: string;
  kind: 'event' | 'challenge';
  id: string | null;
  text: string;
  next: boolean;
  tilt: number;
}

/** The cards that lie at the edges of the plates: in the corners that the plates leave free. */
export function listEdgeCards(view: BeachView, words: Say): EdgeCard[] {
  const { pack } = view;
  if (!pack) return [];
  const card = (kind: EdgeCard['kind'], plate: number, id: string | null, text: string, next: boolean) => {
    const at = `${kind === 'event' ? 'a' : 'g'}${edgeRow(view, kind === 'event' ? plate - 1 : plate)}`;
    return { at, kind, id, text, next, tilt: (plate % 2 ? -1 : 1) * (kind === 'event' ? 3 : 4) };
  };
  const told = (plate: number, happening: string | null): string =>
    happening
      ? `${words('happening-known', { number: plate, happening })}. ${words('happening-help', { happening })}`
      : words('happening-hidden', { number: plate });
  const ahead = pack.events.map(({ plate, happening }, at) =>
    card('event', plate, happening, told(plate, happening), at === 0),
  );
  const { ongoing, challenge } = pack;
  const inForce = ongoing
    ? [card('event', ongoing.plate, ongoing.happening, aboutEvent(ongoing.happening, words), false)]
    : [];
  const contests = pack.challenges.map((plate, at) => {
    const open = at === 0 ? (challenge?.challenge ?? null) : null;
    const text = open ? aboutChallenge(open, words) : words('challenge-hidden', { number: plate });
    return card('challenge', plate, open, text, at === 0);
  });
  return [...inForce, ...ahead, ...contests];
}

/** What answers a question of the pack. */
export const ANSWERS: ReadonlySet<string> = new Set([
  'decline',
  'spend_charge',
  'award',
  'choose_ability',
  'regenerate',
  'scout',
  'exchange',
]);

/** Whether somebody is asked to use an ability at a moment that is not of their choosing. */
export function isInterrupt(legal: readonly Choice[]): boolean {
  return legal.some((choice) => choice.do.do === 'decline');
}

/** The choices that answer a question of the pack. */
export function listAnswers(legal: readonly Choice[]): Choice[] {
  const asked = isInterrupt(legal);
  return legal.filter(({ do: what }) => ANSWERS.has(what.do) || (asked && what.do === 'use_ability'));
}

/** What a choice of the pack shows. */
export function picturedIn(what: Do): { id: string; kind: 'ability' | 'award' | 'treasure' } | null {
  switch (what.do) {
    case 'award':
      return { id: String(what['award']), kind: 'award' };
    case 'treasure':
      return { id: String(what['surprise']), kind: 'treasure' };
    case 'use_ability':
    case 'choose_ability':
      return { id: String(what['ability']), kind: 'ability' };
    default:
      return null;
  }
}

/** The face-down tile on a field, if there is one. */
export function tellSurprise({ pack }: BeachView, at: string, words: Say): string[] {
  const tile = pack?.surprises.find((each) => each.at === at);
  if (!tile) return [];
  return [
    tile.surprise ? words('field-surprise-known', { surprise: tile.surprise }) : words('field-surprise'),
  ];
}

/** What a choice of the pack does. */
export function explainChoice(what: Do, words: Say): string {
  switch (what.do) {
    case 'use_ability':
    case 'choose_ability':
      return words('ability-help', { ability: String(what['ability']) });
    case 'treasure':
      return words('surprise-help', { surprise: String(what['surprise']) });
    default:
      return '';
  }
}
