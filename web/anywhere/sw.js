// Keeps the site in the browser, so that it works without a network. `tools/static_site.py` fills in the two lines below.
const VERSION = '%VERSION%';
const FILES = '%FILES%';
const PREFIX = 'ludoteka-site-';
const NAME = PREFIX + VERSION;
const scope = new URL('./', self.location.href);

// A file whose name has its fingerprint in it never changes: what another version kept is taken over, not fetched again.
const lasting = (file) => /-[0-9a-f]{10}[./]|^assets\//.test(file);

async function keep(cache, file) {
  const url = new URL(file, scope).href;
  const known = lasting(file) ? await caches.match(url) : undefined;
  const answer = known ?? (await fetch(url, { cache: lasting(file) ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(url, answer);
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(NAME);
      for (const file of FILES) await keep(cache, file);
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

// A new version waits until the page says so: nothing changes under somebody's hands.
self.addEventListener('message', (event) => {
  if (event.data === 'go') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const page = event.request.mode === 'navigate' ? new URL('index.html', scope).href : url.origin + url.pathname;
  event.respondWith(
    (async () => {
      const cache = await caches.open(NAME);
      return (await cache.match(page)) ?? fetch(event.request);
    })(),
  );
});
