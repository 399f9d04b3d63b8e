import { LinkButton } from "../parts/Button";
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
