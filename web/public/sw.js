/** Keeps the page itself at hand, so that it opens without a connection and can say so, and leads back to the table that
 * a notification tells of. What a room says is never kept:
 * only the entry, which is asked for anew each time and taken from here where nobody answers, and files whose names carry
 * a hash of their contents. */
const SHELF = 'seaboard-shell';
const MOST_KEPT = 120;
/** Milliseconds that somebody waits for the entry where one is kept, and for the word of a page that may be asleep. */
const LONGEST_WAIT = 3000;
const LONGEST_SLEEP = 500;

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
  const shown = await Promise.all(pages.map(askWhere));
  const page = pages[shown.indexOf(address)] ?? pages[shown.findIndex(Boolean)];
  if (!page) return self.clients.openWindow(address);
  page.postMessage({ goTo: address });
  return page.focus();
}

/** What a page shows now: its `url` is only the address at which it was opened. Nothing if it does not answer. */
function askWhere(page) {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((tell) => (port1.onmessage = ({ data }) => tell(data)));
  page.postMessage({ where: true }, [port2]);
  return Promise.race([answer, pause(LONGEST_SLEEP)]);
}

function pause(ms) {
  return new Promise((done) => setTimeout(done, ms));
}

async function keep(addresses) {
  const shelf = await caches.open(SHELF);
  for (const address of ['/', ...addresses]) if (!(await shelf.match(address))) await shelf.add(address);
}

async function freshOrKept(request) {
  const shelf = await caches.open(SHELF);
  const fresh = fetchEntry(request, shelf).catch(() => Response.error());
  const answer = await Promise.race([fresh, pause(LONGEST_WAIT)]);
  if (answer && answer.type !== 'error') return answer;
  return (await shelf.match('/')) ?? fresh;
}

async function fetchEntry(request, shelf) {
  const answer = await fetch(request);
  if (answer.ok) await shelf.put('/', answer.clone());
  return answer;
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
