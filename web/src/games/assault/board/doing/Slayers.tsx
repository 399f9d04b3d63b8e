// Giantslayers in three phases: recruited, moved, sent into battle, for actions.
import { fact, slayersIn } from "../aims";
import { SlayerCards } from "../around/Giantslayers";
import { list, raceName, regionName, slayerName } from "../names";
import type { AroundProps } from "../props";
import { useTable } from "../table";
import css from "./doing.module.css";
import { March } from "./March";
import { Choice, isPlain, Panel } from "./parts";

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
      {decision?.kind === "slayer-attack" ? <Bands /> : <March />}
      <SlayerCards around={around} />
    </>
  );
}

function Bands() {
  const { words, reference, decision, view } = useTable();
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
                <Choice option={option} tone="danger">
                  <span>{list(band)}</span>
                  <small>
                    {words("assault-attack-in", {
                      region: regionName(words, reference, region),
                      race: raceName(words, view.regions[region]?.race ?? ""),
                    })}
                  </small>
                </Choice>
              </li>
            );
          })}
      </ul>
    </Panel>
  );
}
