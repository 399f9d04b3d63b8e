import type { Sound } from "../../../sound";
import type { Happening } from "../../../wire/types";

const SOUNDS: Record<string, Sound> = {
  rolled: "dice",
  rerolled: "dice",
  drew: "cards",
  "drew-spell": "cards",
  claimed: "cards",
  wounded: "wound",
  defeated: "wound",
};

export function sound({ kind }: Happening): Sound | null {
  return SOUNDS[kind] ?? null;
}
