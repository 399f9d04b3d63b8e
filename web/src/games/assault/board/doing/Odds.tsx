// The odds of attacks, of giants and of giantslayers, before one says so.
import { useEffect, useState } from "react";
import type { Option } from "../../../../wire/types";
import type { AttackShow } from "../../shapes";
import { fact } from "../aims";
import { conquers, percent, round } from "../phrases";
import type { AroundProps } from "../props";
import { useTable } from "../table";
import css from "./doing.module.css";

/** Always the same, so that nothing is asked anew for it. */
export const NONE: Option[] = [];

const ATTACKS = ["attack", "slayer-attack"];

/**
 * What stands on an attack: the chance that matters. Its place is kept before it is known, and all the
 * rest is said beside the map: what moves under a pointer cannot be pressed.
 */
export function Odds({ show }: { show: AttackShow | undefined }) {
  const { words } = useTable();
  const number = !show
    ? "\u00a0"
    : conquers(show)
      ? `${percent(show.odds.conquest)} %`
      : words("assault-attack-average", { n: round(show.odds.attacker_points) });
  const meaning = !show
    ? "\u00a0"
    : words(conquers(show) ? "assault-attack-conquest" : "assault-attack-points");
  return (
    <span className={css.odds}>
      <b>{number}</b>
      <small>{meaning}</small>
    </span>
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
