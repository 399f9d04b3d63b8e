// What an Event asks for, each with what somebody has towards it, and the rune it costs.
import { Glyph } from "../../../../parts/Glyph";
import { useWords } from "../../../../words";
import type { EventCard, Progress, Reference } from "../../shapes";
import { resourceName } from "../names";
import { RuneGlyph } from "../pieces/RuneGlyph";
import css from "./Checklist.module.css";
import { needText, sentence } from "./printed";

interface ChecklistProps {
  reference: Reference;
  card: EventCard;
  /** How far somebody is; nothing for those who only watch. */
  progress: Progress | undefined;
  /** Whether it is the viewer who is so far. */
  own: boolean;
}

export function Checklist({ reference, card, progress, own }: ChecklistProps) {
  const words = useWords();
  const rune = progress?.rune;
  return (
    <ul className={css.list}>
      {card.needs.map((need, i) => {
        const state = progress?.needs[i];
        return (
          <li key={i} data-met={state?.met}>
            <Tick met={state?.met} />
            <span>
              {sentence(needText(words, reference, need))}
              {state !== undefined && <Met met={state.met} />}
            </span>
            {state !== undefined && state.need > 1 && (
              <b className={css.have}>
                {words("assault-around-have", { have: state.have, need: state.need })}
              </b>
            )}
          </li>
        );
      })}
      <li data-met={rune === undefined ? undefined : rune !== "missing"}>
        <Tick met={rune === undefined ? undefined : rune !== "missing"} />
        <span className={css.rune}>
          <RuneGlyph rune={card.rune} size={16} />
          {rune === undefined
            ? resourceName(words, card.rune)
            : words(own ? "assault-around-rune" : "assault-around-rune-other", {
                rune,
                resource: resourceName(words, card.rune),
              })}
        </span>
      </li>
    </ul>
  );
}

function Tick({ met }: { met: boolean | undefined }) {
  return (
    <span className={css.tick}>
      {met === undefined ? "·" : <Glyph name={met ? "check" : "close"} size={14} />}
    </span>
  );
}

/** The tick in words. */
function Met({ met }: { met: boolean }) {
  const words = useWords();
  return <span className="unseen">{words("assault-around-met", { met: met ? "yes" : "no" })}</span>;
}
