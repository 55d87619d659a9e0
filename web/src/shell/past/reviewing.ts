/** A review in words and numbers: what was given away and what luck brought, as percent of a victory or as points. */
import { CHANCE, type Decision, type Do, type Draw, type GameReview } from '../../lib/net/messages';
import type { Say } from '../../lib/words/speech.svelte';
import { tellAction, tellChoice } from '../../lib/words/telling';

type Measure = GameReview['measure'];

/** An amount as a person reads it: 4.2 % or 4.2 points, with a sign where it is a difference. */
export function tellAmount(amount: number, measure: Measure, say: Say, signed = true): string {
  const scaled = Math.round((measure === 'chance' ? 1000 : 10) * amount) / 10;
  const sign = scaled < 0 ? '−' : signed && scaled > 0 ? '+' : '';
  return say('review-amount', { measure, sign, amount: Math.abs(scaled) });
}

/** The decisions that gave something away, the costliest first. */
export function listMistakes({ decisions }: GameReview): Decision[] {
  return decisions.filter(({ lost }) => lost > 0).sort((a, b) => b.lost - a.lost);
}

export interface Fortune {
  draw: Draw;
  seat: number;
  luck: number;
}

/** The draws that helped somebody most. */
export function listFortunes({ draws }: GameReview, most: number): Fortune[] {
  return draws
    .map((draw) => {
      const luck = Math.max(...draw.luck);
      return { draw, seat: draw.luck.indexOf(luck), luck };
    })
    .filter(({ luck }) => luck > 0)
    .sort((a, b) => b.luck - a.luck)
    .slice(0, most);
}

export const tellPlayed = ({ played }: Decision, words: Say, names: string[]): string =>
  tellChoice(words, played.do as Do, names);
export const tellOther = ({ other }: Decision, words: Say, names: string[]): string =>
  tellChoice(words, other.do as Do, names);
export const tellDrawn = ({ drawn }: Draw, words: Say, names: string[]): string =>
  tellAction(words, CHANCE, drawn.do as Do, names);
