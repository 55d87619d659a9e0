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

/** Finds the words for a field's or a thing's name. */
export type Name = (key: string) => string;

/** What is said elsewhere on the page, or only for the machine: set-up, and what lies in piles nobody looks through. */
const SKIPPED = new Set([
  'game',
  'you',
  'due',
  'turn',
  'deciding',
  'edition',
  'house',
  'deck',
  'stacks',
  'plates',
  'leg',
]);

/** Fields whose numbers are seats. */
const SEATS = new Set(['seat', 'diver', 'chef', 'holder']);

/** Any game's view as parts: its fields by name, lists numbered, what is empty left out. */
export function describeView(view: { [field: string]: Json }, name: Name, names: string[]): PlainPart[] {
  const parts: PlainPart[] = [];
  const single: PlainLine[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (SKIPPED.has(key) || isEmpty(value)) continue;
    if (typeof value !== 'object') single.push({ text: `${name(key)}: ${tellValue(key, value)}` });
    else if (key === 'seats' && Array.isArray(value))
      value.forEach((seat, at) =>
        parts.push({ heading: names[at] ?? String(at + 1), lines: tellInside(key, seat) }),
      );
    else parts.push({ heading: name(key), lines: tellInside(key, value) });
  }
  parts.sort((one, other) => Number(isLong(one)) - Number(isLong(other)));
  return single.length > 0 ? [{ heading: name('heading'), lines: single }, ...parts] : parts;

  function tellInside(key: string, value: Json): PlainLine[] {
    const flat = tellFlat(key, value);
    if (flat !== undefined && Array.isArray(value)) return [{ text: flat }];
    if (Array.isArray(value))
      return value.flatMap((each, at) => tellOne(labelled(each) ?? String(at + 1), key, each));
    if (value !== null && typeof value === 'object')
      return Object.entries(value).flatMap(([inner, each]) =>
        SKIPPED.has(inner) ? [] : tellOne(name(inner), inner, each),
      );
    return [{ text: tellValue(key, value) }];
  }

  function tellOne(label: string, key: string, value: Json): PlainLine[] {
    const rest = withoutLabel(value);
    if (isEmpty(rest)) return [];
    const flat = tellFlat(key, rest);
    return [
      flat === undefined ? { text: label, lines: tellInside(key, rest) } : { text: `${label}: ${flat}` },
    ];
  }

  function labelled(value: Json): string | undefined {
    const label = labelOf(value);
    return label === undefined ? undefined : name(label);
  }

  /** A value that fits on one line; undefined if it does not. */
  function tellFlat(key: string, value: Json): string | undefined {
    if (isSimple(value)) return tellValue(key, value);
    if (Array.isArray(value)) {
      const told = value.map((each) => (isSimple(each) ? tellValue(key, each) : tellRow(key, each)));
      return told.includes(undefined) ? undefined : told.join(', ');
    }
    const entries = Object.entries(value as { [field: string]: Json }).filter(
      ([inner, each]) => !isEmpty(each) && (each !== 0 || SEATS.has(inner)),
    );
    if (entries.length > 6) return undefined;
    const told = entries.map(([inner, each]) => tellField(inner, each));
    return told.includes(undefined) ? undefined : told.join(', ') || '–';
  }

  /** A list within a list, in brackets. */
  function tellRow(key: string, value: Json): string | undefined {
    if (!Array.isArray(value) || !value.every(isSimple)) return undefined;
    return `(${value.map((each) => tellValue(key, each)).join(', ')})`;
  }

  function tellField(key: string, value: Json): string | undefined {
    if (Array.isArray(value) && value.every(isSimple))
      return `${name(key)} ${value.map((each) => tellValue(key, each)).join(', ')}`;
    if (!isSimple(value)) return undefined;
    if (key === 'seat') return tellValue(key, value);
    return value === true ? name(key) : `${name(key)} ${tellValue(key, value)}`;
  }

  function tellValue(key: string, value: Json): string {
    if (value === null) return '–';
    if (value === true) return name('yes');
    if (value === false) return name('no');
    if (typeof value === 'number' && SEATS.has(key)) return names[value] ?? String(value);
    return typeof value === 'string' ? name(value) : String(value);
  }
}

/** Long lists stand last, so that nobody has to listen to all of them before the rest. */
function isLong(part: PlainPart): boolean {
  return part.lines.length > 15;
}

function isSimple(value: Json): boolean {
  return value === null || typeof value !== 'object';
}

/** Nothing worth a line: nobody, no, none, or a list of such. */
function isEmpty(value: Json): boolean {
  if (value === null || value === false) return true;
  if (typeof value !== 'object') return false;
  return Object.values(withoutLabel(value) ?? {}).every(isEmpty);
}

/** Fields of a board are named by where they are. */
function labelOf(value: Json): string | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  for (const key of ['at', 'spot', 'kind']) {
    const label = value[key];
    if ((typeof label === 'string' || typeof label === 'number') && !('seat' in value)) return String(label);
  }
  return undefined;
}

function withoutLabel(value: Json): Json {
  const label = labelOf(value);
  if (label === undefined) return value;
  const entries = Object.entries(value as { [field: string]: Json });
  const own = entries.find(
    ([key, each]) => ['at', 'spot', 'kind'].includes(key) && String(each) === label,
  )?.[0];
  return Object.fromEntries(entries.filter(([key]) => key !== own));
}
