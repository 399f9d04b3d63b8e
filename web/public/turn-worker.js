// Tells of a turn while the page is closed or out of sight. It keeps nothing and answers no request: the
// page always comes from the server.

const ICON = "/favicon.svg";

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

self.addEventListener("install", () => self.skipWaiting());

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
