/** A turn of Oh Crab! in a sentence or two: how far the crab went, what it took, whom it pushed. */
import { eventsWithin, tellTurn, type Turn } from '../../lib/words/recap';
import type { Say } from '../../lib/words/speech.svelte';
import { tellEvent } from '../../lib/words/telling';

const STEPS = ['move', 'jump', 'side_jump', 'shortcut', 'change', 'ride'];
/** What is told at length even in few words. */
const WORTH_TELLING = ['fell', 'sea', 'found', 'place'];
/** Whoever had planned to rest does so without a click, and then keeps a card. */
const RESTING = ['rest', 'keep'];

export function recapTurn(turn: Turn, words: Say, names: string[]): string {
  const deeds = turn.lines.flatMap(({ actor, do: what }) => (what && actor === turn.seat ? [what] : []));
  const events = turn.lines.flatMap(eventsWithin);
  const own = events.filter((event) => event['seat'] === turn.seat);
  const steps = deeds.filter((what) => STEPS.includes(what.do)).length;
  const shells = own
    .filter(({ event }) => event.startsWith('shells'))
    .reduce((sum, event) => sum + Number(event['count']), 0);
  const cards = own.filter(({ event }) => event === 'took').length;
  const pushed = new Set(deeds.flatMap((what) => (what.do === 'push' ? [Number(what['seat'])] : [])));
  const parts = [
    ...(deeds.some((what) => RESTING.includes(what.do)) ? [words('recap-rest')] : []),
    ...(steps > 0 ? [words('recap-steps', { count: steps })] : []),
    ...[...pushed].map((seat) => words('recap-push', { player: names[seat] ?? '' })),
    ...(shells > 0 ? [words('shell-count', { count: shells })] : []),
    ...(cards > 0 ? [words('recap-cards', { count: cards })] : []),
  ];
  if (parts.length === 0) {
    // Between two turns everybody plans: that is no part of the one before.
    return tellTurn({ ...turn, lines: turn.lines.filter((line) => line.do?.do !== 'plan') }, words, names);
  }
  return [
    words('recap-turn', { player: names[turn.seat] ?? '', deeds: parts.join(', ') }),
    ...events
      .filter(({ event }) => WORTH_TELLING.includes(event))
      .map((event) => tellEvent(words, event, names)),
  ].join(' ');
}
