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

const waiting = new Map<number, { ask: Ask; tell: (answer: Answer['answer']) => void }>();
let worker: Worker | null = null;
/** Whether the worker has ever answered. */
let works = false;
let broken = typeof Worker === 'undefined' || typeof WebAssembly === 'undefined';
let asked = 0;

export async function askRules<Want extends Ask['want']>(
  ask: Ask & { want: Want },
): Promise<Answers[Want] | null> {
  if (!broken) worker ??= start();
  if (broken) return null;
  const number = (asked += 1);
  const answer = new Promise<Answer['answer']>((tell) => waiting.set(number, { ask, tell }));
  worker?.postMessage({ number, ask } satisfies Question);
  return (await answer) as Answers[Want] | null;
}

function start(): Worker | null {
  try {
    const name = `rules ${Math.random()}`;
    const started = new Worker(new URL('./rules.worker.ts', import.meta.url), { type: 'module', name });
    started.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (!works) outlive(started, name);
      works = true;
      settle(data.number, data.answer);
    };
    started.onerror = giveUp;
    return started;
  } catch {
    giveUp();
    return null;
  }
}

/** A browser that needs the memory ends a worker without a word; then the lock that bears its name is free. */
function outlive(started: Worker, name: string): void {
  if (!('locks' in navigator)) return;
  void navigator.locks.request(name, () => {
    if (worker === started) replace();
  });
}

function settle(number: number, answer: Answer['answer']): void {
  waiting.get(number)?.tell(answer);
  waiting.delete(number);
}

/** Another worker for the one that is gone, which goes on with what that one was asked. */
function replace(): void {
  works = false;
  worker = waiting.size > 0 ? start() : null;
  for (const [number, { ask }] of waiting) worker?.postMessage({ number, ask } satisfies Question);
}

/** A worker that does not start, or breaks, is not asked again. */
function giveUp(): void {
  broken = true;
  worker?.terminate();
  worker = null;
  for (const number of waiting.keys()) settle(number, null);
}
