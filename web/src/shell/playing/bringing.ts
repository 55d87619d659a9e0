/** From this width on all of a table is in sight. */
const DESK = '(min-width: 1080px)';

/** Where a table is larger than the screen, the part of it that is asked about comes into sight by itself, or what a
 * lesson points at. */
export function bringUp(table: HTMLElement, behavior: ScrollBehavior, point = ''): void {
  if (matchMedia(DESK).matches) return;
  const spot = table.querySelector<HTMLElement>(`.middle ${point || '[data-action]'}`);
  const part = point ? spot : (partOf(spot) ?? spot);
  const sheet = table.querySelector('.right')?.getBoundingClientRect();
  if (!part || !sheet) return;
  const covered = sheet.left < part.getBoundingClientRect().right ? innerHeight - sheet.top : 0;
  part.style.scrollMarginBottom = `${covered + 8}px`;
  part.scrollIntoView({ block: 'nearest', behavior });
}

/** The part of the table that something lies in. A section that is laid out as if it were not there has no place. */
function partOf(spot: HTMLElement | null): HTMLElement | null {
  const section = spot?.closest<HTMLElement>('section') ?? null;
  return section?.getClientRects().length === 0 ? (spot?.closest('ul') ?? null) : section;
}
