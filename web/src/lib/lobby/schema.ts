/** Forms from a game's options: what kind of field each one is. */
import type { Schema } from '../net/api';
import type { Json } from '../net/messages';

export type OptionField =
  | { name: string; kind: 'number'; least: number; most: number; value: number }
  | { name: string; kind: 'switch'; value: boolean }
  | { name: string; kind: 'choice'; values: Json[]; value: Json }
  | { name: string; kind: 'several'; values: Json[]; value: Json[] }
  | { name: string; kind: 'text'; value: string };

/** The fields of a form, in the order in which the game names its options. */
export function optionFields(schema: Schema): OptionField[] {
  const root = resolve(schema, schema);
  return Object.entries(root.properties ?? {}).map(([name, each]) =>
    fieldOf(name, resolve(each, schema), each.default),
  );
}

function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? { ...(root.$defs?.[name] ?? {}), ...schema } : schema;
}

function fieldOf(name: string, schema: Schema, fallback: Json | undefined): OptionField {
  const choices = schema.enum ?? schema.anyOf?.find((each) => each.enum)?.enum;
  if (choices) return { name, kind: 'choice', values: choices, value: fallback ?? choices[0] ?? null };
  if (schema.type === 'boolean') return { name, kind: 'switch', value: fallback === true };
  if (schema.type === 'array' && schema.items?.enum)
    return {
      name,
      kind: 'several',
      values: schema.items.enum,
      value: Array.isArray(fallback) ? fallback : [],
    };
  if (schema.type === 'integer' || schema.type === 'number') {
    const least = schema.minimum ?? 0;
    return {
      name,
      kind: 'number',
      least,
      most: schema.maximum ?? 99,
      value: typeof fallback === 'number' ? fallback : least,
    };
  }
  return { name, kind: 'text', value: typeof fallback === 'string' ? fallback : '' };
}
