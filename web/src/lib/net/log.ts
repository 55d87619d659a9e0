/** What happened at a table before we came, read from its log. */
import { logAddress } from './api';
import type { Line } from './messages';

export async function readLog(table: string, link: string | null): Promise<Line[]> {
  const response = await fetch(logAddress(table, link));
  if (!response.ok) return [];
  const entries = (await response.text())
    .trim()
    .split('\n')
    .map((text, at) => ({ number: -1e6 + at, ...JSON.parse(text) }) as Line);
  return entries.filter((entry) => entry.line === 'action' || entry.line === 'undo');
}
