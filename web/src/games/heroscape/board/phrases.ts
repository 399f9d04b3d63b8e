// What the board says in words: spaces, figures, and what an option would do.
import type { Facts, Option } from "../../../wire/types";
import { list, type Words } from "../../../words";
import { fact } from "./aims";
import { directionTo } from "./above/hexes";
import { figureName } from "./ground";
import type { Table } from "./table";
import type { Aim, DiceReason, FigureState, Show, Space, Way } from "./types";

export const percent = (chance: number): number => Math.round(chance * 100);

/** A space as it is spoken: "J8, level 3, rock". */
export function spaceWords({ words }: Pick<Table, "words">, space: Space): string {
  const { level, terrain } = space;
  const said = words("heroscape-board-space", { space: hexName(space), level, terrain });
  return space.headroom === undefined
    ? said
    : list([said, words("heroscape-board-headroom", { n: space.headroom })]);
}

/** Spaces of one hex share its name; their level is said anyway. */
const hexName = ({ name }: Space): string => name.split("@")[0] ?? name;

export function ownerWords({ words, you }: Pick<Table, "words" | "you">, seat: number | null) {
  if (seat === null) return "";
  return seat === you
    ? words("heroscape-board-yours")
    : words("heroscape-board-of-player", { n: seat + 1 });
}

export function figureWords(table: Table, figure: FigureState): string {
  const { words, ground, view } = table;
  const parts = [figureName(ground, figure.figure), ownerWords(table, figure.seat)];
  if (figure.wounds > 0) parts.push(words("heroscape-board-wounds", { n: figure.wounds }));
  if (view.captive === figure.figure) parts.push(words("heroscape-board-captive"));
  return list(parts.filter(Boolean));
}

export function glyphWords({ words, ground, view }: Table, space: string): string {
  const lying = view.glyphs.find((glyph) => glyph.space === space);
  if (!lying) return "";
  const printed = ground.reference.glyphs.find(({ id }) => id === lying.glyph);
  return printed
    ? words("heroscape-board-glyph", { name: printed.name })
    : words("heroscape-board-glyph-hidden");
}

/** What a move may cost, as far as its option says it. */
export function costWords(words: Words, facts: Facts): string {
  const parts = ["swipes", "falls", "major", "extreme"].flatMap((cost) => {
    const n = Number(facts[cost] ?? 0);
    return n > 0 ? [words(`heroscape-board-cost-${cost}`, { n })] : [];
  });
  return list(parts);
}

/** An option as a chip says it: two spaces as the way the figure looks. */
export function optionWords({ words, ground }: Table, option: Option): string {
  const head = ground.spaces.get(fact(option.facts, "space"));
  const tail = ground.spaces.get(fact(option.facts, "space2"));
  if (!head || !tail) return words.say(option.text);
  const direction = ground.reference.directions[directionTo(tail, head)] ?? "";
  const said = words("heroscape-board-facing", { direction, head: head.name, tail: tail.name });
  const cost = costWords(words, option.facts);
  return cost ? list([said, cost]) : said;
}

/** Everything known of an option before chance speaks, a line each. */
export function showWords(table: Table, show: Show): string[] {
  const { words, ground } = table;
  const lines: string[] = [];
  if (show.way) lines.push(...wayWords(table, show.way));
  if (show.attack) lines.push(...aimWords(table, show.attack));
  if (show.area) {
    lines.push(
      areaWords(table, show.area.victims),
      ...show.area.aims.map((aim) =>
        words("heroscape-board-victim", {
          figure: figureName(ground, aim.target),
          attack: total(aim.attack),
          defense: total(aim.defense),
          n: percent(aim.odds.destroys),
        }),
      ),
    );
  }
  for (const { what, die, needs, chance } of show.rolls ?? []) {
    const key = words.has(`heroscape-roll-${what}`)
      ? words(`heroscape-roll-${what}`)
      : words("heroscape-board-roll", { die });
    lines.push(words("heroscape-board-roll-needs", { what: key, die, needs, n: percent(chance) }));
  }
  return lines;
}

/** The same in a line, for a button among others: whom it meets, or what it comes to. */
export function inShort(table: Table, { area, attack }: Show): string[] {
  if (area) return [areaWords(table, area.victims)];
  return attack ? [oddsWords(table.words, attack)] : [];
}

/** The same where nobody can hover: there a button gives the reasons for its dice too. */
export function inReach(table: Table, show: Show): string[] {
  return show.attack ? aimWords(table, show.attack).slice(1) : showWords(table, show);
}

function areaWords({ words, ground }: Table, victims: readonly string[]): string {
  const names = victims.map((figure) => figureName(ground, figure));
  return words("heroscape-board-area", { n: names.length, victims: list(names) });
}

const oddsWords = (words: Words, { odds }: Aim): string =>
  words("heroscape-board-odds", {
    none: percent(odds.wounds[0] ?? 0),
    destroys: percent(odds.destroys),
  });

function wayWords({ words, ground }: Table, way: Way): string[] {
  const { kind, price, points, stops } = way;
  const lines = [words("heroscape-board-way", { kind, price, points })];
  if (stops) lines.push(words("heroscape-board-stops", { by: stops }));
  for (const { by, at, dice, chance } of way.strikes)
    lines.push(
      words("heroscape-board-strike", {
        figure: figureName(ground, by),
        space: at,
        dice,
        n: percent(chance),
      }),
    );
  for (const { at, kind: how, levels, dice, chance } of way.falls)
    lines.push(
      words("heroscape-board-fall", { kind: how, space: at, levels, dice, n: percent(chance) }),
    );
  return lines;
}

const total = (reasons: readonly DiceReason[]): number =>
  reasons.reduce((sum, { n }) => sum + n, 0);

function aimWords({ words }: Table, aim: Aim): string[] {
  const { distance, range, adjacent, attack, defense } = aim;
  const lines = [
    words("heroscape-board-distance", { n: distance, range, adjacent: adjacent ? "yes" : "no" }),
    words("heroscape-board-attack-dice", {
      n: total(attack),
      reasons: reasonWords(words, attack),
    }),
    words("heroscape-board-defense-dice", {
      n: total(defense),
      reasons: reasonWords(words, defense),
    }),
    oddsWords(words, aim),
  ];
  if (aim.dodges !== undefined) lines.push(words("heroscape-board-dodge"));
  if (aim.sight.needed && !aim.sight.clear) lines.push(words("heroscape-board-no-sight"));
  return lines;
}

/** Each reason with its dice: "printed 3, height +1". */
function reasonWords(words: Words, reasons: readonly DiceReason[]): string {
  return list(
    reasons.map(({ reason, n }, i) => {
      const [kind = "", by = ""] = reason.split(":");
      const name = words.first(
        [`heroscape-dice-${reason.replace(":", "-")}`, `heroscape-dice-${kind}`],
        by || kind,
      );
      const sign = i > 0 && n > 0 ? `+${n}` : String(n).replace("-", "−");
      return `${name} ${sign}`;
    }),
  );
}
