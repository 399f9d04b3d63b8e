// What to try after a fight: a harder one after a win, a kinder one after a defeat.
import type { Setup } from "../../../wire/types";

/** From the one to begin with to the hardest. */
const GIANTS = ["earth", "air", "water", "fire"];
const WRAITHS = ["young", "adult", "elder"];

export interface Next {
  why:
    | "giant"
    | "wraith"
    | "footholds"
    | "campaign"
    | "easier-giant"
    | "easier-wraith"
    | "firm"
    | "lesson";
  /** The fight to open; null where it leads elsewhere. */
  setup: Setup | null;
}

export function nextOf(setup: Setup, won: boolean): Next | null {
  const giant = GIANTS.indexOf(String(setup["giant"]));
  const wraith = WRAITHS.indexOf(String(setup["wraith"]));
  if (giant < 0 || wraith < 0) return null; // an owner's own pieces: nobody knows how hard they are
  const to = (why: Next["why"], other: Setup): Next => ({ why, setup: { ...setup, ...other } });
  // Tokens are counted for one Wraith: another has as many as are usual for it.
  const usual = { tokens: 0 };
  const loose = setup["footholds"] === true;
  if (won) {
    const harder = GIANTS[giant + 1];
    if (harder) return to("giant", { giant: harder, ...usual });
    const older = WRAITHS[wraith + 1];
    if (older) return to("wraith", { giant: "earth", wraith: older, ...usual });
    return loose ? { why: "campaign", setup: null } : to("footholds", { footholds: true });
  }
  if (loose) return to("firm", { footholds: false, ...usual });
  const kinder = GIANTS[giant - 1];
  if (kinder) return to("easier-giant", { giant: kinder });
  return wraith > 0 ? to("easier-wraith", { wraith: "young" }) : { why: "lesson", setup: null };
}
