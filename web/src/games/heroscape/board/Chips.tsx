// What can be done with a thing, at the thing: a chip for each option.
import { useEffect, useRef } from "react";
import css from "./Chips.module.css";
import { optionWords } from "./phrases";
import { useTable } from "./table";

export function Chips() {
  const table = useTable();
  const { words, open, aims, choose, light, pointed, shut, hand } = table;
  const box = useRef<HTMLDivElement>(null);
  const options = open === null ? [] : (aims.get(open) ?? []);
  const shown = options.length > 1;
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
        box.current?.parentElement?.querySelector<HTMLElement>("[role=grid]")?.focus();
      }}
    >
      {options.map((option) => (
        <button
          key={option.notation}
          type="button"
          className={css.chip}
          data-option={option.notation}
          data-lit={pointed?.notation === option.notation || undefined}
          onPointerEnter={() => light(option)}
          onFocus={() => light(option)}
          onClick={() => choose(option)}
        >
          {optionWords(table, option)}
        </button>
      ))}
    </div>
  );
}
