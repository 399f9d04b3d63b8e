import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function drawnBy(name: string | null): Promise<typeof import("./preferences")> {
  const gl = name !== null && {
    RENDERER: 1,
    getExtension: (asked: string) =>
      asked === "WEBGL_debug_renderer_info" ? { UNMASKED_RENDERER_WEBGL: 2 } : null,
    getParameter: (asked: number) => (asked === 2 ? name : "WebGL"),
  };
  vi.stubGlobal("document", { createElement: () => ({ getContext: () => gl || null }) });
  vi.resetModules();
  return import("./preferences");
}

it.each([
  ["ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)", "plain"],
  ["llvmpipe (LLVM 15.0.7, 256 bits)", "plain"],
  ["ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)", "plain"],
  ["ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11)", "full"],
  ["Mali-G78", "full"],
])("draws with %s: %s", async (name, quality) => {
  const { usePreferences, hasWebGL } = await drawnBy(name);
  expect(usePreferences.getState().quality).toBe(quality);
  expect(hasWebGL()).toBe(true);
});

it("knows where nothing draws in the round", async () => {
  const { hasWebGL } = await drawnBy(null);
  expect(hasWebGL()).toBe(false);
});
