import { useEffect, useState } from "react";
import { BANNED, browser, NO_SUCH_TABLE } from "../wire/link";
import { useWords } from "../words";
import css from "./Connection.module.css";
import { useTable } from "./store";

const REFUSED: Record<number, string> = {
  [NO_SUCH_TABLE]: "web-no-table",
  [BANNED]: "web-banned",
};

/** How the way to the server is, and how long it takes. */
export function Connection() {
  const words = useWords();
  const link = useTable((table) => table.link);
  const session = useTable((table) => table.session);
  const now = useClock(link.kind === "waiting");
  switch (link.kind) {
    case "live":
      return (
        <span className={css.live} title={words("web-connected")}>
          <span className={css.dot} aria-hidden="true" />
          <span className="unseen">{words("web-connected")}</span>
          {link.lag !== null && (
            <span className={css.lag}>{words("web-lag", { ms: Math.round(link.lag) })}</span>
          )}
        </span>
      );
    case "waiting":
      return (
        <button type="button" className={css.lost} onClick={() => session?.wake()} role="status">
          <span className={css.dot} aria-hidden="true" />
          {words(link.why === "restart" ? "web-restarting" : "web-reconnecting", {
            s: Math.max(0, Math.ceil((link.until - now) / 1000)),
          })}
        </button>
      );
    case "refused":
      return (
        <span className={css.lost} role="status">
          <span className={css.dot} aria-hidden="true" />
          {words(REFUSED[link.code] ?? "web-not-your-seat")}
        </span>
      );
    default:
      return (
        <span className={css.lost} role="status">
          <span className={css.dot} aria-hidden="true" />
          {words("web-connecting")}
        </span>
      );
  }
}

function useClock(running: boolean): number {
  const [now, setNow] = useState(() => browser.now());
  useEffect(() => {
    if (!running) {
      return;
    }
    const timer = window.setInterval(() => setNow(browser.now()), 500);
    return () => window.clearInterval(timer);
  }, [running]);
  return now;
}
