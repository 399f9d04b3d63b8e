/// <reference types="vitest/config" />
import { readFile } from "node:fs/promises";
import react from "@vitejs/plugin-react";
import icons from "unplugin-icons/vite";
import { defineConfig, type Plugin } from "vite";
import { guardedHover } from "./hover.ts";
import { worker } from "./kept.ts";

// `npm run dev` talks to a server started with `giants serve --no-open`.
const server = process.env.GIANTS_SERVER ?? "http://127.0.0.1:8000";

/** The page on the HTTP interface is public/api-docs/; Swagger UI is laid beside it. */
function apiDocs(): Plugin {
  return {
    name: "api-docs",
    apply: "build",
    async generateBundle() {
      for (const name of ["swagger-ui.css", "swagger-ui-bundle.js"]) {
        const file = new URL(`node_modules/swagger-ui-dist/${name}`, import.meta.url);
        this.emitFile({
          type: "asset",
          fileName: `api-docs/${name}`,
          source: await readFile(file),
        });
      }
    },
  };
}

/** All words of a game in one file a language, but for what is long and read once. */
function wordsOf(module: string): string | null {
  const found = /\/(\w+)\/locale\/(\w+)\/([\w-]+)\.ftl/.exec(module);
  if (found === null || ["story", "lesson", "guide"].includes(found[3] ?? "")) {
    return null;
  }
  const [, home = "", language = ""] = found;
  return home === "giantstable" ? `words-${language}` : `words-${home}-${language}`;
}

export default defineConfig({
  plugins: [react(), icons({ compiler: "jsx", jsx: "react", scale: 1 }), apiDocs(), worker()],
  css: { postcss: { plugins: guardedHover } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    sourcemap: false,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: wordsOf }] } } },
  },
  // The words are the package's own Fluent files, one folder up.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  // One process for all files: a new one for each costs three times as much as the tests themselves.
  test: { environment: "node", include: ["src/**/*.test.{ts,tsx}"], isolate: false },
});
