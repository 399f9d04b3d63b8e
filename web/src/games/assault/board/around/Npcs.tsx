// The giants that nobody plays: where they stand, how they defend themselves, who decides for them.
import { RuleChip } from "../../../../parts/RuleChip";
import { useWords } from "../../../../words";
import { raceName, regionName } from "../names";
import { RaceSeal } from "../pieces/RaceSeal";
import type { AroundProps } from "../props";
import css from "./Npcs.module.css";
import { armiesOf, deciderOf } from "./npcs";
import { effectText } from "./printed";

export function Npcs({ reference, view, you, showRule }: AroundProps) {
  const words = useWords();
  const { npcs } = reference.seating;
  if (npcs.length === 0) {
    return null;
  }
  const decider = deciderOf(reference, view);
  const who = decider === null ? "neighbour" : decider.seat === you ? "you" : "race";
  return (
    <section className={css.npcs} aria-labelledby="assault-npcs">
      <header className={css.head}>
        <h3 id="assault-npcs">{words("assault-around-npcs")}</h3>
        <RuleChip id="AG-NPC-01" open={showRule} />
      </header>
      <ul className={css.races}>
        {npcs.map((race) => {
          const armies = armiesOf(view, race);
          return (
            <li key={race}>
              <RaceSeal race={race} size={24} />
              <span>
                <b>{raceName(words, race)}</b>
                <span className={css.where}>
                  {armies.length === 0
                    ? words("assault-around-npc-fallen")
                    : armies
                        .map(({ region, n }) =>
                          words("assault-around-npc-where", {
                            region: regionName(words, reference, region),
                            n,
                          }),
                        )
                        .join(" · ")}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className={css.note}>
        {words("assault-around-npc-passive")} {words("assault-around-npc-defence")}
      </p>
      <ul className={css.defence}>
        {reference.npc_defence.map((effect) => (
          <li key={effect.effect}>{effectText(words, reference, effect, "")}</li>
        ))}
      </ul>
      <p className={css.note}>
        {reference.npc_decides === "rule"
          ? words("assault-around-npc-auto")
          : words("assault-around-npc-decides", {
              who,
              race: decider === null ? "" : raceName(words, decider.race),
            })}
      </p>
    </section>
  );
}
