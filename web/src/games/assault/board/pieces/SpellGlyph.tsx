// The nine Spell Cards by their signs.
import type { ComponentType, SVGProps } from "react";
import Lightning from "~icons/game-icons/lightning-arc";
import Shield from "~icons/game-icons/checked-shield";
import Bless from "~icons/game-icons/sunbeams";
import Enlarge from "~icons/game-icons/muscle-up";
import Slow from "~icons/game-icons/snail";
import Fog from "~icons/game-icons/fog";
import Cure from "~icons/game-icons/healing";
import Door from "~icons/game-icons/magic-portal";
import IceStorm from "~icons/game-icons/ice-spear";
import Scroll from "~icons/game-icons/scroll-unfurled";

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const SIGNS: Record<string, Icon> = {
  lightning: Lightning,
  shield: Shield,
  bless: Bless,
  enlarge: Enlarge,
  slow: Slow,
  fog: Fog,
  cure: Cure,
  door: Door,
  "ice-storm": IceStorm,
};

/** A spell's own sign; one that nobody may know is a scroll. */
export function SpellGlyph({ spell = "", size = 20 }: { spell?: string; size?: number }) {
  const Sign = SIGNS[spell] ?? Scroll;
  return <Sign width={size} height={size} aria-hidden focusable="false" />;
}
