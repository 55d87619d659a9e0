/** A turn of Die Schatztaucher in one sentence: where the dive went and what came of it. */
import type { Do, Happening } from '../../lib/net/messages';
import { tellTurn, type Turn } from '../../lib/words/recap';
import type { Say } from '../../lib/words/speech.svelte';
import { tellAction, tellArguments, tellEvent } from '../../lib/words/telling';

export function recapTurn(turn: Turn, words: Say, names: string[]): string {
  const deeds = turn.lines.flatMap((line) => (line.do ? [line.do] : []));
  const events = turn.lines.flatMap((line) => line.events ?? []);
  const bonus = events.filter(({ event }) => event === 'bonus').map((each) => tellEvent(words, each, names));
  return [tellOutcome(turn, deeds, events, words, names), ...bonus].join(' ');
}

function tellOutcome(
  turn: Turn,
  deeds: readonly Do[],
  events: readonly Happening[],
  words: Say,
  names: string[],
): string {
  const did = (name: string): Do | undefined => deeds.findLast((each) => each.do === name);
  const came = (name: string): Happening | undefined => events.findLast((each) => each.event === name);
  const buoy = did('buoy')?.['buoy'] as number | undefined;
  const player = names[turn.seat] ?? '';
  const say = (message: string, told: Do | Happening | undefined): string =>
    words(message, { ...tellArguments(told ?? { do: '' }, names), player, buoy: buoy ?? 0 });
  const swap = did('swap');
  if (swap) return tellAction(words, turn.seat, swap, names);
  if (came('fight-won')) return say('recap-won', came('fight-won'));
  if (came('fight-lost')) return say('recap-lost', came('fight-lost'));
  if (did('salvage') ?? came('salvaged')) return say('recap-wreck', did('salvage') ?? came('salvaged'));
  if (buoy === undefined) return say('recap-no-dive', undefined);
  if (did('surface') ?? came('no-die-left')) return say('recap-nothing', undefined);
  return did('turn') ? say('recap-took', did('turn')) : tellTurn(turn, words, names);
}
