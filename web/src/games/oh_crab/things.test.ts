import { expect, test } from 'vitest';
import { isLong } from './things';

test('a word that a small card would break is long', () => {
  const names = ['Momentum!', 'Criss-Cross!', 'Sand in the Eyes!', 'Support!', 'Unterstützung!'];
  expect(names.filter((name) => isLong(name))).toEqual(['Momentum!', 'Criss-Cross!', 'Unterstützung!']);
  expect(names.filter((name) => isLong(name, 13))).toEqual(['Unterstützung!']);
});
