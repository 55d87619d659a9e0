import { expect, test } from 'vitest';
import type { Do } from '../../lib/net/messages';
import type { Arguments } from '../../lib/words/speech.svelte';
import { tellDetail } from './plain';
import { activeCrab, pushedCrab, type BeachView } from './view';

/** Says the message with what it is told. */
const words = (message: string, told: Arguments = {}): string =>
  [message, ...Object.values(told).map(String)].join(' ');

const ADA = { seat: 0, crab: 0, at: 'd16', active: true, around: { ahead: 'd17', left: 'c17' } };
const BEN = { seat: 1, crab: 0, at: 'd18', active: false, around: { ahead: 'd19' } };
const VIEW = {
  ...{ you: 0, due: 'act', rows: 21, pack: null, cards: {}, seats: [{}, {}], crabs: [ADA, BEN] },
  fields: [
    { at: 'd16', marks: ['shortcut'], to: 'd18', cost: ['forward', 'shell'] },
    ...['b16', 'c17', 'd17', 'd18', 'd19'].map((at) => ({ at, marks: at === 'b16' ? ['shell'] : [] })),
  ],
} as unknown as BeachView;
const tell = (what: Do): string => tellDetail(VIEW, what, words, ['Ada', 'Ben']);

test('a choice that leads somewhere tells what lies there, how far it is to the sea, and whose crab is there', () => {
  expect(tell({ do: 'move', to: 'left' })).toBe('c17, field-sand, to-the-sea 5');
  expect(tell({ do: 'side_jump', column: 'b' })).toBe('b16, field-mark shell, to-the-sea 6');
  expect(tell({ do: 'jump', to: 'ahead' })).toBe('d18, field-sand, to-the-sea 4, crab-there Ben 0');
});

test('a choice about a crab that stays tells where it is', () => {
  expect(tell({ do: 'change', seat: 1, crab: 0 })).toBe('d18, field-sand, to-the-sea 4');
});

test('a place to build on is told by who stands before it', () => {
  expect(tell({ do: 'build', field: 'd19' })).toBe('to-the-sea 3, right-before Ben 0');
});

test('a shortcut is told with its price, where it leads and who is there', () => {
  expect(tell({ do: 'shortcut' })).toBe(
    'effect-shortcut d18 basic-name forward, basic-name shell. d18, field-sand, to-the-sea 4, crab-there Ben 0',
  );
});

test('until it is chosen which of two crabs begins, none is the active one', () => {
  expect(activeCrab(VIEW)?.at).toBe('d16');
  expect(activeCrab({ ...VIEW, due: 'choose_crab' })).toBeUndefined();
});

test('while a card is paid for the field, who was there before is the one being pushed', () => {
  expect(pushedCrab(VIEW)).toBeUndefined();
  const pushed = pushedCrab({
    ...VIEW,
    crabs: [{ ...ADA, at: 'd18' }, BEN] as unknown as BeachView['crabs'],
  });
  expect(pushed?.seat).toBe(1);
});
