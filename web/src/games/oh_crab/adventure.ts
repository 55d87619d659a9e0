/** The Adventure Pack of Oh Crab! in words: events, the open challenge with how all stand, abilities and treasures. */
import type { Do } from '../../lib/net/messages';
import type { PlainLine, PlainPart } from '../../lib/plain/plain';
import type { Say } from '../../lib/words/speech.svelte';
import type { Ability, BeachView, Pack } from './view';

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
  if (treasures.length === 0) return { text: `${words('treasures')}: ${words('no-treasures')}` };
  const lines = treasures.map((surprise) => ({
    text: `${words('surprise-name', { surprise })}. ${words('surprise-help', { surprise })}`,
  }));
  return { text: words('treasures'), lines };
}

/** What of the pack matters in this turn, in a word each, with what it does: the event in force, the open challenge, the
 * ability of the active crab with its charges, and the active player's treasures. */
export function listChips(view: BeachView, words: Say): { text: string; about: string }[] {
  const { pack, turn } = view;
  if (!pack) return [];
  const events = [pack.shown, pack.ongoing?.happening].flatMap((happening) =>
    happening
      ? [{ text: words('happening-name', { happening }), about: words('happening-help', { happening }) }]
      : [],
  );
  const challenge = pack.challenge?.challenge;
  const contest = challenge
    ? [{ text: words('challenge-name', { challenge }), about: words('challenge-help', { challenge }) }]
    : [];
  const crab = view.crabs.find((each) => each.active);
  const abilities = pack.abilities
    .filter((each) => each.seat === crab?.seat && each.crab === crab.crab)
    .map(({ ability, charges, most }) => ({
      text: `${words('ability-name', { ability })} ${charges}/${most}`,
      about: words('ability-help', { ability }),
    }));
  const treasures = (pack.treasures[turn] ?? []).map((surprise) => ({
    text: words('surprise-name', { surprise }),
    about: words('surprise-help', { surprise }),
  }));
  return [...events, ...contest, ...abilities, ...treasures];
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
