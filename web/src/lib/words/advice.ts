/** A hint in words: what a choice promises, how sure that is, and what it leads to. */
import { CHANCE, type Advice, type Advised, type Expected } from '../net/messages';
import type { Say } from './speech.svelte';
import { tellAction, tellEvent } from './telling';

export function tellEstimate(
  { estimate, error }: Pick<Advised, 'estimate' | 'error'>,
  measure: Advice['measure'],
  words: Say,
): string {
  return measure === 'chance'
    ? words('hint-chance', {
        percent: Math.round(100 * estimate),
        error: Math.max(1, Math.round(100 * error)),
      })
    : words('hint-points', { points: Math.round(estimate), error: Math.round(10 * error) / 10 });
}

/** What mostly comes about by one's next turn, and the points that it brings. */
export function tellReason({ expected, gain, others }: Advised, words: Say, names: string[]): string[] {
  const worth = (points: number): string => words('hint-worth', { worth: Math.round(10 * points) / 10 });
  const whole =
    others === null
      ? words('hint-gain-alone', { gain: worth(gain) })
      : words('hint-gain', { gain: worth(gain), others: worth(others) });
  return [...expected.map((each) => tellExpected(each, words, names)), whole];
}

function tellExpected({ odds, actor, do: what, event }: Expected, words: Say, names: string[]): string {
  const told = event
    ? tellEvent(words, event, names)
    : what
      ? tellAction(words, actor ?? CHANCE, what, names)
      : '';
  return odds === 1 ? told : words('hint-odds', { percent: Math.round(100 * odds), what: told });
}
