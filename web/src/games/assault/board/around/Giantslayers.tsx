// The giantslayers: where each of them is; their cards can be read.
import { useWords } from "../../../../words";
import { regionName, slayerName } from "../names";
import type { AroundProps } from "../props";
import css from "./Npcs.module.css";
import { Read } from "./Thing";

export function Giantslayers(around: AroundProps) {
  const words = useWords();
  return (
    <section className={css.npcs} aria-labelledby="assault-giantslayers">
      <h3 id="assault-giantslayers" className={css.title}>
        {words("assault-slayer-phases")}
      </h3>
      <SlayerCards around={around} />
    </section>
  );
}

export function SlayerCards({ around }: { around: AroundProps }) {
  const words = useWords();
  const { reference, view } = around;
  return (
    <ul className={css.slayers}>
      {reference.slayers.map(({ id }) => {
        const { region = "", wounded = false } = view.slayers[id] ?? {};
        return (
          <li key={id}>
            <Read around={around} card={{ kind: "slayer", slayer: id }}>
              <span>
                <b>{slayerName(words, reference, id)}</b>
                <span className={css.where}>
                  {words("assault-around-slayer-at", {
                    where: region === "" ? "off" : "board",
                    region: regionName(words, reference, region),
                    wounded: wounded ? "yes" : "no",
                  })}
                </span>
              </span>
            </Read>
          </li>
        );
      })}
    </ul>
  );
}
