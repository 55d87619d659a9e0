/** Forms from a game's options: what kind of field each one is, and which of them matter. */
import type { Schema } from './net/api';
import type { Json } from './net/messages';

type Kind =
  | { kind: 'number'; least: number; most: number; value: number }
  | { kind: 'switch'; value: boolean }
  | { kind: 'choice'; values: Json[]; value: Json }
  | { kind: 'several'; values: Json[]; value: Json[] }
  | { kind: 'text'; pattern: string | undefined; longest: number | undefined; value: string };

export type OptionField = Kind & {
  name: string;
  /** A house rule, which most people never touch. */
  house: boolean;
  /** Matters only with these values of other options. */
  only: Record<string, Json>;
};

/** The fields of a form, in the order in which the game names its options. */
export function optionFields(schema: Schema): OptionField[] {
  const root = resolve(schema, schema);
  return Object.entries(root.properties ?? {}).map(([name, each]) => ({
    name,
    house: each.house ?? false,
    only: each.only ?? {},
    ...kindOf(resolve(each, schema), each.default),
  }));
}

/** Whether a field matters, given the others. */
export function matters(field: OptionField, fields: readonly OptionField[]): boolean {
  return Object.entries(field.only).every(
    ([name, value]) => fields.find((each) => each.name === name)?.value === value,
  );
}

/** The fields with the values that somebody chose before, as far as they are still possible. */
export function recallValues(fields: OptionField[], chosen: Record<string, unknown>): OptionField[] {
  return fields.map((field) => {
    const value = chosen[field.name];
    return isPossible(field, value) ? ({ ...field, value } as OptionField) : field;
  });
}

function isPossible(field: OptionField, value: unknown): boolean {
  switch (field.kind) {
    case 'number':
      return Number.isInteger(value) && Number(value) >= field.least && Number(value) <= field.most;
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return field.values.includes(value as Json);
    case 'several':
      return Array.isArray(value) && value.every((each: Json) => field.values.includes(each));
    case 'text':
      return typeof value === 'string';
  }
}

function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? { ...(root.$defs?.[name] ?? {}), ...schema } : schema;
}

function kindOf(schema: Schema, fallback: Json | undefined): Kind {
  const choices = schema.enum ?? schema.anyOf?.find((each) => each.enum)?.enum;
  if (choices) return { kind: 'choice', values: choices, value: fallback ?? choices[0] ?? null };
  if (schema.type === 'boolean') return { kind: 'switch', value: fallback === true };
  if (schema.type === 'array' && schema.items?.enum)
    return { kind: 'several', values: schema.items.enum, value: Array.isArray(fallback) ? fallback : [] };
  if (schema.type === 'integer' || schema.type === 'number') {
    const least = schema.minimum ?? 0;
    const value = typeof fallback === 'number' ? fallback : least;
    return { kind: 'number', least, most: schema.maximum ?? 99, value };
  }
  return {
    kind: 'text',
    pattern: schema.pattern,
    longest: schema.maxLength,
    value: typeof fallback === 'string' ? fallback : '',
  };
}
