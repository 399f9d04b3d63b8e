// A card or piece that can be touched: it chooses where it may be chosen, says why where it may not,
// and can always be read.
import { useState, type ReactNode } from "react";
import { IconButton } from "../../../../parts/Button";
import type { Option } from "../../../../wire/types";
import { useWords } from "../../../../words";
import type { AroundProps } from "../props";
import { CardDialog } from "./cards/CardDialog";
import type { Card } from "./cards/card";
import css from "./Thing.module.css";

export interface ThingProps {
  around: AroundProps;
  /** What touching it would choose. */
  option: Option | null;
  /** What the rules are asked about where it cannot be chosen: { command: "move" }. */
  thing: Record<string, string>;
  /** What is read of it. */
  card: Card;
  /** Its name, for the button that opens it. */
  name: string;
  className?: string | undefined;
  /** What stands on its button. */
  children: ReactNode;
  /** What stands below it on the same card, for those who read on. */
  below?: ReactNode;
}

export function Thing(props: ThingProps) {
  const { around, option, thing, card, name, className, children, below } = props;
  const { decision, pointed, point, choose, why } = around;
  const words = useWords();
  const [open, setOpen] = useState(false);
  const asks = decision !== null && option === null;
  const opens = option === null && !asks;
  return (
    <>
      <div
        className={[css.thing, className].filter(Boolean).join(" ")}
        data-look={!opens || undefined}
        data-may={option !== null || undefined}
        data-lit={(option !== null && option.notation === pointed) || undefined}
      >
        <button
          type="button"
          className={css.body}
          data-notation={option?.notation}
          data-first={option !== null || undefined}
          aria-haspopup={opens ? "dialog" : undefined}
          onClick={() => {
            if (option !== null) choose(option.notation);
            else if (asks) why(thing);
            else setOpen(true);
          }}
          {...pointing(option, point)}
        >
          {children}
        </button>
        {!opens && (
          <IconButton
            glyph="eye"
            className={css.look}
            label={words("assault-around-read", { card: name })}
            onClick={() => setOpen(true)}
          />
        )}
        {below !== undefined && <div className={css.below}>{below}</div>}
      </div>
      {/* Beside it: the window has no colours of the card. */}
      {open && <CardDialog card={card} around={around} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What points at an option while the pointer or the focus is on it. */
export function pointing(option: Option | null, point: AroundProps["point"]) {
  if (option === null) {
    return {};
  }
  const { notation } = option;
  return {
    onPointerEnter: () => point(notation),
    onPointerLeave: () => point(null),
    onFocus: () => point(notation),
    onBlur: () => point(null),
  };
}

interface ReadProps {
  around: AroundProps;
  card: Card;
  className?: string | undefined;
  children: ReactNode;
}

/** What can only be read: a button that opens the card. */
export function Read({ around, card, className, children }: ReadProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={[css.read, className].filter(Boolean).join(" ")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && <CardDialog card={card} around={around} onClose={() => setOpen(false)} />}
    </>
  );
}
