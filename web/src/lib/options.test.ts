import { expect, test } from 'vitest';
import type { Schema } from './net/api';
import { matters, optionFields, recallValues } from './options';

const schema: Schema = {
  $ref: '#/$defs/Options',
  $defs: {
    Options: {
      type: 'object',
      properties: {
        players: { type: 'integer', minimum: 2, maximum: 4, default: 3 },
        memory: { type: 'boolean', default: false, house: true },
        edition: { enum: ['first', 'second'], default: 'second' },
        modules: { type: 'array', items: { enum: ['a', 'b'] }, default: ['b'] },
        plates: { type: 'string', maxLength: 20, default: '', only: { edition: 'first' } },
      },
    },
  },
};

test('options become fields of their kind, with their defaults', () => {
  const usual = { house: false, only: {} };
  expect(optionFields(schema)).toEqual([
    { ...usual, name: 'players', kind: 'number', least: 2, most: 4, value: 3 },
    { name: 'memory', house: true, only: {}, kind: 'switch', value: false },
    { ...usual, name: 'edition', kind: 'choice', values: ['first', 'second'], value: 'second' },
    { ...usual, name: 'modules', kind: 'several', values: ['a', 'b'], value: ['b'] },
    {
      name: 'plates',
      house: false,
      only: { edition: 'first' },
      kind: 'text',
      pattern: undefined,
      longest: 20,
      value: '',
    },
  ]);
});

test('a field that hangs on another matters only with its value', () => {
  const fields = optionFields(schema);
  const plates = fields.find((field) => field.name === 'plates');
  expect(plates && matters(plates, fields)).toBe(false);
  const changed = recallValues(fields, { edition: 'first' });
  expect(plates && matters(plates, changed)).toBe(true);
});

test('what was chosen before is chosen again as far as it is still possible', () => {
  const chosen = { players: 9, memory: true, edition: 'third', modules: ['a'], plates: '0A' };
  const values = recallValues(optionFields(schema), chosen).map((field) => field.value);
  expect(values).toEqual([3, true, 'second', ['a'], '0A']);
});
