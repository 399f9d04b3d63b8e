// What the board says in words: things on the map, effects of cards, and what an option would do.
import type { Facts, Option } from "../../../wire/types";
import { list, type Words } from "../../../words";
import type { AttackShow, Effect, View } from "../shapes";
import { fact, idOf, regionThing, soldierOf, sortOf, type Thing } from "./aims";
import {
  commandName,
  eventName,
  markerName,
  raceName,
  regionName,
  resourceName,
  slayerName,
  soldierName,
  unitOf,
} from "./names";
import { showWords } from "./showing";
import type { Table } from "./table";

export const percent = (chance: number): number => Math.round(chance * 100);

/** An average, to a tenth. */
export const round = (n: number): number => Math.round(n * 10) / 10;

/** An effect as a card prints it. */
export function effectWords({ words }: Pick<Table, "words">, effect: Effect): string {
  const { effect: kind, by = 1, into = 1, keep = 1, most = 0, points = 0 } = effect;
  return words(`assault-effect-${kind}`, {
    n: by,
    into,
    keep,
    most,
    points,
    resource: (effect.resources ?? [effect.resource ?? ""])
      .map((one) => resourceName(words, one))
      .join(" / "),
    marker: markerName(words, effect.marker ?? ""),
    command: commandName(words, effect.command ?? "", ""),
    unit: effect.unit ?? "",
    reach: effect.reach ?? "",
    heal: effect.heal ? "yes" : "no",
    champions: effect.champions ? "yes" : "no",
  });
}

export function thingWords(table: Table, thing: Thing): { title: string; lines: string[] } | null {
  const { words, reference, view } = table;
  const id = idOf(thing);
  switch (sortOf(thing)) {
    case "region":
      return { title: regionName(words, reference, id), lines: regionWords(table, id) };
    case "soldier": {
      const { region, soldier } = soldierOf(thing);
      const unit = unitOf(reference, soldier);
      const n = view.regions[region]?.units[soldier] ?? 0;
      return {
        title: soldierName(words, reference, soldier) + (n > 1 ? ` ×${n}` : ""),
        lines: [
          unit
            ? words("assault-soldier-numbers", {
                strength: unit.strength,
                fortitude: unit.fortitude,
                value: unit.value,
              })
            : "",
          regionName(words, reference, region),
        ].filter(Boolean),
      };
    }
    case "slayer": {
      const state = view.slayers[id];
      const where = state?.region ? regionName(words, reference, state.region) : "";
      return { title: slayerName(words, reference, id), lines: where ? [where] : [] };
    }
    case "event":
      return { title: eventName(words, reference, id), lines: [] };
    default:
      return null;
  }
}

/** Who and what is in a region, a line each. */
export function regionWords({ words, reference, view }: Table, region: string): string[] {
  const state = view.regions[region];
  if (!state) return [];
  const lines: string[] = [];
  if (state.race)
    lines.push(`${raceName(words, state.race)}: ${armyWords(words, reference, state)}`);
  if (state.markers.length > 0)
    lines.push(list(state.markers.map((marker) => markerName(words, marker))));
  if (state.events.length > 0)
    lines.push(list(state.events.map((event) => eventName(words, reference, event))));
  if (view.castle === region) lines.push(words("assault-castle-here"));
  if (state.paid) lines.push(words("assault-passage-paid"));
  return lines;
}

function armyWords(
  words: Words,
  reference: Table["reference"],
  { units }: View["regions"][string],
): string {
  return list(
    Object.entries(units).map(([soldier, n]) => {
      const name = soldierName(words, reference, soldier);
      return n > 1 ? `${n} × ${name}` : name;
    }),
  );
}

// -- what an option would do -----------------------------------------------------------------------

/** Giantslayers conquer nothing; those who fall are worth cards, not points. */
export const conquers = ({ sides }: AttackShow): boolean => sides.attacker.slayers.length === 0;

export function oddsWords(words: Words, show: AttackShow): string[] {
  const { sides, odds } = show;
  const dice = words("assault-odds-dice", {
    mine: sides.attacker.roll,
    theirs: sides.defender.roll,
  });
  const falls = { mine: percent(odds.attacker_falls), theirs: percent(odds.defender_falls) };
  const mine = round(odds.attacker_points);
  if (!conquers(show))
    return [
      words("assault-odds-slayers-fall", falls),
      dice,
      words("assault-odds-slayers-points", { mine, cards: round(odds.cards) }),
    ];
  return [
    words("assault-odds-conquest", { n: percent(odds.conquest) }),
    dice,
    words("assault-odds-points", { mine, theirs: round(odds.defender_points) }),
    words("assault-odds-falls", falls),
  ];
}

/** What can be done at a region, for those who do not see it lit. */
export function regionOptions({ words, aims, held }: Table, region: string): string {
  const thing = regionThing(region);
  const here = aims.filter(
    ({ from, at }) => at.includes(thing) && (from === null || from === held),
  );
  const takes = aims.filter(
    ({ from }) =>
      from === thing || (from && sortOf(from) === "soldier" && soldierOf(from).region === region),
  );
  if (here.length > 0) return list(here.map(({ option }) => optionWords(words, option)));
  return takes.length > 0 ? words("assault-board-take-here") : "";
}

/** An option with its price, where it has one. */
export function optionWords(words: Words, { text, facts }: Option): string {
  const price = fact(facts, "price");
  const said = words.say(text);
  return price && price !== "none" ? `${said}: ${words("assault-price", { price })}` : said;
}

/** What the option in the light would do, as far as that can be told. */
export function wouldDo(table: Table): string[] {
  const { words, pointed, show } = table;
  if (!pointed) return [];
  const lines = show ? showWords(table, show) : wayWords(words, pointed.facts);
  // An option of which nothing more is known has said all on its own button.
  return lines.length > 0 || table.lit ? [words.say(pointed.text), ...lines] : [];
}

function wayWords(words: Words, facts: Facts): string[] {
  const price = fact(facts, "price");
  const ends = fact(facts, "ends");
  if (price && price !== "none") return [words("assault-price", { price })];
  return ends ? [words("assault-ends", { ends })] : [];
}
