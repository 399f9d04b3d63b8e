// What can be done with a thing, at the thing: a chip for each option.
import { useEffect, useRef, type RefObject } from "react";
import type { Option } from "../../../wire/types";
import type { Thing } from "./aims";
import css from "./Chooser.module.css";
import { EffectIcon } from "./glyphs";
import { useInside } from "./inside";
import { mayTakeBack, takeBack } from "./sharing";
import { useTable } from "./table";

export function Chooser({ thing, options }: { thing: Thing; options: readonly Option[] }) {
  const table = useTable();
  const box = useRef<HTMLDivElement>(null);
  const shown = table.open === thing && options.length > 0;
  const byKey = shown && table.openedByKey;
  useEffect(() => {
    if (byKey) box.current?.querySelector("button")?.focus();
  }, [byKey]);
  useInside(box, shown);
  if (!shown) return null;
  return <Chips box={box} options={options} />;
}

interface ChipsProps {
  options: readonly Option[];
  box?: RefObject<HTMLDivElement | null>;
  inline?: boolean;
}

/** Takes back one of those that were given out to a thing. */
export function TakeBack({ thing, name }: { thing: Thing; name: string }) {
  const { words, sharing } = useTable();
  if (!sharing || !mayTakeBack(sharing, thing)) return null;
  const label = words("wraith-board-share-back", { what: sharing.what, name });
  return (
    <button
      type="button"
      className={css.back}
      aria-label={label}
      title={label}
      onClick={() => {
        takeBack(thing);
      }}
    >
      −
    </button>
  );
}

/** The chips alone, for things that always show theirs. */
export function Chips({ options, box, inline = false }: ChipsProps) {
  const { words, choose, look, pointed } = useTable();
  return (
    <div
      ref={box}
      className={inline ? css.inline : css.chooser}
      role="group"
      aria-label={words("wraith-board-choices")}
    >
      {options.map((option) => {
        const does = String(option.facts["do"] ?? "");
        const short = words("wraith-board-do", { do: does });
        const long = words.say(option.text);
        const light = (): void => {
          look(undefined, option);
        };
        return (
          <button
            key={option.notation}
            type="button"
            className={css.chip}
            data-do={does}
            data-option={option.notation}
            data-lit={pointed?.notation === option.notation || undefined}
            aria-label={
              long.toLowerCase().includes(short.toLowerCase()) ? long : `${short}: ${long}`
            }
            onPointerEnter={light}
            onFocus={light}
            onClick={() => {
              choose(option);
            }}
          >
            {!inline && <EffectIcon effect={does} />}
            {short}
          </button>
        );
      })}
    </div>
  );
}
