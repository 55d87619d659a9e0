/** A position in words: parts with a heading and lines, which may have lines of their own. */
import type { Json } from '../net/messages';

export interface PlainPart {
  heading: string;
  lines: PlainLine[];
}

export interface PlainLine {
  text: string;
  lines?: PlainLine[];
}

type Name = (key: string) => string;

/** What every view says for the machine only, or the seats' cards say already. */
const SKIPPED = new Set(['game', 'you', 'due', 'turn']);

/** Any game's view as parts: its fields by name, lists numbered. */
export function describeView(view: { [field: string]: Json }, name: Name, names: string[]): PlainPart[] {
  const parts: PlainPart[] = [];
  const single: PlainLine[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (SKIPPED.has(key) || value === null) continue;
    if (typeof value !== 'object') single.push({ text: `${name(key)}: ${tellValue(value, name)}` });
    else if (key === 'seats' && Array.isArray(value))
      value.forEach((seat, at) =>
        parts.push({ heading: names[at] ?? String(at + 1), lines: tellInside(seat, name, names) }),
      );
    else parts.push({ heading: name(key), lines: tellInside(value, name, names) });
  }
  return single.length > 0 ? [{ heading: name('table'), lines: single }, ...parts] : parts;
}

function tellInside(value: Json, name: Name, names: string[]): PlainLine[] {
  if (Array.isArray(value)) {
    if (value.every((each) => each === null || typeof each !== 'object'))
      return [{ text: value.map((each) => tellValue(each, name)).join(', ') || '–' }];
    return value.map((each, at) => tellOne(String(at + 1), each, name, names));
  }
  if (value !== null && typeof value === 'object')
    return Object.entries(value).map(([key, each]) => tellOne(name(key), each, name, names));
  return [{ text: tellValue(value, name) }];
}

function tellOne(label: string, value: Json, name: Name, names: string[]): PlainLine {
  const flat = tellFlat(value, name, names);
  if (flat !== undefined) return { text: `${label}: ${flat}` };
  return { text: label, lines: tellInside(value, name, names) };
}

/** A value that fits on one line; undefined if it does not. */
function tellFlat(value: Json, name: Name, names: string[]): string | undefined {
  if (value === null || typeof value !== 'object') return tellValue(value, name);
  const isSimple = (each: Json): boolean => each === null || typeof each !== 'object';
  if (Array.isArray(value))
    return value.every(isSimple) ? value.map((each) => tellValue(each, name)).join(', ') || '–' : undefined;
  const entries = Object.entries(value);
  if (
    entries.length > 6 ||
    !entries.every(([, each]) => isSimple(each) || (Array.isArray(each) && each.every(isSimple)))
  )
    return undefined;
  return entries
    .filter(([, each]) => each !== null)
    .map(([key, each]) =>
      key === 'seat' && typeof each === 'number'
        ? (names[each] ?? String(each))
        : `${name(key)} ${Array.isArray(each) ? each.map((one) => tellValue(one, name)).join(', ') || '–' : tellValue(each, name)}`,
    )
    .join(', ');
}

function tellValue(value: Json, name: Name): string {
  if (value === null) return '–';
  if (value === true) return name('yes');
  if (value === false) return name('no');
  return typeof value === 'string' ? name(value) : String(value);
}
