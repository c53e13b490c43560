// The offline shell: the page and its files from memory where the net is gone. Nothing of a game is ever kept or
// answered from here.
const KEPT = 'starboard-shell-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add('/')).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

/** The net first; what it gave is kept, and given where it gives nothing. */
async function fresh(request, key) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(key, answer.clone());
    return answer;
  } catch (error) {
    const before = await kept.match(key);
    if (before) return before;
    throw error;
  }
}

/** Files named by their content never change: memory first. */
async function lasting(request) {
  const kept = await caches.open(KEPT);
  const before = await kept.match(request);
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  if (event.request.mode === 'navigate') event.respondWith(fresh(event.request, '/'));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(lasting(event.request));
  else event.respondWith(fresh(event.request, event.request));
});
