// The decks and what is discarded; discards are open to everybody and can be looked through.
import { useState } from "react";
import { Button } from "../../../../parts/Button";
import { Dialog } from "../../../../parts/Dialog";
import { Glyph } from "../../../../parts/Glyph";
import { useWords, type Words } from "../../../../words";
import { resourceName, spellName } from "../names";
import { ResourceGlyph } from "../pieces/ResourceGlyph";
import { SpellGlyph } from "../pieces/SpellGlyph";
import type { AroundProps } from "../props";
import { cardOption, optionOf, placeAsked } from "./options";
import { counted } from "./piles";
import css from "./Piles.module.css";
import { Read, Thing } from "./Thing";

type Pile = "resources" | "spells";

export function Piles(around: AroundProps) {
  const words = useWords();
  const { view, decision } = around;
  const [open, setOpen] = useState<Pile | null>(null);
  const glows: Record<Pile, boolean> = {
    resources: placeAsked(decision) === "discard",
    spells: optionOf(decision, { do: "top" }) !== null,
  };
  return (
    <section className={css.piles} aria-labelledby="assault-piles">
      <h3 id="assault-piles">{words("assault-around-piles")}</h3>
      {view.face_up.length > 0 && <FaceUp {...around} />}
      <ul className={css.list}>
        {(["resources", "spells"] as const).map((pile) => {
          const discard = pile === "resources" ? view.resource_discard : view.spell_discard;
          const deck = pile === "resources" ? view.resource_deck : view.spell_deck;
          return (
            <li key={pile} className={css.pile}>
              <span className={css.name}>{words("assault-around-pile", { pile })}</span>
              <span className={css.deck}>{words("assault-around-deck", { n: deck })}</span>
              <button
                type="button"
                className={css.discard}
                data-may={glows[pile] || undefined}
                data-pile={pile}
                aria-haspopup="dialog"
                onClick={() => setOpen(pile)}
              >
                {discard[0] !== undefined &&
                  (pile === "resources" ? (
                    <ResourceGlyph resource={discard[0]} size={18} />
                  ) : (
                    <SpellGlyph spell={discard[0]} size={18} />
                  ))}
                <span>{words("assault-around-discard", { n: discard.length })}</span>
                <span className="unseen">
                  {words("assault-around-browse", { pile, n: discard.length })}
                </span>
                <Glyph name="eye" size={15} />
              </button>
            </li>
          );
        })}
        <li className={css.pile}>
          <span className={css.name}>{words("assault-around-pile", { pile: "events" })}</span>
          <span className={css.deck}>{words("assault-around-deck", { n: view.event_deck })}</span>
        </li>
      </ul>
      {open !== null && (
        <Dialog
          title={words("assault-around-discard-title", { pile: open })}
          onClose={() => setOpen(null)}
        >
          {open === "resources" ? (
            <DiscardedResources {...around} />
          ) : (
            <DiscardedSpells {...around} />
          )}
        </Dialog>
      )}
    </section>
  );
}

/** The cards that are picked from before the first turn. */
function FaceUp(around: AroundProps) {
  const words = useWords();
  const { view, decision } = around;
  return (
    <>
      <p className={css.note}>{words("assault-around-face-up")}</p>
      <ul className={css.cards}>
        {counted(view.face_up).map(([resource, n]) => (
          <li key={resource}>
            <Thing
              around={around}
              option={cardOption(decision, "face-up", resource)}
              thing={{ resource }}
              card={{ kind: "resource", resource }}
              name={resourceName(words, resource)}
            >
              <Kind words={words} resource={resource} n={n} />
            </Thing>
          </li>
        ))}
      </ul>
    </>
  );
}

function Kind({ words, resource, n }: { words: Words; resource: string; n: number }) {
  return (
    <span className={css.kind}>
      <ResourceGlyph resource={resource} size={20} />
      <span>{resourceName(words, resource)}</span>
      {n > 1 && <b>{words("assault-around-count", { n })}</b>}
    </span>
  );
}

function DiscardedResources(around: AroundProps) {
  const words = useWords();
  const { view, decision } = around;
  const pile = view.resource_discard;
  if (pile.length === 0) {
    return <p>{words("assault-around-discard-empty")}</p>;
  }
  return (
    <div className={css.browse}>
      <ul className={css.cards}>
        {counted(pile).map(([resource, n]) => (
          <li key={resource}>
            <Thing
              around={around}
              option={cardOption(decision, "discard", resource)}
              thing={{ resource }}
              card={{ kind: "resource", resource }}
              name={resourceName(words, resource)}
            >
              <Kind words={words} resource={resource} n={n} />
            </Thing>
          </li>
        ))}
      </ul>
      <p className={css.note}>{words("assault-around-discard-order")}</p>
      <ol className={css.order}>
        {pile.map((resource, i) => (
          <li key={i}>
            <ResourceGlyph resource={resource} size={18} />
            {resourceName(words, resource)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function DiscardedSpells(around: AroundProps) {
  const words = useWords();
  const { reference, view, decision, choose } = around;
  const top = optionOf(decision, { do: "top" });
  const cards = (pile: readonly string[]) => (
    <ol className={css.order}>
      {pile.map((spell, i) => (
        <li key={i}>
          <Read around={around} card={{ kind: "spell", spell }}>
            <SpellGlyph spell={spell} size={18} />
            {words("assault-spell-card", {
              basic: spellName(words, reference, spell),
              advanced: spellName(words, reference, spell, "advanced"),
            })}
          </Read>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={css.browse}>
      {view.spell_discard.length === 0 ? (
        <p>{words("assault-around-discard-empty")}</p>
      ) : (
        <>
          <p className={css.note}>{words("assault-around-discard-order")}</p>
          {top !== null && (
            <Button
              look="brass"
              data-notation={top.notation}
              data-first
              onClick={() => choose(top.notation)}
            >
              {words.say(top.text)}
            </Button>
          )}
          {cards(view.spell_discard)}
        </>
      )}
      {view.spells_gone.length > 0 && (
        <>
          <h3>{words("assault-around-spells-gone")}</h3>
          {cards(view.spells_gone)}
        </>
      )}
    </div>
  );
}
