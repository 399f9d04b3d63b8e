import { useSettings, type Volume } from "../settings/settings";
import { Chimes } from "./chimes";

export type { Sound } from "./chimes";

const LOUDNESS: Record<Volume, number> = { off: 0, quiet: 0.06, middle: 0.14, loud: 0.3 };

/** The sounds of this page, as loud as the settings say. */
export const chimes = new Chimes(
  () => new AudioContext(),
  () => LOUDNESS[useSettings.getState().sound],
);

/** Let sounds follow the settings, and wait until somebody uses the page. */
export function listen(): void {
  useSettings.subscribe(() => chimes.heed());
  for (const gesture of ["pointerdown", "keydown"]) {
    window.addEventListener(gesture, () => chimes.touch(), { once: true, capture: true });
  }
}
