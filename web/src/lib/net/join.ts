/** What we know and what we are told, put together. */
import type { Line, Play } from './messages';

/** How it stands now; of its view we may have been told only what changed. */
export function joinViews(before: Play | null, now: Play | null): Play | null {
  return now && before ? { ...now, view: { ...before.view, ...now.view } } : now;
}

/** Older lines, then newer ones; what both tell stands once. */
export function joinLines(older: readonly Line[], newer: readonly Line[]): Line[] {
  const last = older.at(-1)?.number ?? 0;
  return [...older, ...newer.filter((line) => line.number > last)];
}
