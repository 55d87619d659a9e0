/** The digit keys: each makes the choice on which it is shown, and nothing else. */
import type { Choice } from '../../lib/net/messages';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The digit of each choice in a list: the number that it is about (a die, a buoy) where no other choice is about the
 * same, else the next that is left. */
export function digitsOf(choices: readonly Choice[]): Map<number, number> {
  const numbers = choices.map(numberIn);
  const own = choices.flatMap(({ id }, at): [number, number][] => {
    const number = numbers[at];
    return number && numbers.indexOf(number) === numbers.lastIndexOf(number) ? [[id, number]] : [];
  });
  const digits = new Map(own);
  const left = DIGITS.filter((digit) => !numbers.includes(digit));
  for (const { id } of choices) {
    const next = digits.has(id) ? undefined : left.shift();
    if (next) digits.set(id, next);
  }
  return digits;
}

/** The number that a choice is about, if it is about a number and nothing else. */
function numberIn({ do: { do: _, ...about } }: Choice): number | undefined {
  const [value, ...more] = Object.values(about);
  return more.length === 0 ? DIGITS.find((digit) => digit === value) : undefined;
}

/** Make the choice that shows this digit. What is drawn goes before the list of it. */
export function chooseByDigit(digit: string): void {
  const shown = [...document.querySelectorAll(`main [data-key="${digit}"]:not([disabled])`)];
  shown
    .find((spot) => spot.checkVisibility())
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
