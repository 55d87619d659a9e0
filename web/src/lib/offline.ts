/** Lets the browser keep the page itself (`public/sw.js`), so that it can be installed and opens without a connection. */

/** Where browsers have no service workers, or forbid them, everything works as before. */
export async function keepAtHand(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const worker = await navigator.serviceWorker.register('/sw.js');
    const { active } = worker ? await navigator.serviceWorker.ready : { active: null };
    active?.postMessage(loaded());
  } catch {
    // Nothing is lost: the page is only not kept.
  }
}

/** The parts of the page that have been loaded so far. */
function loaded(): string[] {
  const resources = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return resources
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}
