import { expect, test } from 'vitest';
import type { Line } from '../net/messages';
import { tellLines } from './log';
import type { Say } from './speech.svelte';

const words: Say = (message, args) => `${message} ${JSON.stringify(args ?? {})}`;

test('actions, what they bring about, and what is taken back become sentences', () => {
  const told = tellLines(
    [
      { line: 'action', number: 4, seq: 0, actor: 1, do: { do: 'die', number: 3 }, events: [] },
      {
        line: 'action',
        number: 5,
        seq: 1,
        actor: -1,
        do: { do: 'roll', dice: ['X', 2] },
        events: [{ event: 'turn', seat: 0 }],
      },
      { line: 'action', number: 6, seq: 2, do: null, events: [] },
      { line: 'undo', number: 7, seq: 3, actor: 0 },
      { line: 'said', number: 8 },
    ],
    words,
    ['Ada', 'Ben'],
  );
  expect(told.map((each) => [each.text.split(' ')[0], each.seat, each.opens])).toEqual([
    ['log-die', 1, false],
    ['log-roll', null, false],
    ['event-turn', 0, true],
    ['log-undo', 0, false],
  ]);
  expect(told[0]?.text).toContain('"who":"Ben"');
  expect(told[1]?.text).toContain('"dice":"X, 2"');
  expect(told[2]?.text).toContain('"player":"Ada"');
  expect(new Set(told.map((each) => each.key)).size).toBe(told.length);
});

test('who is asked for nothing but what follows at once has not asked', () => {
  const asked = { line: 'asked', number: 4, seat: 0, what: 'undo', to: 2 } as const;
  const undo = { line: 'undo', number: 5, seq: 3, actor: 0, to: 2, agreed: true } as const;
  const agreed = { line: 'agreed', number: 5, seat: 1 } as const;
  const tell = (lines: Line[]): string[] => tellLines(lines, words, ['Ada', 'Ben']).map(({ text }) => text);
  expect(tell([asked, undo])).toHaveLength(1);
  expect(tell([asked, agreed, undo])).toHaveLength(2);
});
