// Giantslayers in three phases: recruited, moved, sent into battle, for actions.
import { fact, slayersIn } from "../aims";
import { SlayerCards } from "../around/Giantslayers";
import { raceName, regionName, slayerName } from "../names";
import type { AroundProps } from "../props";
import { useTable } from "../table";
import css from "./doing.module.css";
import { March } from "./March";
import { NONE, Odds, useShows } from "./Odds";
import { Choice, isPlain, Panel } from "./parts";
import { list } from "../../../../words";

const PHASES = ["slayer-recruit", "slayer-move", "slayer-attack"];

export function Slayers({ around }: { around: AroundProps }) {
  const { words, decision } = useTable();
  const at = PHASES.indexOf(decision?.kind ?? "");
  return (
    <>
      <ol className={css.phases} aria-label={words("assault-slayer-phases")}>
        {PHASES.map((phase, i) => (
          <li
            key={phase}
            data-state={i < at ? "done" : i === at ? "open" : "none"}
            aria-current={i === at ? "step" : undefined}
          >
            {words("assault-slayer-phase", { phase })}
          </li>
        ))}
      </ol>
      {decision?.kind === "slayer-attack" ? <Bands show={around.show} /> : <March />}
      <SlayerCards around={around} />
    </>
  );
}

function Bands({ show }: Pick<AroundProps, "show">) {
  const { words, reference, decision, view } = useTable();
  const shows = useShows(decision?.options ?? NONE, show);
  return (
    <Panel title={words("assault-march", { kind: "slayer-attack" })}>
      <ul className={css.list}>
        {decision?.options
          .filter((option) => !isPlain(option))
          .map((option) => {
            const region = fact(option.facts, "region");
            const band = slayersIn(option.facts, view).map((slayer) =>
              slayerName(words, reference, slayer),
            );
            return (
              <li key={option.notation}>
                <Choice option={option} tone="danger" className={css.attack}>
                  <span className={css.target}>
                    <b>{list(band)}</b>
                    <small>
                      {words("assault-attack-in", {
                        region: regionName(words, reference, region),
                        race: raceName(words, view.regions[region]?.race ?? ""),
                      })}
                    </small>
                  </span>
                  <Odds show={shows.get(option.notation)} />
                </Choice>
              </li>
            );
          })}
      </ul>
      <p className={css.note}>{words("assault-odds-how", { who: "slayers" })}</p>
    </Panel>
  );
}
