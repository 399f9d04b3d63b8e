import type { Sound } from "../../../sound";
import type { Happening } from "../../../wire/types";

const SOUNDS: Record<string, Sound> = {
  attacked: "dice",
  "special-attack": "dice",
  "rolled-initiative": "dice",
  revealed: "cards",
  drafted: "cards",
  wounded: "wound",
  destroyed: "wound",
};

export function sound({ kind }: Happening): Sound | null {
  return SOUNDS[kind] ?? null;
}
