// Laying order markers: the stones at hand, and one's cards to lay them on. A stone is dragged to a
// card, or the card is tapped or chosen by key; a card of the side panel does as well.
import { useMemo, useState, type PointerEvent } from "react";
import { useWords } from "../../../../words";
import type { Option } from "../../../../wire/types";
import { armyOf, lyingCards, optionAt, type LyingCard } from "./armies";
import { Markers, MarkerToken } from "./Marker";
import css from "./OrderMarkers.module.css";
import { markerAsked, stonesOf } from "./orders";
import type { CardsProps } from "./props";
import { GeneralSign } from "./signs";

export function OrderMarkers(props: CardsProps) {
  const { reference, view, you, decision, choose, pointed, point, showRule } = props;
  const words = useWords();
  const cards = useMemo(() => lyingCards(reference, view), [reference, view]);
  const asked = markerAsked(decision);
  if (decision === null || asked === null || you === null) {
    return null;
  }
  const mine = armyOf(cards, you).filter(({ inPlay }) => inPlay);
  const at = (unit: string): Option | null => optionAt(decision, unit);
  return (
    <section className={css.tray} aria-label={words("heroscape-orders")}>
      <Stones
        markers={reference.markers}
        asked={asked}
        laid={mine}
        over={(unit) => point(unit === null ? null : (at(unit)?.notation ?? null))}
        drop={(unit) => {
          const option = at(unit);
          if (option !== null) choose(option.notation);
        }}
      />
      <button type="button" className={css.rule} onClick={() => showRule(decision.rule)}>
        {words("heroscape-orders-secret")}
      </button>
      <ul className={css.cards}>
        {mine.map((lying) => {
          const option = at(lying.unit);
          return (
            option && (
              <li key={lying.unit}>
                <Target
                  lying={lying}
                  option={option}
                  ghost={option.notation === pointed ? asked : null}
                  point={point}
                  choose={choose}
                />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

interface TargetProps extends Pick<CardsProps, "point" | "choose"> {
  lying: LyingCard;
  option: Option;
  ghost: string | null;
}

function Target({ lying, option, ghost, point, choose }: TargetProps) {
  return (
    <button
      type="button"
      className={css.card}
      data-unit={lying.unit}
      data-option={option.notation}
      data-lit={ghost !== null || undefined}
      onClick={() => choose(option.notation)}
      onPointerEnter={() => point(option.notation)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(option.notation)}
      onBlur={() => point(null)}
    >
      <span className={css.sign} style={{ background: `var(--${lying.card.general}, var(--oak))` }}>
        <GeneralSign general={lying.card.general} size={18} />
      </span>
      <span className={css.name}>{lying.name}</span>
      <span className={css.place}>
        <Markers markers={lying.markers} ghost={ghost} />
      </span>
    </button>
  );
}

interface StonesProps {
  markers: readonly string[];
  asked: string;
  laid: readonly LyingCard[];
  /** A stone is held over a card, or over none. */
  over: (unit: string | null) => void;
  drop: (unit: string) => void;
}

/** The four stones: those that lie, the one to lay now, those to come. */
function Stones({ markers, asked, laid, over, drop }: StonesProps) {
  const words = useWords();
  const [held, setHeld] = useState<{ x: number; y: number } | null>(null);
  const release = (event: PointerEvent): void => {
    setHeld(null);
    over(null);
    const unit = unitUnder(event);
    if (event.type === "pointerup" && unit !== null) {
      drop(unit);
    }
  };
  return (
    <ol className={css.stones}>
      {stonesOf(markers, asked, laid).map(({ marker, state, on }) => (
        <li key={marker} data-state={state}>
          {state === "now" ? (
            <span
              className={css.hold}
              data-held={held !== null || undefined}
              style={held === null ? undefined : { translate: `${held.x}px ${held.y}px` }}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                event.preventDefault();
                setHeld({ x: 0, y: 0 });
              }}
              onPointerMove={(event) => {
                if (held !== null) {
                  setHeld({ x: held.x + event.movementX, y: held.y + event.movementY });
                  over(unitUnder(event));
                }
              }}
              onPointerUp={release}
              onPointerCancel={release}
            >
              <MarkerToken marker={marker} shown={false} size="large" />
            </span>
          ) : (
            <MarkerToken marker={marker} shown={false} size="large" />
          )}
          <span className={css.stoneState}>
            {words("heroscape-orders-stone", { state, unit: on })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The card under a pointer that holds a stone; the stone itself is looked through. */
function unitUnder(event: PointerEvent): string | null {
  for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
    const card = found.closest("[data-unit]");
    if (card !== null) {
      return card.getAttribute("data-unit");
    }
  }
  return null;
}
