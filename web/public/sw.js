/** Keeps the page itself at hand, so that it opens without a connection and can say so, and leads back to the table that
 * a notification tells of. What a room says is never kept:
 * only the entry, which is asked for anew each time and taken from here where nobody answers, and files whose names carry
 * a hash of their contents. */
const SHELF = 'seaboard-shell';
const MOST_KEPT = 120;

self.addEventListener('install', () => self.skipWaiting());

/** What the first visit still loads is kept as well: another language, say, in which the page is to open next time. */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The first visit was not ours to watch: the page tells what it has loaded. */
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (event.request.mode === 'navigate' && pathname === '/') event.respondWith(freshOrKept(event.request));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFresh(event.request));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});

async function goTo(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  await (page ? page.focus() : self.clients.openWindow(address));
}

async function keep(addresses) {
  const shelf = await caches.open(SHELF);
  for (const address of ['/', ...addresses]) if (!(await shelf.match(address))) await shelf.add(address);
}

async function freshOrKept(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put('/', answer.clone());
    return answer;
  } catch {
    return (await shelf.match('/')) ?? Response.error();
  }
}

async function keptOrFresh(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await shelf.put(request, answer.clone());
    await tidy(shelf);
  }
  return answer;
}

/** The oldest files make room: each new version of the page brings others. */
async function tidy(shelf) {
  const kept = (await shelf.keys()).filter(({ url }) => new URL(url).pathname !== '/');
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST_KEPT))) await shelf.delete(old);
}
