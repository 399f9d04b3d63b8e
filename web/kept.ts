import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The part of Vite's manifest that says which files belong together. */
export interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
  isEntry?: boolean;
}

export interface Kept {
  shell: string[];
  more: string[];
}

const PUBLIC = fileURLToPath(new URL("public", import.meta.url));
// Pages that can be read where no server answers, and the words that any of them may need.
const READ =
  /\/pages\/(?:Rules|Guide|About)\.tsx$|\/away\/Away\.tsx$|\/guide\.ftl|^_words-(?:\w+-)?en-/;
// Words of other languages, letters and pictures: kept once somebody has use for them.
const MORE = /\/words-[^/]+\.js$|\.woff2$|\.webp$/;

/** What the worker keeps of a build: boards are no use without a server, so none of them. */
export function kept(manifest: Record<string, Chunk>): Kept {
  const keys = new Set(
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true || READ.test(key)),
  );
  for (const key of keys) manifest[key]?.imports?.forEach((other) => keys.add(other));
  const chunks = [...keys].map((key) => manifest[key]).filter((found) => found !== undefined);
  const shell = new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]));
  const all = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const more = new Set(all.filter((file) => MORE.test(file) && !shell.has(file)));
  const named = (files: Set<string>): string[] => [...files].sort().map((file) => `/${file}`);
  return { shell: named(shell), more: named(more) };
}

/** Tell the worker beside the built page (`public/worker.js`) what it keeps of this build. */
export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const read = (path: string): Promise<string> => readFile(path, "utf-8");
      const manifest = await read(join(dir, ".vite", "manifest.json"));
      const page = await read(join(dir, "index.html"));
      const code = await read(join(PUBLIC, "worker.js"));
      const found = kept(JSON.parse(manifest) as Record<string, Chunk>);
      const id = createHash("sha256").update(JSON.stringify(found)).update(page).digest("hex");
      const build = JSON.stringify({ id: id.slice(0, 12), ...found });
      await writeFile(join(dir, "worker.js"), `self.BUILD = ${build};\n${code}`);
    },
  };
}
