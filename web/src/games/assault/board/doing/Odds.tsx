// The odds of attacks, of giants and of giantslayers, before one says so.
import { useEffect, useState } from "react";
import type { Option } from "../../../../wire/types";
import type { AttackShow } from "../../shapes";
import { fact } from "../aims";
import { conquers, oddsWords, percent, round } from "../phrases";
import type { AroundProps } from "../props";
import { useTable } from "../table";
import css from "./doing.module.css";

/** Always the same, so that nothing is asked anew for it. */
export const NONE: Option[] = [];

const ATTACKS = ["attack", "slayer-attack"];

/** What stands on an attack: the chance that matters, and all the rest once it is pointed at. */
export function Odds({ option, show }: { option: Option; show: AttackShow | undefined }) {
  const { words, pointed } = useTable();
  if (!show) return null;
  const { conquest, attacker_points } = show.odds;
  return (
    <>
      {conquers(show) ? (
        <span className={css.odds}>
          <b>{percent(conquest)} %</b>
          <small>{words("assault-attack-conquest")}</small>
        </span>
      ) : (
        <span className={css.odds}>
          <b>{words("assault-attack-average", { n: round(attacker_points) })}</b>
          <small>{words("assault-attack-points")}</small>
        </span>
      )}
      {pointed?.notation === option.notation && (
        <span className={css.foreseen}>
          {oddsWords(words, show).map((line) => (
            <small key={line}>{line}</small>
          ))}
        </span>
      )}
    </>
  );
}

/** What is known of every attack; asked once for each question, one after the other. */
export function useShows(
  options: readonly Option[],
  ask: AroundProps["show"],
): ReadonlyMap<string, AttackShow> {
  const [known, setKnown] = useState<{
    of: readonly Option[];
    shows: ReadonlyMap<string, AttackShow>;
  }>({ of: options, shows: new Map() });
  useEffect(() => {
    let here = true;
    const go = async (): Promise<void> => {
      for (const { notation, facts } of options) {
        if (!ATTACKS.includes(fact(facts, "do"))) continue;
        const attack = (await ask(notation))?.attack;
        if (!here) return;
        if (attack === undefined) continue;
        setKnown((before) => ({
          of: options,
          shows: new Map([...(before.of === options ? before.shows : []), [notation, attack]]),
        }));
      }
    };
    go().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [options, ask]);
  return known.of === options ? known.shows : EMPTY;
}

const EMPTY: ReadonlyMap<string, AttackShow> = new Map();
