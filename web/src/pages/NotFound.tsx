import { Button, LinkButton } from "../parts/Button";
import { Mark } from "../look/art/Mark";
import { useWords } from "../words";
import css from "./pages.module.css";
import { useTitle } from "./title";

export function NotFound() {
  const words = useWords();
  useTitle(words("web-not-found"));
  return (
    <div className={css.lost}>
      <div>
        <h1>{words("web-not-found")}</h1>
        <p className={css.lead}>{words("web-not-found-meaning")}</p>
        <LinkButton to="/" look="brass">
          {words("web-home")}
        </LinkButton>
      </div>
      <Mark size={320} />
    </div>
  );
}

/** A page of ours that broke: the server and the tables are none the worse for it. */
export function Broken() {
  const words = useWords();
  useTitle(words("web-broken"));
  return (
    <div className={css.lost}>
      <div>
        <h1>{words("web-broken")}</h1>
        <p className={css.lead}>{words("web-broken-meaning")}</p>
        <div className={css.actions}>
          <Button look="brass" glyph="again" onClick={() => window.location.reload()}>
            {words("web-try-again")}
          </Button>
          <LinkButton to="/">{words("web-home")}</LinkButton>
        </div>
      </div>
      <Mark size={320} />
    </div>
  );
}
