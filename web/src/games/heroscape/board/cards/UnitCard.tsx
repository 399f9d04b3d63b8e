// A card in the side panel: who it is, what is left of it, what lies on it. The whole card comes
// up beside it under a pointer, and in a dialog for all others.
import { useEffect, useRef, useState, type PointerEvent } from "react";
import { IconButton } from "../../../../parts/Button";
import { Dialog } from "../../../../parts/Dialog";
import { list, useWords, type Words } from "../../../../words";
import { ArmyCard, type Side } from "./ArmyCard";
import { figuresLeft, lifeLeft, type LyingCard } from "./armies";
import { Markers } from "./Marker";
import { GeneralSign, NumberSign } from "./signs";
import css from "./UnitCard.module.css";
import type { Option } from "../../../../wire/types";

interface UnitCardProps {
  lying: LyingCard;
  side: Side;
  /** The card acts in this turn. */
  acts: boolean;
  /** What a click on it would choose. */
  option: Option | null;
  /** The marker that the option would lay on it. */
  ghost: string | null;
  pointed: string | null;
  point: (notation: string | null) => void;
  choose: (notation: string) => void;
}

/** How long a pointer rests before the whole card comes up. */
const PAUSE = 350;

export function UnitCard(props: UnitCardProps) {
  const { lying, side, acts, option, ghost, pointed, point, choose } = props;
  const words = useWords();
  const [open, setOpen] = useState(false);
  const [near, setNear] = useNear();
  const lit = option !== null && option.notation === pointed;
  const body = (
    <>
      <span className={css.sign} style={{ background: `var(--${lying.card.general}, var(--oak))` }}>
        <GeneralSign general={lying.card.general} size={18} />
      </span>
      <span className={css.name}>{lying.name}</span>
      <Strength lying={lying} side={side} />
      <span className={css.lies}>
        <Markers markers={lying.markers} ghost={lit ? ghost : null} />
        <Tokens lying={lying} />
      </span>
    </>
  );
  return (
    <li
      className={css.item}
      data-unit={lying.unit}
      data-out={!lying.inPlay || undefined}
      data-acts={acts || undefined}
      data-may={option !== null || undefined}
      data-lit={lit || undefined}
      onPointerEnter={(event) => setNear(event)}
      onPointerLeave={() => setNear(null)}
    >
      {option === null ? (
        <button
          type="button"
          className={css.body}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {body}
          <span className="unseen">{state(words, lying, acts)}</span>
        </button>
      ) : (
        <>
          <button
            type="button"
            className={css.body}
            data-option={option.notation}
            onClick={() => choose(option.notation)}
            onPointerEnter={() => point(option.notation)}
            onPointerLeave={() => point(null)}
            onFocus={() => point(option.notation)}
            onBlur={() => point(null)}
          >
            {body}
            <span className="unseen">{state(words, lying, acts)}</span>
          </button>
          <IconButton
            glyph="eye"
            className={css.look}
            label={words("heroscape-card-look", { unit: lying.name })}
            onClick={() => setOpen(true)}
          />
        </>
      )}
      {near !== null && !open && (
        <div className={css.near} style={near} aria-hidden="true">
          <ArmyCard card={lying.card} side={side} />
        </div>
      )}
      {open && (
        <Dialog title={lying.name} onClose={() => setOpen(false)}>
          <CardInFull lying={lying} side={side} />
        </Dialog>
      )}
    </li>
  );
}

/** The whole card beside the pointer, after a pause; never under a finger. */
function useNear(): [Place | null, (event: PointerEvent | null) => void] {
  const [near, setNear] = useState<Place | null>(null);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const come = (event: PointerEvent | null): void => {
    window.clearTimeout(timer.current);
    setNear(null);
    if (event !== null && event.pointerType === "mouse") {
      const box = event.currentTarget.getBoundingClientRect();
      timer.current = window.setTimeout(() => setNear(beside(box)), PAUSE);
    }
  };
  return [near, come];
}

interface Place {
  top: number;
  left?: number;
  right?: number;
}

const CARD = { width: 340, height: 400, gap: 8 };

/** On that side of a box where there is more room. */
function beside(box: DOMRect): Place {
  const top = Math.max(CARD.gap, Math.min(box.top, window.innerHeight - CARD.height));
  return box.left > window.innerWidth - box.right
    ? { top, right: window.innerWidth - box.left + CARD.gap }
    : { top, left: box.right + CARD.gap };
}

/** What is left: of a hero hearts, of a squad figures. */
function Strength({ lying, side }: { lying: LyingCard; side: Side }) {
  const words = useWords();
  const hero = lying.card.kind === "hero";
  const all = hero ? (side === "basic" ? 1 : lying.card.master.life) : lying.card.figures;
  const left = hero ? lifeLeft(lying, side === "basic") : figuresLeft(lying);
  if (hero && side === "basic" && left === 1) {
    return null;
  }
  return (
    <span className={css.left} data-hurt={left < all || undefined}>
      {hero && <NumberSign name="life" size={13} />}
      <span aria-hidden="true">
        {left}/{all}
      </span>
      <span className="unseen">
        {words(hero ? "heroscape-card-life-left" : "heroscape-card-figures-left", { n: left, all })}
      </span>
    </span>
  );
}

/** Spirits, a scout's sign, spent grenades. */
function Tokens({ lying }: { lying: LyingCard }) {
  const words = useWords();
  const { attackSpirits, defenseSpirits, grenadesThrown, under, scout } = lying;
  const tokens = [
    attackSpirits > 0 && words("heroscape-card-spirits", { which: "attack", n: attackSpirits }),
    defenseSpirits > 0 && words("heroscape-card-spirits", { which: "defense", n: defenseSpirits }),
    grenadesThrown && words("heroscape-card-grenades-thrown"),
    scout && words("heroscape-card-scout"),
    under !== "" && words("heroscape-card-under", { glyph: under === "?" ? "?" : glyph(under) }),
  ].filter((token) => token !== false);
  return tokens.map((token) => (
    <span key={token} className={css.token}>
      {token}
    </span>
  ));
}

function glyph(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

function state(words: Words, lying: LyingCard, acts: boolean): string {
  return list([
    ...(acts ? [words("heroscape-card-acts")] : []),
    ...(lying.inPlay ? [] : [words("heroscape-card-out")]),
  ]);
}

/** The whole card and how it fares. */
function CardInFull({ lying, side }: { lying: LyingCard; side: Side }) {
  const words = useWords();
  return (
    <div className={css.full}>
      <ArmyCard card={lying.card} side={side} turns />
      <ul className={css.figures}>
        {lying.figures.map((figure, i) => (
          <li key={figure.figure} data-fate={figure.fate}>
            {words("heroscape-card-figure", {
              name: lying.figures.length > 1 ? `${lying.name} ${i + 1}` : lying.name,
              fate: figure.fate,
              space: [figure.space, figure.space2].filter(Boolean).join("-"),
              wounds: figure.wounds,
            })}
          </li>
        ))}
      </ul>
      <Markers markers={lying.markers} ghost={null} />
      <p className={css.lies}>
        <Tokens lying={lying} />
      </p>
    </div>
  );
}
