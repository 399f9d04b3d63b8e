/// <reference types="vitest/config" />
import react from "@vitejs/plugin-react";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

// `npm run dev` talks to a server started with `giants serve --no-open`.
const server = process.env.GIANTS_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react(), icons({ compiler: "jsx", jsx: "react", scale: 1 })],
  build: { target: "es2022", assetsInlineLimit: 0, sourcemap: false, manifest: true },
  // The words are the package's own Fluent files, one folder up.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "node", include: ["src/**/*.test.{ts,tsx}"] },
});
