// Keeps the client on this device, so that it opens and plays against bots offline.
const CACHE = "freebooter-{version}";
const FILES = {files};
// What the server alone can answer.
const OF_THE_SERVER = /^\/(api\/|healthz$|readyz$|metrics$)/;

self.addEventListener("install", (event) => {
  // Names with a hash may come from the browser's own store; the others are asked for anew.
  const store = (file) => (/-[0-9a-f]{8}[._]/.test(file) ? "default" : "no-cache");
  const wanted = FILES.map((file) => new Request(file, { cache: store(file) }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(wanted)));
});

self.addEventListener("activate", (event) => {
  const remove = (names) => Promise.all(names
    .filter((name) => name.startsWith("freebooter-") && name !== CACHE)
    .map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(remove));
});

// A new version waits until the old one is left everywhere, unless the person wants it now.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data?.seen) event.waitUntil(clear(event.data.seen));
});

// Every push is shown: a browser withdraws the permission of pages that stay silent.
self.addEventListener("push", (event) => {
  const { text, table } = event.data?.json() ?? {};
  const tag = table ?? "freebooter";
  const shown = { body: text, tag, renotify: true, icon: "/icon-192.png", data: { table } };
  event.waitUntil(self.registration.showNotification("Freebooter", shown).then(count));
});

self.addEventListener("notificationclick", (event) => {
  const { table } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(show(table ? `/table/${table}` : "/lobby"));
});

// A page that is there already comes to the front.
async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

// The person has opened the table.
async function clear(table) {
  for (const shown of await self.registration.getNotifications({ tag: table })) shown.close();
}

// The number at the app's icon: tables with a notification. A page that is open counts better.
async function count() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = await self.registration.getNotifications();
  const tables = shown.filter(({ data }) => data?.table).length;
  // It fails where the app isn't installed, and isn't there in every browser.
  if (pages.length === 0 && tables > 0) await self.navigator.setAppBadge?.(tables).catch(() => {});
}

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const ours = event.request.method === "GET" && origin === location.origin;
  if (ours && !OF_THE_SERVER.test(pathname)) event.respondWith(respond(event.request, pathname));
});

async function respond(request, pathname) {
  const cache = await caches.open(CACHE);
  if (pathname.startsWith("/rules/")) return read(cache, request);
  // Every address of the client without an ending is the one page.
  const isPage = request.mode === "navigate" && !pathname.split("/").pop().includes(".");
  return (await cache.match(isPage ? "/" : pathname)) ?? fetch(request);
}

// A page of the rulebook: as it is now, or as it was when it was kept. Offline, an unknown one is the
// list of them.
async function read(cache, request) {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname } = new URL(request.url);
    const kept = await cache.match(pathname.replace(/index\.html$/, ""));
    if (kept) return kept;
    if (request.mode === "navigate") return (await cache.match("/rules/")) ?? Promise.reject(error);
    throw error;
  }
}
