/** From this width on all of a table is in sight. */
const DESK = '(min-width: 1080px)';

/** Where a table is larger than the screen, the part of it that is asked about comes into sight by itself. */
export function bringUp(table: HTMLElement, behavior: ScrollBehavior): void {
  if (matchMedia(DESK).matches) return;
  const spot = table.querySelector<SVGElement>('.middle [data-action]');
  const part = spot?.closest('section') ?? spot;
  const sheet = table.querySelector('.right')?.getBoundingClientRect();
  if (!part || !sheet) return;
  const covered = sheet.left < part.getBoundingClientRect().right ? innerHeight - sheet.top : 0;
  part.style.scrollMarginBottom = `${covered + 8}px`;
  part.scrollIntoView({ block: 'nearest', behavior });
}
