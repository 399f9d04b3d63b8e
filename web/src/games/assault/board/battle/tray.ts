// The dice of a side as they lie: what each shows, how it came to, and what can be done with it.
import type { Option } from "../../../../wire/types";
import type { Side } from "../../shapes";
import type { DieState } from "../pieces/faces";
import type { SideAccount } from "./account";
import { dieKey, type Offers } from "./offers";

export interface LyingDie {
  /** Its place among the side's standard dice; -1: the special one. */
  at: number;
  special: boolean;
  face: number;
  state: DieState;
  options: readonly Option[];
}

/** In a list of dice, `SPECIAL + face` is the special die; below it are standard ones. */
const SPECIAL = 8;

/**
 * The special die first. Dice that show the same are the same to the rules: of those picked, and
 * of those turned by a spell, as many are marked as there are.
 */
export function trayOf(side: Side, offers: Offers | null, told: SideAccount | null): LyingDie[] {
  const picked = [...side.picked];
  const turned = (told?.means ?? []).flatMap((means) =>
    means.by === "turned" ? [means.die.face + (means.die.special ? SPECIAL : 0)] : [],
  );
  const lying = (at: number, face: number): LyingDie => {
    const special = at < 0;
    const code = special ? SPECIAL + face : face;
    const state = taken(picked, code)
      ? "picked"
      : side.rerolled.includes(at)
        ? "again"
        : taken(turned, code)
          ? "turned"
          : "thrown";
    const options = state === "picked" ? [] : (offers?.dice.get(dieKey(special, face)) ?? []);
    return { at, special, face, state, options };
  };
  const dice = side.dice.map((face, at) => lying(at, face));
  return side.special === null ? dice : [lying(-1, side.special), ...dice];
}

/** Take one out of a list, if it is there. */
function taken(list: number[], code: number): boolean {
  const at = list.indexOf(code);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}
