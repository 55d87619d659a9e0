/** Actions and results in words, for any game: the sentences are in its catalogue, the arguments come from here. The
 * terminal does the same in `seaboard/terminal/telling.py`. */
import { CHANCE, type Do, type Happening, type Json, type ScoreSheet, type View } from '../net/messages';
import type { TieBreaks } from '../plain/plain';
import type { Arguments, Say } from './speech.svelte';

/** The id of a message: messageId('due', 'choose_die') is `due-choose-die`. */
export function messageId(kind: string, name: string): string {
  return `${kind}-${name.replaceAll('_', '-')}`;
}

/** The fields of a readable action as arguments of a message; `player` is the name of the seat it speaks of. */
export function tellArguments(told: { [field: string]: Json }, names: string[]): Arguments {
  const args: Arguments = {};
  for (const [field, value] of Object.entries(told)) {
    if (Array.isArray(value))
      args[field] = value
        .map((each) => (typeof each === 'object' ? JSON.stringify(each) : String(each)))
        .join(', ');
    else if (typeof value === 'number' || typeof value === 'string') args[field] = value;
    else if (typeof value === 'boolean') args[field] = value ? 'True' : 'False';
  }
  const seat = told['seat'];
  if (typeof seat === 'number' && names[seat] !== undefined) args['player'] = names[seat];
  return args;
}

export function tellChoice(words: Say, what: Do, names: string[]): string {
  return words(messageId('choice', what.do), tellArguments(what, names));
}

export function tellAction(words: Say, actor: number, what: Do, names: string[]): string {
  const who = actor === CHANCE ? words('chance') : (names[actor] ?? '');
  return words(messageId('log', what.do), { who, ...tellArguments(what, names) });
}

export function tellEvent(words: Say, event: Happening, names: string[]): string {
  return words(messageId('event', event.event), tellArguments(event, names));
}

/** Who has won. Nobody wins alone: there the game says how good the result is. */
export function tellWinners(words: Say, sheet: ScoreSheet, names: string[], verdict = ''): string {
  if (names.length === 1) return verdict || words('game-over');
  const winners = sheet.winners.map((seat) => names[seat] ?? '');
  return winners.length === 1
    ? words('winner', { name: winners[0] ?? '' })
    : words('winners-shared', { names: winners.join(', ') });
}

/** What decided between those who would share the victory else: each count that was compared, until one decides. */
export function tellTie(
  words: Say,
  ties: TieBreaks | undefined,
  view: View,
  sheet: ScoreSheet,
  names: string[],
): string[] {
  let tied = ties?.tied(view, sheet) ?? [];
  return Object.entries(ties?.counts ?? {}).flatMap(([name, count]) => {
    if (tied.length < 2) return [];
    const counts = tied.map((seat) => count(view, seat));
    const standing = tied.map((seat, at) => `${names[seat] ?? ''} ${counts[at]}`).join(', ');
    tied = tied.filter((_, at) => counts[at] === Math.max(...counts));
    return [words(messageId('tie', name), { standing })];
  });
}

/** The message id of a rule's sentence: ST-2.11 is `rule-ST-2-11`. */
export function ruleMessage(rule: string): string {
  return 'rule-' + rule.replaceAll('.', '-');
}

/** As a sentence begins; a field such as b7 is written as on the board. */
export function capitalize(text: string): string {
  return text.replace(/^\p{Ll}(?!\d)/u, (letter) => letter.toUpperCase());
}

/** What something is called and what it is, as sentences; a name with which the second begins is not said twice. */
export function tellAbout(name: string, about: string): string {
  if (about.toLowerCase().startsWith(name.toLowerCase())) return capitalize(about);
  return capitalize(name) + (/[.!?…]$/.test(name) ? ' ' : '. ') + capitalize(about);
}
