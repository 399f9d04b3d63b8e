import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { Glyph, type GlyphName } from "../parts/Glyph";
import { Loading } from "../parts/states";
import { Mark } from "../look/art/Mark";
import { useWords } from "../words";
import css from "./Frame.module.css";

/** What every page but the table stands in. */
export function Frame({ children }: { children: ReactNode }) {
  const words = useWords();
  const main = useFocusOnArrival();
  return (
    <div className={css.frame}>
      <a href="#main" className={css.jump}>
        {words("web-jump")}
      </a>
      <header className={css.head}>
        <Link href="/" className={css.house}>
          <Mark size={34} />
          <span>{words("web-house")}</span>
        </Link>
        <nav aria-label={words("web-navigation")} className={css.nav}>
          <Go to="/rules" glyph="book" label={words("web-rules")} />
          <Go to="/profile" glyph="person" label={words("web-profile")} />
          <Go to="/settings" glyph="settings" label={words("web-settings")} />
        </nav>
      </header>
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
      <footer className={css.foot}>
        <p>{words("web-unofficial")}</p>
        <Link href="/open">{words("web-open-record")}</Link>
        <Link href="/about">{words("web-about")}</Link>
      </footer>
    </div>
  );
}

function Go({ to, glyph, label }: { to: string; glyph: GlyphName; label: string }) {
  const [here] = useLocation();
  const part = `/${to.split("/")[1] ?? ""}`;
  return (
    <Link href={to} aria-current={here.startsWith(part) ? "page" : undefined}>
      <Glyph name={glyph} />
      <span>{label}</span>
    </Link>
  );
}

/** A new page begins at its top, for the eyes and for the keyboard. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const [here] = useLocation();
  const page = here.split("/").slice(0, 3).join("/");
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [page]);
  return main;
}
