// The service worker: built files from the cache, pages from the network, a page that says so when there is none;
// and a notice when it is my turn.
const CACHE = 'corral-1';
const KEPT = ['/offline.html', '/offline.css', '/icon.svg'];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)));
  skipWaiting();
});

addEventListener('activate', (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
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
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (KEPT.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

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
