import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { makeWords, readable } from "./words";

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const english = bundle(
  "en",
  [
    "greeting = Hello, { $name }.",
    "wounds = { $n ->",
    "    [one] 1 Wound",
    "   *[other] { $n } Wounds",
    "  }",
    "only-english = Only here",
  ].join("\n"),
);
const czech = bundle(
  "cs",
  [
    "greeting = Ahoj, { $name }.",
    "wounds = { $n ->",
    "    [one] 1 zranění",
    "    [few] { $n } zranění (málo)",
    "   *[other] { $n } zranění (hodně)",
    "  }",
  ].join("\n"),
);

describe("words", () => {
  const words = makeWords([czech, english], "cs");

  it("fill the blanks, messages in them too", () => {
    expect(words("greeting", { name: "Ebba" })).toBe("Ahoj, Ebba.");
    const nested = { key: "greeting", facts: { name: { key: "wounds", facts: { n: 3 } } } };
    expect(words.say(nested)).toBe("Ahoj, 3 zranění (málo).");
    expect(words.say({ key: "greeting", facts: { name: nested } })).toBe(
      "Ahoj, Ahoj, 3 zranění (málo)..",
    );
  });

  it("fall back to English message by message", () => {
    expect(words("only-english")).toBe("Only here");
  });

  it("say what a game has no words for by its name and what it is about", () => {
    const stone = { key: "stone", facts: {} };
    const message = { key: "my-cairns-option-lay-down", facts: { stone, n: 3 } };
    expect(words.say(message)).toBe("lay down stone 3");
  });

  it("say the key of a message nobody has", () => {
    expect(words("nobody-has-this", { n: 1 })).toBe("nobody-has-this");
    expect(words.has("nobody-has-this")).toBe(false);
    expect(words.first(["nobody-has-this", "only-english"], "x")).toBe("Only here");
    expect(words.first(["nobody-has-this"], "x")).toBe("x");
  });

  it("survive a blank that is not filled", () => {
    expect(words("greeting")).toContain("name");
  });

  it("make an id readable", () => {
    expect(readable("own_symbols_count")).toBe("Own symbols count");
  });
});
