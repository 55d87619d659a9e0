import { expect, test } from 'vitest';
import { optionFields } from './schema';

test('options become fields of their kind, with their defaults', () => {
  const schema = {
    $ref: '#/$defs/Options',
    $defs: {
      Options: {
        type: 'object',
        properties: {
          players: { type: 'integer', minimum: 2, maximum: 4, default: 3 },
          memory: { type: 'boolean', default: false },
          edition: { enum: ['first', 'second'], default: 'second' },
          modules: { type: 'array', items: { enum: ['a', 'b'] }, default: ['b'] },
        },
      },
    },
  };
  expect(optionFields(schema)).toEqual([
    { name: 'players', kind: 'number', least: 2, most: 4, value: 3 },
    { name: 'memory', kind: 'switch', value: false },
    { name: 'edition', kind: 'choice', values: ['first', 'second'], value: 'second' },
    { name: 'modules', kind: 'several', values: ['a', 'b'], value: ['b'] },
  ]);
});
