// How somebody likes to see the battlefield; kept on this device.
import { create } from "zustand";
import { persist } from "zustand/middleware";

export interface Preferences {
  /** In the round, or drawn from above. */
  field: "relief" | "above";
  /** Plain: without shadows and smoothed edges, for slow machines. */
  quality: "full" | "plain";
}

export const usePreferences = create<Preferences>()(
  persist((): Preferences => ({ field: "relief", quality: "full" }), {
    name: "giants-heroscape",
    version: 1,
  }),
);

export function prefer(wish: Partial<Preferences>): void {
  usePreferences.setState(wish);
}

let found: boolean | null = null;

/** Whether this browser can draw the battlefield in the round at all. */
export function hasWebGL(): boolean {
  found ??= document.createElement("canvas").getContext("webgl2") !== null;
  return found;
}
