/** The Adventure Pack of Oh Crab! in words: events, the open challenge with how all stand, abilities and treasures. */
import type { Do } from '../../lib/net/messages';
import type { PlainLine, PlainPart } from '../../lib/plain/plain';
import type { Say } from '../../lib/words/speech.svelte';
import type { Ability, BeachView } from './view';

/** The parts of the modules in play. */
export function describeAdventure(view: BeachView, words: Say, names: string[]): PlainPart[] {
  return [...describeHappenings(view, words), ...describeChallenges(view, words, names)];
}

function describeHappenings({ happenings }: BeachView, words: Say): PlainPart[] {
  if (!happenings) return [];
  const holding = [...new Set([happenings.now, happenings.ongoing])].flatMap((happening) =>
    happening
      ? [
          {
            text: words('happening-now', { happening }),
            lines: [{ text: words('happening-help', { happening }) }],
          },
        ]
      : [],
  );
  const ahead = happenings.ahead.map(({ plate, happening }) =>
    happening
      ? {
          text: words('happening-known', { number: plate, happening }),
          lines: [{ text: words('happening-help', { happening }) }],
        }
      : { text: words('happening-hidden', { number: plate }) },
  );
  const announced = happenings.announced.map((happening) => words('happening-name', { happening })).join(', ');
  const coming = announced ? [{ text: words('happenings-to-come', { names: announced }) }] : [];
  return [{ heading: words('happenings'), lines: [...holding, ...ahead, ...coming] }];
}

function describeChallenges({ challenges }: BeachView, words: Say, names: string[]): PlainPart[] {
  if (!challenges) return [];
  const { ahead, challenge, values, awards } = challenges;
  const lines: PlainLine[] = ahead.map((number, at) =>
    at === 0 && challenge
      ? {
          text: words('challenge-now', { number, challenge }),
          lines: [{ text: words('challenge-help', { challenge }) }, ...standings(values, words, names)],
        }
      : { text: words('challenge-hidden', { number }) },
  );
  if (awards.length > 0) {
    const told = awards.map((award) => words('award-name', { award })).join(', ');
    lines.push({ text: words('award-choices', { names: told }) });
  }
  return [{ heading: words('challenges'), lines }];
}

function standings(values: number[], words: Say, names: string[]): PlainLine[] {
  return values.map((value, seat) => ({
    text: words('challenge-standing', { player: names[seat] ?? '', value }),
    marks: [{ seat }],
  }));
}

/** What lies before a player: abilities with their charges, cards to choose from, treasures. */
export function describePossessions(view: BeachView, seat: number, words: Say): PlainLine[] {
  const lines: PlainLine[] = [];
  const own = view.abilities?.crabs.filter((each) => each.seat === seat) ?? [];
  for (const each of own) lines.push(tellAbility(each, own.length > 1, words));
  const dealt = view.abilities?.dealt[seat] ?? [];
  if (dealt.length > 0) {
    const told = dealt.map((ability) => words('ability-name', { ability })).join(', ');
    lines.push({ text: words('abilities-to-choose', { names: told }) });
  }
  if (view.surprises) lines.push(tellTreasures(view.seats[seat]?.treasures ?? [], words));
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

/** The face-down tile on a field, if there is one. */
export function tellSurprise(view: BeachView, at: string, words: Say): string[] {
  const tile = view.surprises?.find((each) => each.at === at);
  if (!tile) return [];
  return [tile.surprise ? words('field-surprise-known', { surprise: tile.surprise }) : words('field-surprise')];
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
