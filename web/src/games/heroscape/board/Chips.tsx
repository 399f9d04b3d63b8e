// What can be done with a thing, at the thing: a chip for each option.
import { Fragment, useEffect, useRef } from "react";
import type { Option } from "../../../wire/types";
import { useForeseen } from "../../useForeseen";
import css from "../../../parts/near/Chips.module.css";
import { inReach, inShort, optionWords, spaceWords } from "./phrases";
import { useTable } from "./table";
import type { Show } from "./types";

export function Chips() {
  const table = useTable();
  const { words, open, storeys, aims, shut, hand } = table;
  const box = useRef<HTMLDivElement>(null);
  const n = storeys.reduce((sum, { options }) => sum + options.length, 0);
  // A thing with one option is chosen by itself; not so what lies elsewhere in the hex.
  const elsewhere = open !== null && !aims.has(open);
  const shown = n > 1 || (n === 1 && elsewhere);
  useEffect(() => {
    if (shown && hand() === "key") box.current?.querySelector("button")?.focus();
  }, [shown, open, hand]);
  if (!shown) return null;
  return (
    <div
      ref={box}
      className={css.chips}
      role="group"
      aria-label={words("heroscape-board-choices")}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        shut();
        box.current?.closest("[data-drawn]")?.querySelector<HTMLElement>("[role=grid]")?.focus();
      }}
    >
      {storeys.map(({ space, options }) => (
        <Fragment key={space?.name ?? ""}>
          {space && (elsewhere || storeys.length > 1) && (
            <h4 className={css.storey}>{spaceWords(table, space)}</h4>
          )}
          {options.map((option) => (
            <Chip key={option.notation} option={option} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function Chip({ option }: { option: Option }) {
  const table = useTable();
  const { choose, light, pointed, decision, foresee, hand } = table;
  const show = useForeseen<Show>(decision, option, foresee);
  // A finger points at nothing before it chooses: there a chip says more.
  const finger = hand() === "touch" || hand() === "pen";
  const said = show ? (finger ? inReach : inShort)(table, show) : [];
  return (
    <button
      type="button"
      className={css.chip}
      data-option={option.notation}
      data-lit={pointed?.notation === option.notation || undefined}
      onPointerEnter={() => light(option)}
      onFocus={() => light(option)}
      onClick={() => choose(option)}
    >
      {optionWords(table, option)}
      {said.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </button>
  );
}
