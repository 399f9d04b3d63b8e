// The attack picker: whom from where, with the dice of both sides and the odds before one says so.
import { useEffect, useState } from "react";
import type { Option } from "../../../../wire/types";
import { fact } from "../aims";
import type { AttackShow } from "../../shapes";
import { oddsWords } from "../phrases";
import { raceName, regionName } from "../names";
import { useTable } from "../table";
import css from "./doing.module.css";
import { Choice, Panel } from "./parts";
import type { AroundProps } from "../props";

export function AttackPicker({ show }: Pick<AroundProps, "show">) {
  const { words, decision, held } = useTable();
  const shows = useShows(decision?.options ?? NONE, show);
  const options = decision?.options.filter(({ facts }) => facts["do"] !== "done") ?? [];
  const from = held?.replace("region ", "") ?? "";
  const shown = from ? options.filter(({ facts }) => fact(facts, "region") === from) : options;
  return (
    <Panel title={words("assault-attack")}>
      <ul className={css.list}>
        {shown.map((option) => (
          <li key={option.notation}>
            <Attack option={option} show={shows.get(option.notation)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const NONE: Option[] = [];

function Attack({ option, show }: { option: Option; show: AttackShow | undefined }) {
  const { words, reference, view, pointed } = useTable();
  const from = fact(option.facts, "region");
  const to = fact(option.facts, "to");
  const defender = view.regions[to]?.race ?? "";
  const isShift = option.facts["do"] === "shift";
  return (
    <Choice option={option} tone={isShift ? "plain" : "danger"} className={css.attack}>
      <span className={css.target}>
        <b>{regionName(words, reference, to)}</b>
        <small>
          {isShift
            ? words("assault-attack-shift", { from: regionName(words, reference, from) })
            : words("assault-attack-from", {
                race: raceName(words, defender),
                from: regionName(words, reference, from),
              })}
        </small>
      </span>
      {show?.odds && (
        <span className={css.odds}>
          <b>{Math.round(show.odds.conquest * 100)} %</b>
          <small>{words("assault-attack-conquest")}</small>
        </span>
      )}
      {show && pointed?.notation === option.notation && (
        <span className={css.foreseen}>
          {oddsWords(words, show).map((line) => (
            <small key={line}>{line}</small>
          ))}
        </span>
      )}
    </Choice>
  );
}

/** What is known of every attack; asked once for each question, one after the other. */
function useShows(
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
        if (facts["do"] !== "attack") continue;
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
