// The service worker: built files from the cache, pages from the network, a page that says so when there is none;
// the score pad, once opened, without a network; and a notice when it is my turn.
const CACHE = 'corral-1';
const PAD = 'corral-pad'; // the page of the score pad, and all files it has loaded
const PAD_PAGE = '/score';
const AWAY = 502; // what a proxy answers in the server's place begins here
const KEPT = ['/offline.html', '/offline.css', '/icon.svg'];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)));
  skipWaiting();
});

addEventListener('activate', (event) => {
  const old = (names) =>
    Promise.all(names.filter((name) => ![CACHE, PAD].includes(name)).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(old)
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(visited(request, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (KEPT.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** A page from the network. Of the score pad the kept one is good enough where a proxy says that the server is away. */
async function visited(request, pathname) {
  try {
    const answer = await fetch(request);
    return answer.status < AWAY ? answer : ((await keptPad(pathname)) ?? answer);
  } catch {
    return (await keptPad(pathname)) ?? caches.match('/offline.html');
  }
}

/** The page of the pad, if that is asked for and was opened before. */
async function keptPad(pathname) {
  return pathname === PAD_PAGE || pathname.startsWith(`${PAD_PAGE}/`) ? caches.match(PAD_PAGE) : undefined;
}

// A page says which files it has loaded: they are kept, and those of an older build go.
addEventListener('message', (event) => {
  const { keep } = event.data ?? {};
  if (keep) event.waitUntil(keepAll(keep).then((done) => event.ports[0]?.postMessage(done)));
});

async function keepAll(paths) {
  try {
    const cache = await caches.open(PAD);
    const there = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    await cache.addAll(paths.filter((path) => path === PAD_PAGE || !there.includes(path)));
    await Promise.all(there.filter((path) => !paths.includes(path)).map((path) => cache.delete(path)));
    return true;
  } catch {
    return (await caches.match(PAD_PAGE)) !== undefined;
  }
}

/** Names of built files hold a digest of their content: once here, they are right for ever. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
    void prune(cache);
  }
  return answer;
}

async function prune(cache) {
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - 150)))
    if (!KEPT.includes(new URL(old.url).pathname)) await cache.delete(old);
}

addEventListener('push', (event) => {
  const tables = event.data?.json() ?? [];
  const show = ({ table, text, link }) =>
    registration.showNotification('Corral', { body: text, tag: table, data: link, icon: '/icon-192.png' });
  event.waitUntil(Promise.all(tables.map(show)));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = new URL(event.notification.data, location.origin).pathname;
  const go = async () => {
    for (const client of await clients.matchAll({ type: 'window' }))
      if (new URL(client.url).pathname === path) return client.focus();
    return clients.openWindow(path);
  };
  event.waitUntil(go());
});
