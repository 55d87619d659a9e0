/** The server's time. Deadlines are told by its clock, and the reader's may go wrong: the date of each answer tells how
 * far. */

/** Answers give whole seconds and take a while, so small differences mean nothing. */
const TOLERANCE = 2000;

let ahead = 0;

/** Read the server's clock off an answer. */
export function noteTime(answer: Response): void {
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const difference = date + 500 - Date.now();
  ahead = Math.abs(difference) > TOLERANCE ? difference : 0;
}

export function serverNow(): number {
  return Date.now() + ahead;
}
