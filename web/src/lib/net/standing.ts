/** What of a table's journal still holds. */
import type { Line } from './messages';

/** The lines without those that were taken back, and without the word that they were. */
export function standing(lines: readonly Line[]): Line[] {
  let kept: Line[] = [];
  for (const line of lines) {
    if (line.line !== 'undo') kept.push(line);
    else kept = kept.filter(({ seq }) => seq === undefined || seq < (line['to'] as number));
  }
  return kept;
}
