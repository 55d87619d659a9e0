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

/** What chance may bring, the likeliest first. What sounds the same (two cards of a deck) is told once. */
export function tellOdds(outcomes: Outcome[], words: Say, names: string[]): string[] {
  const odds = new Map<string, number>();
  for (const outcome of outcomes) {
    const what = tellAction(words, CHANCE, outcome.do, names);
    odds.set(what, (odds.get(what) ?? 0) + outcome.odds);
  }
  if (odds.size > MOST_OUTCOMES) return [];
  return [...odds]
    .sort(([, a], [, b]) => b - a)
    .map(([what, share]) => words('odds-of', { percent: Math.round(share * 100), what }));
}
