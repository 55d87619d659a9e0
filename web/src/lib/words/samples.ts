/** What tests tell: words that name their message, three players, and actions with what they brought about. */
import type { Do, Happening, Line } from '../net/messages';

export const words = (id: string, told: object = {}): string => [id, ...Object.values(told)].join(' ');
export const names = ['a', 'b', 'c'];

export function linesOf(told: [number, Do, ...Happening[]][]): Line[] {
  return told.map(([actor, what, ...events], at) => {
    return { line: 'action', number: at + 1, seq: at, actor, do: what, events };
  });
}
