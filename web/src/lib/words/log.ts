/** The journal of a table as sentences. */
import { CHANCE, type Happening, type Line } from '../net/messages';
import type { Say } from './speech.svelte';
import { tellAction, tellEvent } from './telling';

export interface Sentence {
  key: string;
  text: string;
  /** Whose mark stands before it. */
  seat: number | null;
  /** Whether a turn begins with it. */
  opens: boolean;
  /** How many entries the game log had after it; null: it is no entry of the game log. */
  after: number | null;
}

/** The game's lines as sentences, oldest first. */
export function tellLines(lines: readonly Line[], words: Say, names: string[]): Sentence[] {
  return lines.flatMap((line, at) => (isGranted(line, lines[at + 1]) ? [] : tellLine(line, words, names)));
}

/** Whoever plays with bots only has asked nobody. */
function isGranted(asked: Line, next: Line | undefined): boolean {
  return asked.line === 'asked' && next?.line === 'undo' && next['to'] === asked['to'];
}

/** The sentences of one turn; what happened before the first turn has no opening. */
export interface ToldTurn {
  key: string;
  opening: Sentence | null;
  sentences: Sentence[];
}

/** Sentences by turns, oldest first. */
export function groupByTurn(told: readonly Sentence[]): ToldTurn[] {
  const turns: ToldTurn[] = [];
  for (const sentence of told) {
    if (sentence.opens) turns.push({ key: sentence.key, opening: sentence, sentences: [] });
    else if (turns.length === 0) turns.push({ key: sentence.key, opening: null, sentences: [sentence] });
    else turns.at(-1)?.sentences.push(sentence);
  }
  return turns;
}

function tellLine(line: Line, words: Say, names: string[]): Sentence[] {
  const key = `${line.seq ?? ''}/${line.number}`;
  const sentence = (text: string, seat: number | null, extra = ''): Sentence => ({
    key: key + extra,
    text,
    seat,
    opens: false,
    after: line.seq === undefined ? null : line.seq + 1,
  });
  switch (line.line) {
    case 'action': {
      const actor = line.actor ?? CHANCE;
      const said = line.do
        ? [sentence(tellAction(words, actor, line.do, names), actor === CHANCE ? null : actor)]
        : [];
      const events = (line.events ?? []).map((event, at) => ({
        ...sentence(tellEvent(words, event, names), seatOf(event), ` ${at}`),
        opens: event.event === 'turn',
      }));
      return [...said, ...events];
    }
    case 'undo':
      return [sentence(words('log-undo', { who: names[line.actor ?? 0] ?? '' }), line.actor ?? null)];
    case 'handed-over':
    case 'taken-back':
    case 'removed':
    case 'asked':
    case 'declined': {
      const seat = line['seat'] as number;
      const what = typeof line['what'] === 'string' ? line['what'] : '';
      return [sentence(words(`line-${line.line}`, { who: names[seat] ?? '', what }), seat)];
    }
    case 'withdrawn': {
      const late = (line['seats'] as number[]).map((seat) => names[seat] ?? '');
      return [sentence(words('line-withdrawn', { names: late.join(', ') }), null)];
    }
    case 'abandoned':
    case 'published':
      return [sentence(words(`line-${line.line}`), null)];
    default:
      return [];
  }
}

function seatOf(event: Happening): number | null {
  return typeof event['seat'] === 'number' ? event['seat'] : null;
}
