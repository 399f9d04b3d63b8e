import { useWords } from "../words";
import css from "./pages.module.css";
import { useTitle } from "./title";

/** The artists of game-icons.net whose icons the boards use. */
const ARTISTS = ["Lorc", "Delapouite", "Sbed", "Faithtoken"];

export default function About() {
  const words = useWords();
  useTitle(words("web-about"));
  return (
    <div className={css.narrow}>
      <h1>{words("web-about")}</h1>
      <p className={css.lead}>{words("web-about-lead")}</p>
      <div className={`${css.card ?? ""} ${css.prose ?? ""}`}>
        <p>{words("web-about-unofficial")}</p>
        <p>{words("web-about-box")}</p>
        <h2>{words("web-about-made-with")}</h2>
        <ul>
          <li>
            <a href="https://game-icons.net/">game-icons.net</a>:{" "}
            {words("web-about-icons", { artists: ARTISTS.join(", ") })}{" "}
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
          </li>
          <li>
            Alegreya (Juan Pablo del Peral, Huerta Tipográfica), Inter (Rasmus Andersson):{" "}
            {words("web-about-fonts")} <a href="https://openfontlicense.org/">SIL OFL 1.1</a>
          </li>
          <li>{words("web-about-pictures")}</li>
        </ul>
        <h2>{words("web-about-builders")}</h2>
        <p>
          <a href="/api-docs/">{words("web-about-api")}</a>
        </p>
      </div>
    </div>
  );
}
