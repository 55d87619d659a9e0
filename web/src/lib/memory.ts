/** What this device remembers of its reader's wishes. A browser that forbids storage simply forgets. */

const PREFIX = 'seaboard-';

export function recall(what: string): string | null {
  try {
    return localStorage.getItem(PREFIX + what);
  } catch {
    return null;
  }
}

export function remember(what: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + what, value);
  } catch {
    // Nothing to be done, and nothing that matters is lost.
  }
}
