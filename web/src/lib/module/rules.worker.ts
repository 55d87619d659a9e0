/** The rules of the games beside the page. A game's module, and the table of what its chance can bring, are loaded when
 * somebody first asks about a world of that game; both were made with this page. No game is known here: entry points of
 * the module are called, and outcomes are told by the table. */
import type { Do, Outcome, World } from '../net/messages';
import type { Answer, Ask, Question } from './asking';
import { Rules } from './module';

/** `rules` names the rules and the box that the module was made of; where the odds are hidden there are no outcomes. */
interface ChanceTable {
  rules: string;
  outcomes: Record<string, Do>;
}

const CHANCE = -1;
const modules = import.meta.glob<string>('../../../modules/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});
const tables = import.meta.glob<string>('../../../modules/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const opened = new Map<string, Promise<unknown>>();

/** The lock that bears this worker's name, held as long as it lives. */
const alive = new Promise<void>((held) => {
  if (!('locks' in navigator)) held();
  else
    void navigator.locks.request(self.name, () => {
      held();
      return new Promise(() => {});
    });
});

onmessage = async ({ data }: MessageEvent<Question>) => {
  await alive;
  const answer = await reply(data.ask).catch(() => null);
  postMessage({ number: data.number, answer } satisfies Answer);
};

async function reply(ask: Ask): Promise<Answer['answer']> {
  const table = await openTable(ask.game);
  if (!table) return null;
  if (ask.want === 'table') return Object.keys(table.outcomes).length > 0;
  if (ask.world.rules !== table.rules) return null;
  const rules = await openRules(ask.game);
  // From here to the answer nothing is waited for: there is one table, and others ask too.
  if (!rules || !lay(rules, ask.world)) return null;
  // Always the same seeds: whoever asks again is told the same.
  return ask.want === 'choice' ? rules.chooseGreedily([1, 1]) : listOutcomes(rules, ask.action, table);
}

/** What chance may bring after an action, with its probabilities. */
function listOutcomes(rules: Rules, action: number, table: ChanceTable): Outcome[] | null {
  rules.step(action);
  if (rules.actor() !== CHANCE) return null;
  const weights = rules.odds();
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return rules.legal().map((id, at) => ({
    do: table.outcomes[id] as Do,
    odds: (weights[at] ?? 0) / total,
  }));
}

/** Lay this world on the table, if it is one of this game. */
function lay(rules: Rules, world: World): boolean {
  const state = Uint8Array.from(atob(world.state), (sign) => sign.charCodeAt(0));
  if (rules.stateSize !== state.length) return false;
  rules.lay(state);
  return true;
}

function openTable(game: string): Promise<ChanceTable | null> {
  return openOnce(tables[`../../../modules/${game}.json`], (found) => found.json() as Promise<ChanceTable>);
}

function openRules(game: string): Promise<Rules | null> {
  const open = async (found: Response): Promise<Rules> => Rules.load(await found.arrayBuffer());
  return openOnce(modules[`../../../modules/${game}.wasm`], open);
}

/** What lies at an address, if there is one: loaded once, and again after a failure. */
async function openOnce<T>(
  address: string | undefined,
  open: (found: Response) => Promise<T>,
): Promise<T | null> {
  if (address === undefined) return null;
  if (!opened.has(address)) opened.set(address, load(address).then(open));
  try {
    return (await opened.get(address)) as T;
  } catch (error) {
    opened.delete(address);
    throw error;
  }
}

async function load(address: string): Promise<Response> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found;
}
