// On the board of the game itself: `tests/games/assault/test_drawn_board.py` keeps the file like it.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { distance, isInside, type Point } from "../../../../../look/art/relief";
import { makeWords, type Words } from "../../../../../words/words";
import type { Board } from "../../../shapes";
import { landName, placeName } from "../../names";
import cases from "./board.cases.json";
import { landOf } from "./land";
import { gateAt, nameBox, placeNames, wide, written } from "./names";
import { meet, takenIn } from "./room";

const board = cases as unknown as Board;
const land = landOf(board);

type Segment = readonly [Point, Point, string];

const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function cross([a, b]: Segment, [c, d]: Segment): boolean {
  for (const k of [0, 1] as const) {
    if (Math.max(a[k], b[k]) < Math.min(c[k], d[k])) return false;
    if (Math.max(c[k], d[k]) < Math.min(a[k], b[k])) return false;
  }
  const touch = [a, b].some((p) => [c, d].some((q) => p[0] === q[0] && p[1] === q[1]));
  if (touch) return false;
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

describe("the drawn land", () => {
  it("draws a border between two regions exactly where they are adjacent", () => {
    for (const { id, beside } of board.regions) {
      const drawn = land.lines
        .filter(({ between }) => between.length === 2 && between.includes(id))
        .map(({ between }) => between.find((other) => other !== id));
      expect([...new Set(drawn)].sort()).toEqual([...beside].sort());
    }
  });

  it("closes every region, and the outlines of neighbours run along the same points", () => {
    for (const { between, points, kind } of land.lines) {
      for (const id of between) {
        const ring = land.shapes.get(id)?.ring ?? [];
        const missing = points.filter(([x, y]) => !ring.some((p) => p[0] === x && p[1] === y));
        expect({ id, kind, missing }).toEqual({ id, kind, missing: [] });
      }
    }
  });

  it("lets no line cross another", () => {
    const segments = land.lines.flatMap(({ points, key }) =>
      points.slice(1).map((point, i): Segment => [points[i] as Point, point, key]),
    );
    expect(segments.length).toBeGreaterThan(3000);
    const crossings = segments.filter((one, i) =>
      segments.some((other, j) => j > i && cross(one, other)),
    );
    expect(crossings).toEqual([]);
  });

  it("keeps names, anchors and places within their regions", () => {
    for (const region of board.regions) {
      const ring = land.shapes.get(region.id)?.ring ?? [];
      const { army, events, markers, slayers } = region.anchors;
      const spots = [
        region.label,
        army,
        events,
        markers,
        slayers,
        ...region.places.map((p) => p.at),
      ];
      expect(spots.filter((spot) => !isInside(spot, ring))).toEqual([]);
    }
  });

  it("draws the five gaps where nobody passes: surf, crags and a tarn", () => {
    expect(land.gaps.map(({ kind }) => kind).sort()).toEqual(
      ["crags", "crags", "surf", "surf", "tarn"].sort(),
    );
    for (const { ring, middle } of land.gaps) {
      expect(isInside(middle, ring)).toBe(true);
      const within = [...land.shapes.values()].filter((shape) => isInside(middle, shape.ring));
      expect(within).toEqual([]);
    }
  });
});

const files = import.meta.glob<string>(
  "../../../../../../../src/giantstable/games/assault/locale/*/land.ftl",
  { query: "?raw", import: "default", eager: true },
);
const languages = Object.entries(files).map(([path, text]): [string, Words] => {
  const language = path.split("/").at(-2) ?? "";
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return [language, makeWords([bundle], language)];
});

it("is named in every language", () => {
  expect(languages.map(([language]) => language).sort()).toEqual(["cs", "en", "ru"]);
});

describe.each(languages)("names on the map (%s)", (language, words) => {
  const names = new Map(
    board.regions.map((region) => [region.id, written(landName(words, region), region)]),
  );
  const places = placeNames(board, names, (place) => placeName(words, place));

  it("are those of the language, and on the board as it is printed in English", () => {
    const printed = board.regions.flatMap(({ name, places: some }) => [name, ...some]);
    const said = board.regions.flatMap((region) => [
      landName(words, region),
      ...region.places.map((place) => ({ ...place, name: placeName(words, place) })),
    ]);
    if (language === "en") expect(said).toEqual(printed);
    else expect(said).not.toEqual(printed);
  });

  it("are written within their region, at a size that can be read, also when they are long", () => {
    for (const shape of land.shapes.values()) {
      const own = landName(words, shape.region);
      for (const name of [own, "Бескрайние Вересковые Пустоши"]) {
        const { lines, size, box } = written(name, shape.region);
        expect(size).toBeGreaterThanOrEqual(12);
        expect(lines.join(" ")).toBe(name);
        if (name !== own) continue;
        const corners: Point[] = [
          [box.x, box.y + 4],
          [box.x + box.width, box.y + 4],
          [box.x, box.y + box.height - 4],
          [box.x + box.width, box.y + box.height - 4],
        ];
        expect(corners.filter((corner) => !isInside(corner, shape.ring))).toEqual([]);
      }
    }
  });

  it("grow with their letters", () => {
    expect(wide("mm", 10)).toBeGreaterThan(wide("ii", 10));
    expect(wide("High Moor", 20)).toBe(2 * wide("High Moor", 10));
  });

  it("give way to armies: no name of a place lies where one stands", () => {
    const armies = board.regions.map((region) => takenIn(region)[0]);
    const hidden = places.filter((name) =>
      armies.some((army) => army && meet({ ...nameBox(name), height: 8 }, { ...army, height: 44 })),
    );
    expect(hidden.map(({ name }) => name)).toEqual([]);
  });

  it("leave room for the gate of a home inside of it", () => {
    for (const shape of land.shapes.values()) {
      const name = names.get(shape.region.id);
      if (shape.region.kind !== "starting" || !name) continue;
      const gate = gateAt(shape.region, name, places);
      expect(isInside(gate, shape.ring)).toBe(true);
      expect(distance(gate, shape.ring)).toBeGreaterThan(8);
    }
  });
});
