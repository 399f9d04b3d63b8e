import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { learn, speakLanguage, wordsNow } from ".";

const GAMES = join(import.meta.dirname, "../../../src/giantstable/games");
const CAIRNS: Record<string, string> = { en: "cairns-title = Cairns", cs: "cairns-title = Mohyly" };
const asked: string[] = [];

function answer(path: string): Promise<Response> {
  asked.push(path);
  const [, , , game, , language = ""] = path.split("/");
  return Promise.resolve(
    game === "cairns"
      ? Response.json({ fluent: CAIRNS[language] ?? "" })
      : Response.json({ error: {} }, { status: 500 }),
  );
}

beforeEach(async () => {
  vi.stubGlobal("fetch", answer);
  vi.spyOn(console, "warn").mockReturnValue();
  await speakLanguage("en");
  asked.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the vocabulary", () => {
  it("has the words of every game that the client was built beside", async () => {
    const games = readdirSync(GAMES, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !entry.name.startsWith("_"),
    );
    expect(games.length).toBeGreaterThan(0);
    for (const { name } of games) {
      await learn(name);
      expect(wordsNow().has(`${name}-title`), name).toBe(true);
    }
    expect(asked).toEqual([]);
  });

  it("fetches the words of a game that came later, once a language", async () => {
    expect(wordsNow().has("cairns-title")).toBe(false);
    await Promise.all([learn("cairns"), learn("cairns")]);
    expect(wordsNow()("cairns-title")).toBe("Cairns");
    expect(asked).toEqual(["/api/games/cairns/words/en"]);

    await speakLanguage("cs");
    expect(wordsNow()("cairns-title")).toBe("Mohyly");
    await learn("cairns");
    await speakLanguage("en");
    expect(wordsNow()("cairns-title")).toBe("Cairns");
    expect(asked).toEqual(["/api/games/cairns/words/en", "/api/games/cairns/words/cs"]);
  });

  it("speaks on where the words of a game cannot be had, and asks again the next time", async () => {
    await learn("dolmens");
    expect(wordsNow()("web-house")).not.toBe("web-house");
    expect(wordsNow()("dolmens-title")).toBe("dolmens-title");
    await learn("dolmens");
    expect(asked).toEqual(["/api/games/dolmens/words/en", "/api/games/dolmens/words/en"]);
  });
});
