/** Lets the browser keep the page itself (`public/sw.js`), so that it can be installed and opens without a connection,
 * and goes where the worker's notifications lead. */

/** Where browsers have no service workers, or forbid them, everything works as before. */
export async function keepAtHand(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', followNotification);
  try {
    const worker = await navigator.serviceWorker.register('/sw.js');
    const { active } = worker ? await navigator.serviceWorker.ready : { active: null };
    if (active) tellWhatIsLoaded(active);
  } catch {
    // Nothing is lost: the page is only not kept.
  }
}

/** The worker looks for a page that shows the table of a notification, or that can go there. */
function followNotification({ data, ports }: MessageEvent<{ where?: true; goTo?: string }>): void {
  if (data.where) ports[0]?.postMessage(location.href);
  if (data.goTo) location.hash = new URL(data.goTo).hash;
}

/** What has been loaded so far, and what is still on its way to a page that the worker does not watch yet. */
function tellWhatIsLoaded(worker: ServiceWorker): void {
  const observer = new PerformanceObserver((list) => {
    const parts = list.getEntries().map(({ name }) => new URL(name));
    const told = parts
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname);
    if (told.length > 0) worker.postMessage(told);
  });
  observer.observe({ type: 'resource', buffered: true });
}
