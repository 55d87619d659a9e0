/** What a choice would lead to, in sentences: for the plain table and for ears. */
import { CHANCE, type Outcome, type Preview } from '../net/messages';
import type { Say } from './speech.svelte';
import { tellAction, tellEvent } from './telling';

/** More outcomes than this are no help. */
const MOST_OUTCOMES = 8;

export function tellConsequence(preview: Preview, words: Say, names: string[]): string[] {
  if (!preview.known) return [words('only-afterwards')];
  return [
    ...preview.events.map((event) => tellEvent(words, event, names)),
    ...tellOdds(preview.outcomes ?? [], words, names),
  ];
}

/** What chance may bring, the likeliest first. */
export function tellOdds(outcomes: Outcome[], words: Say, names: string[]): string[] {
  const likely = outcomes.length <= MOST_OUTCOMES ? [...outcomes].sort((a, b) => b.odds - a.odds) : [];
  return likely.map(({ do: what, odds }) =>
    words('odds-of', { percent: Math.round(odds * 100), what: tellAction(words, CHANCE, what, names) }),
  );
}
