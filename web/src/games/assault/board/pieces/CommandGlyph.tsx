// The nine commands by their signs; Negotiate and the unique command of a race have their own.
import type { ComponentType, SVGProps } from "react";
import Move from "~icons/game-icons/barefoot";
import Plunder from "~icons/game-icons/swap-bag";
import Negotiate from "~icons/game-icons/conversation";
import Trade from "~icons/game-icons/trade";
import Recruit from "~icons/game-icons/rally-the-troops";
import Leader from "~icons/game-icons/crown";
import Magic from "~icons/game-icons/spell-book";
import Attack from "~icons/game-icons/crossed-axes";
import Rest from "~icons/game-icons/campfire";
import Alliance from "~icons/game-icons/shaking-hands";
import Treasures from "~icons/game-icons/open-treasure-chest";
import Titan from "~icons/game-icons/anvil-impact";
import Winter from "~icons/game-icons/ring";
import Ravage from "~icons/game-icons/earth-crack";
import Stuff from "~icons/game-icons/camp-cooking-pot";

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const SIGNS: Record<string, Icon> = {
  move: Move,
  plunder: Plunder,
  "plunder storm": Negotiate,
  trade: Trade,
  recruit: Recruit,
  leader: Leader,
  magic: Magic,
  attack: Attack,
  rest: Rest,
  "unique storm": Alliance,
  "unique cloud": Treasures,
  "unique fire": Titan,
  "unique frost": Winter,
  "unique stone": Ravage,
  "unique hill": Stuff,
};

interface CommandGlyphProps {
  command: string;
  race: string;
  size?: number;
}

export function CommandGlyph({ command, race, size = 20 }: CommandGlyphProps) {
  const Sign = SIGNS[`${command} ${race}`] ?? SIGNS[command] ?? Recruit;
  return <Sign width={size} height={size} aria-hidden focusable="false" />;
}
