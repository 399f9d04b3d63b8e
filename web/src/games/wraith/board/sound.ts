import type { Sound } from "../../../sound";
import type { Happening } from "../../../wire/types";

const SOUNDS: Record<string, Sound> = {
  played: "cards",
  drew: "cards",
  revealed: "cards",
  hit: "wound",
  suffered: "wound",
};

export function sound({ kind }: Happening): Sound | null {
  return SOUNDS[kind] ?? null;
}
