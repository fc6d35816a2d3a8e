// Keeps the pages themselves for when there is no network, and nothing that they tell: `VERSION` and `SHELL` are written above by build/finish.ts.

addEventListener("install", (event) => {
  const kept = caches.open(VERSION).then((cache) => cache.addAll(SHELL));
  event.waitUntil(kept.then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => clients.claim()));
});

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name !== VERSION);
  await Promise.all(others.map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (SHELL.includes(pathname)) event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
});

/** The name of an asset changes with its content: what was kept once is right for ever. */
async function kept(request) {
  const cache = await caches.open(VERSION);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone()).catch(() => {}); // there may be no room for it
  return response;
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeTo(event.notification.data));
});

/** To the page of a table, which was open when it told of a turn. */
async function comeTo(address) {
  const pages = await clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => url === address);
  await (page ? page.focus() : clients.openWindow(address));
}
