import { expect, test } from 'vitest';
import type { Happening, Line } from '../net/messages';
import { tellTurn, turnsOfOthers } from './recap';

let number = 0;
function line(actor: number, what: string, ...events: Happening[]): Line {
  number += 1;
  return { line: 'action', number, seq: number, actor, do: { do: what }, events };
}
const turn = (seat: number): Happening => ({ event: 'turn', seat });
const words = (id: string): string => id;

test('the turns of others since mine, without the one that is going on', () => {
  const lines = [
    line(-1, 'start', turn(0)),
    line(0, 'mine', turn(1)),
    line(1, 'first'),
    line(1, 'second', { event: 'won' }, turn(2)),
    line(2, 'third', turn(0)),
    line(0, 'again'),
  ];
  const turns = turnsOfOthers(lines, 0);
  expect(turns.map((each) => each.seat)).toEqual([1, 2]);
  expect(turns.map((each) => tellTurn(each, words, ['a', 'b', 'c']))).toEqual([
    'log-first event-won',
    'log-third',
  ]);
  expect(turnsOfOthers(lines, 1).map((each) => each.seat)).toEqual([2]);
  expect(turnsOfOthers(lines, null).map((each) => each.seat)).toEqual([0, 1, 2]);
});

test('the last turn of a round is over when the next round begins', () => {
  const lines = [
    line(-1, 'start', turn(0)),
    line(0, 'mine', turn(1)),
    line(1, 'theirs', { event: 'won' }, { event: 'round' }, { event: 'chef', seat: 0 }),
    line(0, 'plan'),
  ];
  const turns = turnsOfOthers(lines, 0);
  expect(turns.map((each) => tellTurn(each, words, ['a', 'b']))).toEqual(['event-won']);
});
