/** From things on the board to legal choices. */
import type { Choice, Json } from '../net/messages';

/** The legal choice with this `do` and these fields, if there is one. */
export function choiceOf(
  legal: readonly Choice[],
  name: string,
  fields: Record<string, Json> = {},
): Choice | undefined {
  return legal.find(
    (choice) =>
      choice.do.do === name && Object.entries(fields).every(([field, value]) => choice.do[field] === value),
  );
}

/** The choices grouped by what they do, in the order of the legal list. */
export function groupChoices(legal: readonly Choice[]): Choice[][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of legal) {
    const seat = typeof choice.do['seat'] === 'number' ? ` ${choice.do['seat']}` : '';
    const key = choice.do.do + seat;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups.values()];
}
