import { expect, test } from 'vitest';
import type { Preview } from '../net/messages';
import { tellConsequence } from './consequence';

const words = (id: string, told: Record<string, unknown> = {}): string =>
  id === 'odds-of' ? `${told['percent']} ${told['what']}` : [id, told['number'] ?? []].flat().join(' ');
const preview: Preview = {
  known: true,
  due: 'light',
  actors: [-1],
  awaited: [-1],
  events: [{ event: 'bonus', seat: 0 }],
  view: {},
  outcomes: [
    { do: { do: 'show' }, odds: 0.25 },
    { do: { do: 'hide' }, odds: 0.75 },
  ],
};

test('what surely happens, then what may, the likeliest first', () => {
  expect(tellConsequence(preview, words, ['a'])).toEqual(['event-bonus', '75 log-hide', '25 log-show']);
});

test('what cannot be known is not told, and a roll of the dice is not written out', () => {
  expect(tellConsequence({ ...preview, known: false }, words, ['a'])).toEqual(['only-afterwards']);
  const outcomes = Array.from({ length: 20 }, (_, number) => ({ do: { do: 'roll', number }, odds: 0.05 }));
  expect(tellConsequence({ ...preview, events: [], outcomes }, words, ['a'])).toEqual([]);
});

test('outcomes that sound the same are told once', () => {
  const outcomes = Array.from({ length: 20 }, () => ({ do: { do: 'refill' }, odds: 0.05 }));
  expect(tellConsequence({ ...preview, events: [], outcomes }, words, ['a'])).toEqual(['100 log-refill']);
});
