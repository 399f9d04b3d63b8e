// How somebody likes to see the battlefield; kept on this device.
import { create } from "zustand";
import { persist } from "zustand/middleware";

export interface Preferences {
  /** In the round, or drawn from above. */
  field: "relief" | "above";
  /** Plain: without shadows and smoothed edges, for slow machines. */
  quality: "full" | "plain";
}

/** By what names those go that draw in the round on the processor alone: seconds for one shadow. */
const IN_SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

let found: string | null | undefined;

/** What draws in the round here; null: nothing does. */
function drawer(): string | null {
  if (found === undefined) {
    const gl = document.createElement("canvas").getContext("webgl2");
    const named = gl?.getExtension("WEBGL_debug_renderer_info");
    found = gl && String(gl.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
    gl?.getExtension("WEBGL_lose_context")?.loseContext();
  }
  return found;
}

/** Whether this browser can draw the battlefield in the round at all. */
export function hasWebGL(): boolean {
  return drawer() !== null;
}

export const usePreferences = create<Preferences>()(
  persist(
    (): Preferences => ({
      field: "relief",
      quality: IN_SOFTWARE.test(drawer() ?? "") ? "plain" : "full",
    }),
    { name: "giants-heroscape", version: 1 },
  ),
);

export function prefer(wish: Partial<Preferences>): void {
  usePreferences.setState(wish);
}
