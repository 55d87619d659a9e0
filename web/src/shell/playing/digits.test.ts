import { expect, test } from 'vitest';
import type { Do } from '../../lib/net/messages';
import { digitsOf } from './digits';

function digits(...done: Do[]): (number | undefined)[] {
  const found = digitsOf(done.map((what, id) => ({ id, do: what })));
  return done.map((_, id) => found.get(id));
}

test('a die, a buoy or a number has the digit that it is called by', () => {
  expect(digits({ do: 'die', number: 2 }, { do: 'die', number: 4 })).toEqual([2, 4]);
  expect(digits({ do: 'buoy', buoy: 1 }, { do: 'buoy', buoy: 3 }, { do: 'buoy', buoy: 4 })).toEqual([
    1, 3, 4,
  ]);
});

test('what is about no number takes the digits that are left, in order', () => {
  expect(digits({ do: 'keep' }, { do: 'set', number: 1 }, { do: 'end' })).toEqual([2, 1, 3]);
});

test('where two are about the same number, it is the digit of neither', () => {
  const both = digits(
    { do: 'display', display: 1 },
    { do: 'starfish', display: 1 },
    { do: 'display', display: 2 },
  );
  expect(both).toEqual([3, 4, 2]);
});

test('more fields than one are no number, and there are nine digits', () => {
  expect(digits({ do: 'swap', seat: 0, count: 2 })).toEqual([1]);
  const many = digits(...Array.from({ length: 11 }, () => ({ do: 'keep' })));
  expect(many).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, undefined, undefined]);
});
