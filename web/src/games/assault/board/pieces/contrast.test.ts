// The colours of the races are read in every theme: metal on stone, ink on every surface, paper.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RACES } from "./races";

type Colours = Record<string, string>;
const AA = 4.5;

function blocks(file: string): [selector: string, colours: Colours][] {
  const css = readFileSync(new URL(file, import.meta.url), "utf8").replace(/\/\*[^]*?\*\//g, "");
  return [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = "", body = ""]) => [
    selector.trim(),
    Object.fromEntries(
      [...body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name = "", to = ""]) => [
        name,
        to,
      ]),
    ),
  ]);
}

/** All colours of a theme in this room; later blocks win. */
function theme(name: string): Colours {
  const found: Colours = {};
  for (const file of ["../../../../look/tokens.css", "../../room.css"]) {
    for (const [selector, colours] of blocks(file)) {
      const mine = selector.includes(`data-theme="${name}"`);
      if (mine || !selector.includes("data-theme")) Object.assign(found, colours);
    }
  }
  return found;
}

function light(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, (digit) => digit + digit) : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(["dark", "light", "contrast"])("in the theme %s", (name) => {
  const colours = theme(name);
  const of = (key: string): string => colours[key] ?? "#888888";

  it.each([...RACES, "giantslayers"])("the %s are read", (race) => {
    const metal = of(`--race-${race}-metal`);
    expect(contrast(metal, of(`--race-${race}-stone`))).toBeGreaterThanOrEqual(AA);
    for (const surface of ["--ground", "--surface", "--raised"]) {
      expect(contrast(of(`--race-${race}-ink`), of(surface)), surface).toBeGreaterThanOrEqual(AA);
    }
  });

  it("so is what stands on paper", () => {
    for (const ink of ["ink", "soft", "good", "bad", "brass"]) {
      expect(contrast(of(`--paper-${ink}`), of("--paper")), ink).toBeGreaterThanOrEqual(AA);
    }
    for (const rune of ["journey", "blood", "enemy"]) {
      expect(contrast(of(`--rune-${rune}`), of("--rune-cut")), rune).toBeGreaterThanOrEqual(AA);
      expect(contrast(of(`--rune-${rune}`), of("--paper")), rune).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("the races", () => {
  it("have colours of their own", () => {
    for (const part of ["metal", "stone"]) {
      const all = RACES.map((race) => theme("dark")[`--race-${race}-${part}`]);
      expect(new Set(all).size).toBe(RACES.length);
    }
  });
});
