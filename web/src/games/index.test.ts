import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { plain } from "../plain";
import { faceOf, facesIn } from ".";

const SRC = join(import.meta.dirname, "..");
const GAMES = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe("the face of a game", () => {
  it("is found by looking into the folders", async () => {
    expect(GAMES.length).toBeGreaterThan(0);
    for (const name of GAMES) {
      expect(await faceOf(name), name).not.toBe(plain);
    }
  });

  it("is the plain one, whole, for a game without a folder", async () => {
    const face = await faceOf("no-such-game");
    expect(face).toBe(plain);
    const { Board, weight } = await face.board();
    expect(Board).toBeTypeOf("function");
    const happening = { kind: "x", rule: "", seat: 0, facts: {}, text: { key: "x", facts: {} } };
    expect(weight(happening)).toBe(1);
  });

  it("is plain where a folder leaves something out", async () => {
    const Scene = () => null;
    const found = facesIn({ "./cairns/index.tsx": () => Promise.resolve({ game: { Scene } }) });
    const face = await found("cairns");
    expect(face).toEqual({ ...plain, Scene });
  });

  it("is fetched once, and once more where that failed", async () => {
    let asked = 0;
    const found = facesIn({
      "./cairns/index.ts": () => {
        asked += 1;
        return asked === 1 ? Promise.reject(new Error("no way")) : Promise.resolve({ game: {} });
      },
    });
    await expect(found("cairns")).rejects.toThrow("no way");
    await found("cairns");
    await found("cairns");
    expect(asked).toBe(2);
  });
});

it("names no game in the shell", () => {
  const name = new RegExp(GAMES.join("|"), "i");
  const own = new RegExp(`^games/(${GAMES.join("|")})/`);
  const shell = readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !own.test(relative(SRC, file)));
  expect(shell.length).toBeGreaterThan(50);
  const named = shell.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, i) => (name.test(line) ? [`${relative(SRC, file)}:${i + 1}: ${line}`] : [])),
  );
  expect(named).toEqual([]);
});
