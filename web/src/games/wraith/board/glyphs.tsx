// The signs of the board: actions, symbols and harms, each its own shape.
import type { ComponentType, SVGProps } from "react";
import Heal from "~icons/game-icons/healing";
import Bleed from "~icons/game-icons/bleeding-wound";
import Bow from "~icons/game-icons/high-shot";
import CardDraw from "~icons/game-icons/card-draw";
import CardLost from "~icons/game-icons/card-discard";
import Climb from "~icons/game-icons/mountain-climbing";
import Drop from "~icons/game-icons/fall-down";
import Fireworks from "~icons/game-icons/firework-rocket";
import Foot from "~icons/game-icons/barefoot";
import Hand from "~icons/game-icons/hand";
import Leap from "~icons/game-icons/jump-across";
import Meditation from "~icons/game-icons/meditation";
import Portal from "~icons/game-icons/magic-portal";
import Ragged from "~icons/game-icons/ragged-wound";
import Scar from "~icons/game-icons/scar-wound";
import Shield from "~icons/game-icons/checked-shield";
import Stars from "~icons/game-icons/knocked-out-stars";
import Sunbeams from "~icons/game-icons/sunbeams";
import Sword from "~icons/game-icons/broadsword";

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const EFFECTS: Record<string, Icon> = {
  climb: Climb,
  drop: Drop,
  leap: Leap,
  sword: Sword,
  bow: Bow,
  fireworks: Fireworks,
  heal: Heal,
  draw: CardDraw,
  calm: Meditation,
  shield: Shield,
  suppress_leftmost: Sunbeams,
  wound_wounded: Ragged,
  wound_any: Bleed,
  warp: Portal,
  warp_number: Portal,
  go: Leap,
};

function Eye(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.4" {...props}>
      <path d="M1.5 12C5 6.5 8.5 4.8 12 4.800S19 6.5 22.5 12C19 17.5 15.5 19.2 12 19.200S5 17.5 1.5 12Z" />
      <circle cx="12" cy="12" r="4.2" fill="currentColor" stroke="none" />
    </svg>
  );
}

function Breath(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      {...props}
    >
      <path d="M2 9h11.500a3.3 3.3 0 1 0-3.3-3.300M2 13.500h16.500a3 3 0 1 1-3 3M2 18h7.5" />
    </svg>
  );
}

const SYMBOLS: Record<string, Icon> = { hand: Hand, foot: Foot, eye: Eye, breath: Breath };

/** An action or effect by its name, written with a dash or an underscore. */
export function EffectIcon({ effect }: { effect: string }) {
  const Found = EFFECTS[effect.replaceAll("-", "_")] ?? Sunbeams;
  return <Found aria-hidden />;
}

export function SymbolIcon({ symbol }: { symbol: string }) {
  const Found = SYMBOLS[symbol] ?? Eye;
  return <Found aria-hidden />;
}

export {
  CardDraw as CardIcon,
  CardLost as CardLostIcon,
  Scar as ScarIcon,
  Shield as ShieldIcon,
  Stars as StunIcon,
};

/** A drop of blood: full for a Wound taken, hollow for one that can still be borne. */
export function DropIcon({ hollow = false }: { hollow?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path
        d="M12 2C9 7.5 5 11.2 5 15.4A7 7 0 0 0 19 15.4C19 11.2 15 7.5 12 2Z"
        fill={hollow ? "none" : "currentColor"}
        stroke="currentColor"
        strokeWidth={hollow ? 2 : 0}
      />
    </svg>
  );
}

/** The signs by which cards of a giant answer each other. */
export function CallIcon({ sign }: { sign: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {sign === "ring" && <circle cx="12" cy="12" r="7.6" />}
      {sign === "knot" && <path d="M4.5 12c0-5 6-5 7.5 0s7.5 5 7.5 0-6-5-7.5 0-7.5 5-7.5 0z" />}
      {sign === "fang" && <path d="M5 5h14c0 6-3 11-9 15 1-5-1-10-5-15z" fill="currentColor" />}
      {sign === "bolt" && (
        <path d="M14 3L6 13h5l-2 8 9-11h-6z" fill="currentColor" strokeWidth="2" />
      )}
      {!["ring", "knot", "fang", "bolt"].includes(sign) && <path d="M12 4l8 8-8 8-8-8z" />}
    </svg>
  );
}

/** Which way a push goes. */
export function PushIcon({ way }: { way: string }) {
  const turn = { up: 0, down: 180, to: 90 }[way] ?? 0;
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g transform={`rotate(${turn} 12 12)`}>
        <path d="M12 21V4M5 11l7-7 7 7" />
      </g>
    </svg>
  );
}

/** What kind of card a giant's is: it strikes in its turn, once when it appears, or works always. */
export function KindIcon({ kind }: { kind: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {kind === "normal" && <path d="M5 4c2 5 2 10 0 16M12 3c2 6 2 12 0 18M19 4c2 5 2 10 0 16" />}
      {kind === "when_revealed" && (
        <path d="M12 2v5M12 17v5M2 12h5M17 12h5M5 5l3.5 3.5M15.5 15.5L19 19M19 5l-3.5 3.5M8.5 15.5L5 19" />
      )}
      {kind === "always_active" && (
        <path d="M7 8c-5 0-5 8 0 8 4 0 6-8 10-8 5 0 5 8 0 8-4 0-6-8-10-8z" />
      )}
    </svg>
  );
}

/** The diamond of a weak spot. */
export function WeakIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path d="M12 2l9 10-9 10-9-10z" fill="currentColor" />
    </svg>
  );
}

/** What a loose foothold looks like: a stone about to go. */
export function LooseIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M12 3L22 20H2z" fill="currentColor" fillOpacity="0.25" />
      <path d="M12 9l-2 4 4 1-2 4" />
    </svg>
  );
}
