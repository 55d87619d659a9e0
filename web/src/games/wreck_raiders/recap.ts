/** A turn of Wreck Raiders in a sentence or two: where the diver went, and what it brought to whom. */
import { CHANCE } from '../../lib/net/messages';
import { eventsWithin, tellTurn, type Turn } from '../../lib/words/recap';
import type { Say } from '../../lib/words/speech.svelte';
import { tellEvent } from '../../lib/words/telling';
import { tellShellCounts } from './things';

/** Deeds and events by which a treasure finds its place with somebody. */
const PLACED = ['display', 'vault', 'stored', 'displayed'];
/** What is told at length even in few words. */
const WORTH_TELLING = ['bumped', 'last-turns'];

interface Fact {
  name: string;
  seat: number;
  told: Record<string, unknown>;
}

export function recapTurn(turn: Turn, words: Say, names: string[]): string {
  const facts = listFacts(turn);
  const place = facts.findLast(({ name, seat }) => name === 'arrived' && seat === turn.seat)?.told['place'];
  const own = tellGains(facts, turn.seat, words);
  if (typeof place !== 'string' && !own) return tellTurn(turn, words, names);
  const player = names[turn.seat] ?? '';
  const others = names.flatMap((player, seat) => {
    const gains = seat === turn.seat ? '' : tellGains(facts, seat, words);
    return gains ? [words('recap-others', { player, gains })] : [];
  });
  const events = turn.lines.flatMap(eventsWithin).filter(({ event }) => WORTH_TELLING.includes(event));
  return [
    typeof place === 'string'
      ? words('recap-turn', { player, place, gains: own || words('nothing') })
      : words('recap-others', { player, gains: own }),
    ...others,
    ...events.map((event) => tellEvent(words, event, names)),
  ].join(' ');
}

function listFacts({ lines }: Turn): Fact[] {
  return lines.flatMap((line) => [
    ...(line.do ? [{ name: line.do.do, seat: line.actor ?? CHANCE, told: line.do }] : []),
    ...eventsWithin(line).map((event) => ({
      name: event.event,
      seat: typeof event['seat'] === 'number' ? event['seat'] : CHANCE,
      told: event,
    })),
  ]);
}

/** What somebody has gained, in counts; empty if nothing. */
function tellGains(facts: readonly Fact[], owner: number, words: Say): string {
  const own = facts.filter(({ seat }) => seat === owner);
  const count = (message: string, names: readonly string[]): string[] => {
    const found = own.filter(({ name }) => names.includes(name)).length;
    return found > 0 ? [words(message, { count: found })] : [];
  };
  return [
    ...count('recap-treasures', PLACED),
    ...tellShellGains(own, words),
    ...count('recap-exhibits', ['exhibit']),
    ...count('recap-pieces', ['built']),
  ].join(', ');
}

function tellShellGains(own: readonly Fact[], words: Say): string[] {
  const shells = new Map<string, number>();
  for (const { name, told } of own)
    if (name.startsWith('shells')) {
      const shell = String(told['shell']);
      shells.set(shell, (shells.get(shell) ?? 0) + Number(told['count']));
    }
  return shells.size > 0 ? [tellShellCounts([...shells], words)] : [];
}
