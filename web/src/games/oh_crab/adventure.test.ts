import { expect, test } from 'vitest';
import type { Arguments } from '../../lib/words/speech.svelte';
import {
  changedOn,
  describeAdventure,
  describePossessions,
  explainChoice,
  listAnswers,
  listEdgeCards,
  tellSurprise,
} from './adventure';
import { tellDetail } from './plain';
import type { BeachView, Pack } from './view';

/** Says the message with what it is told. */
const words = (message: string, told: Arguments = {}): string =>
  [message, ...Object.values(told).map(String)].join(' ');

function withPack(changes: Partial<Pack>): BeachView {
  const pack: Pack = {
    modules: ['surprises', 'events', 'challenges', 'asymmetry'],
    surprises: [],
    treasures: [[], []],
    abilities: [],
    dealt: [[], []],
    events: [],
    announced: [],
    card_due: null,
    shown: null,
    ongoing: null,
    challenge: null,
    challenges: [],
    ...changes,
  };
  return { pack, you: 0 } as unknown as BeachView;
}

test('without the pack nothing is told of it', () => {
  const view = { pack: null } as unknown as BeachView;
  expect(describeAdventure(view, words, [])).toEqual([]);
  expect(describePossessions(view, 0, words)).toEqual([]);
  expect(tellSurprise(view, 'c5', words)).toEqual([]);
});

test('events are told with what they do, as far as the reader knows them', () => {
  const view = withPack({
    ongoing: { happening: 'E08', plate: 1 },
    events: [
      { plate: 2, happening: null },
      { plate: 3, happening: 'E03' },
    ],
    announced: ['E03', 'E04'],
  });
  const [events] = describeAdventure(view, words, ['Ada', 'Ben']);
  expect(events?.lines?.map((line) => line.text)).toEqual([
    'happening-now E08',
    'happening-hidden 2',
    'happening-known 3 E03',
    'happenings-to-come happening-name E03, happening-name E04',
  ]);
});

test('the open challenge is told with how all stand and what can be won', () => {
  const challenge = { challenge: 'C1', values: [2, 0], awards: ['seaward', 'swap'] };
  const parts = describeAdventure(withPack({ challenge, challenges: [1, 2] }), words, ['Ada', 'Ben']);
  expect(parts[1]?.lines?.map((line) => line.text)).toEqual([
    'challenge-now 1 C1',
    'challenge-hidden 2',
    'award-choices award-name seaward, award-name swap',
  ]);
  expect(parts[1]?.lines?.[0]?.lines?.map((line) => line.text)).toEqual([
    'challenge-help C1',
    'challenge-standing Ada 2',
    'challenge-standing Ben 0',
  ]);
});

test('a player has abilities with charges, cards to choose from and treasures', () => {
  const ability = { seat: 1, crab: 0, ability: 'K05', charges: 1, most: 2 };
  const view = withPack({ abilities: [ability], dealt: [['K01', 'K02'], []], treasures: [[], ['T4']] });
  expect(describePossessions(view, 0, words).map((line) => line.text)).toEqual([
    'abilities-to-choose ability-name K01, ability-name K02',
    'name-and-what treasures no-treasures',
  ]);
  const [armour, treasures] = describePossessions(view, 1, words);
  expect(armour?.text).toBe('ability-of K05');
  expect(armour?.lines?.[0]?.text).toBe('charges-left 1 2');
  expect(treasures?.lines?.[0]?.text).toBe('surprise-name T4. surprise-help T4');
});

test('cards lie in the corners at the edges of their plates; the next ones can be resolved', () => {
  const view = {
    ...withPack({
      ongoing: { happening: 'E12', plate: 1 },
      events: [{ plate: 2, happening: null }],
      challenge: { challenge: 'C1', values: [0, 0], awards: [] },
      challenges: [1, 2],
    }),
    plates: ['0A', '1A', '2A', '9A'],
    rows: 16,
  };
  const cards = listEdgeCards(view, words).map(({ at, kind, id, next }) => [at, kind, id, next]);
  expect(cards).toEqual([
    ['a2', 'event', 'E12', false],
    ['a7', 'event', null, true],
    ['g7', 'challenge', 'C1', true],
    ['g12', 'challenge', null, false],
  ]);
  const castle = (at: string) => ({ at, marks: ['obstacle'] });
  expect(
    [castle('c3'), castle('c8'), { at: 'd4', marks: ['shell'] }].map((each) => changedOn(view, each)),
  ).toEqual(['E12', null, null]);
});

test('an ability is an answer only when somebody is asked for it', () => {
  const choices = ['use_ability', 'decline', 'end'].map((name, id) => ({ id, do: { do: name } }));
  expect(listAnswers(choices).map((choice) => choice.id)).toEqual([0, 1]);
  expect(listAnswers([choices[0]!, choices[2]!])).toEqual([]);
});

test('a face-down tile is named only to who has looked at it', () => {
  const tile = { at: 'c5', plate: 1, number: null, surprise: null, looked: [], treasure: false };
  expect(tellSurprise(withPack({ surprises: [tile] }), 'c5', words)).toEqual(['field-surprise']);
  const known = { ...tile, surprise: 'J1', looked: [0] };
  expect(tellSurprise(withPack({ surprises: [known] }), 'c5', words)).toEqual(['field-surprise-known J1']);
});

test('a choice of the pack is explained', () => {
  expect(explainChoice({ do: 'use_ability', ability: 'K01' }, words)).toBe('ability-help K01');
  expect(explainChoice({ do: 'treasure', surprise: 'T4' }, words)).toBe('surprise-help T4');
  expect(explainChoice({ do: 'move' }, words)).toBe('');
});

test('surprises that may be exchanged are told by where they lie and what they are', () => {
  const tile = (number: number | null, at: string, surprise: string) => ({
    ...{ at, plate: 1, number, surprise, looked: [0], treasure: false },
  });
  const view = {
    ...withPack({ surprises: [tile(1, 'b5', 'J1'), tile(2, 'd6', 'T1'), tile(3, 'e7', 'T2')] }),
    crabs: [],
    cards: {},
    fields: ['b5', 'd6', 'e7'].map((at) => ({ at, marks: [] })),
  } as unknown as BeachView;
  expect(tellDetail(view, { do: 'exchange', first: 1, second: 3 }, words, [])).toBe(
    'b5, field-surprise-known J1 – e7, field-surprise-known T2',
  );
});
