// One's own spells: when each is cast, what both its spells do, and which can be cast now.
import { IconButton } from "../../../../parts/Button";
import { useState } from "react";
import { useWords } from "../../../../words";
import type { Option } from "../../../../wire/types";
import type { SeatState, SpellCard } from "../../shapes";
import { spellName } from "../names";
import { ResourceGlyph } from "../pieces/ResourceGlyph";
import { SpellGlyph } from "../pieces/SpellGlyph";
import type { AroundProps } from "../props";
import { CardDialog } from "./cards/CardDialog";
import { spellOf } from "./lookup";
import { castOptions } from "./options";
import { effectsText } from "./printed";
import css from "./SpellHand.module.css";
import { pointing } from "./Thing";

export function SpellHand({ around, own }: { around: AroundProps; own: SeatState }) {
  const words = useWords();
  const hand = own.spell_hand ?? [];
  return (
    <section className={css.spells}>
      <h3>{words("assault-around-spell-hand")}</h3>
      {hand.length === 0 && <p className={css.none}>{words("assault-around-spell-hand-empty")}</p>}
      <ul>
        {hand.map((id, i) => {
          const spell = spellOf(around.reference, id);
          return (
            spell && (
              <li key={i} data-spell={id}>
                <Spell around={around} spell={spell} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

function Spell({ around, spell }: { around: AroundProps; spell: SpellCard }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { basic, advanced } = castOptions(around.decision, spell.id);
  return (
    <div className={css.spell} data-may={basic !== null || advanced !== null || undefined}>
      <p className={css.head}>
        <SpellGlyph spell={spell.id} size={20} />
        <span>
          {words("assault-around-spell-when", {
            time: words("assault-spell-time", { time: spell.time }),
          })}
        </span>
        <IconButton
          glyph="eye"
          className={css.look}
          label={words("assault-around-read", {
            card: spellName(words, around.reference, spell.id),
          })}
          onClick={() => setOpen(true)}
        />
      </p>
      <Half around={around} spell={spell} half="basic" option={basic} />
      <Half around={around} spell={spell} half="advanced" option={advanced} />
      {open && (
        <CardDialog
          card={{ kind: "spell", spell: spell.id }}
          around={around}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

interface HalfProps {
  around: AroundProps;
  spell: SpellCard;
  half: "basic" | "advanced";
  option: Option | null;
}

/** One of the two spells of a card: it casts itself, or says why it cannot be cast. */
function Half({ around, spell, half, option }: HalfProps) {
  const words = useWords();
  const { reference, decision, pointed, point, choose, why } = around;
  return (
    <button
      type="button"
      className={css.half}
      data-notation={option?.notation}
      data-may={option !== null || undefined}
      data-lit={(option !== null && option.notation === pointed) || undefined}
      aria-disabled={decision === null || undefined}
      onClick={() => {
        if (option !== null) choose(option.notation);
        else if (decision !== null) why({ spell: spell.id });
      }}
      {...pointing(option, point)}
    >
      <b>{spellName(words, reference, spell.id, half)}</b>
      <span>{effectsText(words, reference, spell[half].does, "")}</span>
      {half === "advanced" && (
        <span className={css.price}>
          <ResourceGlyph resource="artifact" size={14} />
          <span className="unseen">{words("assault-around-artifact")}</span>
        </span>
      )}
      {option !== null && <span className="unseen">{words("assault-around-castable")}</span>}
    </button>
  );
}
