// What can be done with a thing, at the thing: a chip for each option, or for whom to take in hand.
import { useEffect, useRef } from "react";
import { Mover } from "./doing/March";
import { useTable } from "./table";
import css from "../../../parts/near/Chips.module.css";

export function Chips() {
  const { words, picks, shut, hand, choose, light, take, pointed } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const open = picks.length > 0;
  useEffect(() => {
    if (open && hand() === "key") box.current?.querySelector("button")?.focus();
  }, [open, picks, hand]);
  if (!open) return null;
  return (
    <div
      ref={box}
      className={css.chips}
      role="group"
      aria-label={words("assault-board-choices")}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        shut();
      }}
    >
      {picks.map((pick) =>
        "take" in pick ? (
          <button
            key={pick.take}
            type="button"
            className={css.chip}
            data-take={pick.take}
            onClick={() => take(pick.take)}
          >
            <Mover thing={pick.take} />
          </button>
        ) : (
          <button
            key={pick.option.notation}
            type="button"
            className={css.chip}
            data-option={pick.option.notation}
            data-lit={pointed?.notation === pick.option.notation || undefined}
            onPointerEnter={() => light(pick.option)}
            onFocus={() => light(pick.option)}
            onClick={() => choose(pick.option)}
          >
            {words.say(pick.option.text)}
          </button>
        ),
      )}
    </div>
  );
}
