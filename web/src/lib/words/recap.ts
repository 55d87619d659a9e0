/** What the others did since somebody last played: one short text for each of their turns. */
import { CHANCE, type Happening, type Line } from '../net/messages';
import { tellLines } from './log';
import type { Say } from './speech.svelte';

/** A turn that is over. */
export interface Turn {
  seat: number;
  lines: Line[];
}

export interface Recap {
  seat: number;
  text: string;
  key: string;
}

/** How many sentences a game that has no words of its own for a turn may take. */
const MOST_SENTENCES = 3;
/** How many turns somebody who only watches is reminded of. */
const MOST_TURNS = 4;

/** The turns of others since `you` last played, oldest first; a turn that is not over is not among them. */
export function turnsOfOthers(lines: readonly Line[], you: number | null): Turn[] {
  const over = splitTurns(lines)
    .slice(0, -1)
    .filter(({ seat }) => seat !== CHANCE);
  const mine = over.findLastIndex((turn) => turn.seat === you);
  return over.slice(Math.max(mine + 1, you === null ? over.length - MOST_TURNS : 0));
}

/** A line that says whose turn it is ends the turn before, and so does one with which a round begins: until the next turn
 * it is nobody's. */
function splitTurns(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    turns.at(-1)?.lines.push(line);
    for (const event of line.events ?? []) {
      if (event.event === 'turn') turns.push({ seat: event['seat'] as number, lines: [] });
      else if (event.event === 'round') turns.push({ seat: CHANCE, lines: [] });
    }
  }
  return turns;
}

/** What a line of a turn brought about before the next turn or round began. */
export function eventsWithin({ events = [] }: Line): Happening[] {
  const end = events.findIndex(({ event }) => event === 'turn' || event === 'round');
  return end < 0 ? events : events.slice(0, end);
}

/** A turn in the words of its log: what it brought about, else what was done. */
export function tellTurn({ lines, seat }: Turn, words: Say, names: string[]): string {
  const told = lines.filter((line) => (line.actor ?? CHANCE) === seat || line.events?.length);
  const sentences = told.flatMap((line) => {
    const events = eventsWithin(line);
    return tellLines([{ ...line, events, ...(events.length > 0 ? { do: null } : {}) }], words, names);
  });
  return sentences
    .slice(-MOST_SENTENCES)
    .map((sentence) => sentence.text)
    .join(' ');
}
