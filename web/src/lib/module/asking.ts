/** Asks the rules that run beside the page, in a worker of their own, which is started when it is first asked. Where there
 * are none (an old browser, a page built without them, another box at the table) the answer is null, and whoever asks
 * turns to the server. */
import type { Outcome, World } from '../net/messages';

/** What the worker is asked: whether odds are told in a game at all, what to choose in a world, what chance may bring
 * after a choice. */
export type Ask =
  | { want: 'table'; game: string }
  | { want: 'choice'; game: string; world: World }
  | { want: 'odds'; game: string; world: World; action: number };

export interface Answers {
  table: boolean;
  choice: number;
  odds: Outcome[];
}

export type Question = { number: number; ask: Ask };
export type Answer = { number: number; answer: Answers[keyof Answers] | null };

const waiting = new Map<number, (answer: Answer['answer']) => void>();
let worker: Worker | null = null;
let broken = typeof Worker === 'undefined' || typeof WebAssembly === 'undefined';
let asked = 0;

export async function askRules<Want extends Ask['want']>(
  ask: Ask & { want: Want },
): Promise<Answers[Want] | null> {
  if (!broken) worker ??= start();
  if (broken) return null;
  const number = (asked += 1);
  const answer = new Promise<Answer['answer']>((resolve) => waiting.set(number, resolve));
  worker?.postMessage({ number, ask } satisfies Question);
  return (await answer) as Answers[Want] | null;
}

function start(): Worker | null {
  try {
    const started = new Worker(new URL('./rules.worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<Answer>) => settle(data.number, data.answer);
    started.onerror = giveUp;
    return started;
  } catch {
    giveUp();
    return null;
  }
}

function settle(number: number, answer: Answer['answer']): void {
  waiting.get(number)?.(answer);
  waiting.delete(number);
}

/** A worker that does not start, or breaks, is not asked again. */
function giveUp(): void {
  broken = true;
  worker?.terminate();
  for (const number of waiting.keys()) settle(number, null);
}
