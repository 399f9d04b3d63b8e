// The one worker of the page. It tells of a turn while the page is closed or out of sight, and where the
// server does not answer it opens what was kept of the house: what can be read without a table.
//
// A page comes from the server whenever that answers, so nobody gets an old client from here; and a page
// that was kept says so (`data-kept`) and asks the server for nothing but whether it is back.

// What is kept of a build (`kept.ts` writes it before this file): the shell at once, more once it is used.
const { id, shell, more } = self.BUILD;
const CACHE = `giants-${id}`;
const ICON = "/favicon.svg";
// Answers that are printed matter, the same for everybody; nothing else the server says is kept.
const PRINTED = /^\/api\/games(\/[\w-]+\/(rules|words\/[\w-]+))?$/;
// A proxy's word for a server that is not there.
const NOBODY = [502, 503, 504];

// -- turns ----------------------------------------------------------------------------------------

/** What is shown of a message; something must be, whatever came: browsers insist on it. */
function noticeOf(text) {
  let told = {};
  try {
    told = JSON.parse(text) ?? {};
  } catch {
    // another version's
  }
  const said = (value) => (typeof value === "string" ? value : "");
  const table = /^[\w-]{1,32}$/.test(said(told.table)) ? told.table : "";
  return {
    title: said(told.title) || "Giants’ Table",
    options: { body: said(told.body), icon: ICON, tag: table || "turn", data: { table } },
  };
}

/** The page of a table; the front page where none is named. */
function pageOf(table) {
  return new URL(table ? `/t/${table}` : "/", self.location.origin).href;
}

self.addEventListener("push", (event) => {
  const { title, options } = noticeOf(event.data ? event.data.text() : "");
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const page = pageOf(event.notification.data?.table);
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((open) => {
      const there = open.find((window) => window.url.split(/[?#]/)[0] === page);
      return there ? there.focus() : self.clients.openWindow(page);
    }),
  );
});

// -- what is kept ---------------------------------------------------------------------------------

/** Keep the shell of this build as a whole, or nothing: the browser tries again with the next page. */
async function keepShell() {
  const answer = await fetch("/", { cache: "no-cache" });
  const page = await answer.text();
  const named = page.match(/\/assets\/[\w.-]+/g) ?? [];
  if (!answer.ok || !named.every((name) => shell.includes(name))) {
    throw new Error("the server has another client by now");
  }
  const cache = await caches.open(CACHE);
  await cache.addAll([...shell, "/api/games"]);
  const headers = new Headers(answer.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  await cache.put("/", new Response(page.replace("<html ", "<html data-kept "), { headers }));
}

/** Take over what an older build kept and this one has too, and let go of the rest. */
async function takeOver() {
  const cache = await caches.open(CACHE);
  for (const name of await caches.keys()) {
    if (name === CACHE || !name.startsWith("giants-")) continue;
    const older = await caches.open(name);
    for (const asset of more) {
      const found = await older.match(asset);
      if (found) await cache.put(asset, found);
    }
    await caches.delete(name);
  }
}

/** Keep what a page has used, and all words of its language. */
async function keepUsed({ language, used }) {
  const words = new RegExp(`^/assets/words-(\\w+-)?${language}-`);
  const wanted = new Set(more.filter((name) => words.test(name)));
  for (const address of used) {
    const { origin, pathname, search } = new URL(address);
    if (origin !== self.location.origin) continue;
    if (more.includes(pathname) || PRINTED.test(pathname)) wanted.add(pathname + search);
  }
  const cache = await caches.open(CACHE);
  for (const name of wanted) {
    if (!(await cache.match(name))) await cache.add(name).catch(() => undefined);
  }
}

self.addEventListener("install", (event) => event.waitUntil(keepShell()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(keepUsed(event.data)));

// -- what is asked for ----------------------------------------------------------------------------

async function page(request) {
  const kept = async () => (await caches.open(CACHE)).match("/");
  try {
    const answer = await fetch(request);
    return NOBODY.includes(answer.status) ? ((await kept()) ?? answer) : answer;
  } catch (problem) {
    const found = await kept();
    if (found) return found;
    throw problem;
  }
}

/** A file whose name changes with its content is never old. */
async function asset(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request);
}

async function printed(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const found = await cache.match(request);
    if (found) return found;
    throw problem;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!/^\/api(-docs)?(\/|$)/.test(pathname)) event.respondWith(page(request));
  } else if (shell.includes(pathname) || more.includes(pathname)) {
    event.respondWith(asset(request));
  } else if (PRINTED.test(pathname)) {
    event.respondWith(printed(request));
  }
});
