// Keeps the site in the browser, so that it works without a network. `tools/static_site.py` fills in the lines below.
const VERSION = '%VERSION%';
const FILES = '%FILES%'; // kept at once
const GAMES = '%GAMES%'; // the files of each game: kept when the page says so
const PREFIX = 'ludoteka-site-';
const NAME = PREFIX + VERSION;
const scope = new URL('./', self.location.href);

// A file whose name has its fingerprint in it never changes: what another version kept is taken over, not fetched again.
const lasting = (file) => /-[0-9a-f]{10}[./]|^assets\//.test(file);

async function keep(cache, file) {
  const url = new URL(file, scope).href;
  if (lasting(file) && (await cache.match(url))) return;
  const known = lasting(file) ? await caches.match(url) : undefined;
  const answer = known ?? (await fetch(url, { cache: lasting(file) ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(url, answer);
}

// The games that an older version has kept: they must not be lost by taking a newer one.
async function keptGames() {
  const kept = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue;
    const addresses = (await (await caches.open(name)).keys()).map((request) => request.url);
    for (const game of Object.keys(GAMES)) {
      const start = new URL(`engine/${game}-`, scope).href;
      if (addresses.some((address) => address.startsWith(start))) kept.push(game);
    }
  }
  return kept;
}

async function keepGames(games) {
  const cache = await caches.open(NAME);
  for (const game of games) for (const file of GAMES[game] ?? []) await keep(cache, file);
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(NAME);
      for (const file of FILES) await keep(cache, file);
      // The host may have been given a newer version meanwhile: then this one is not kept, and the newer one is found next.
      const page = await (await cache.match(new URL('index.html', scope).href)).text();
      if (!page.includes(`site-${VERSION}.json`)) throw new Error('another version');
      await keepGames(await keptGames());
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
  else if (Array.isArray(event.data?.keep)) event.waitUntil(keepGames(event.data.keep).catch(() => undefined)); // asked again at the next visit
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
