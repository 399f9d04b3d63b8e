// Everything known of an option before chance speaks, a line each.
import type { Can, CardsShow, ClaimShow, CommandShow, Room, Show, WayShow } from "../shapes";
import {
  markerName,
  raceName,
  regionName,
  resourceName,
  soldierName,
  spellName,
  unitName,
} from "./names";
import { effectWords, oddsWords } from "./phrases";
import type { Table } from "./table";
import { list } from "../../../words";

type Told = Pick<Table, "words" | "reference">;

export function showWords(table: Told, show: Show): string[] {
  const { words, reference } = table;
  const lines: string[] = [];
  if (show.command) lines.push(...commandWords(table, show.command));
  if (show.claim) lines.push(...claimWords(table, show.claim));
  if (show.way) lines.push(...wayWords(table, show.way));
  if (show.recruit) {
    const { price, left, room } = show.recruit;
    lines.push(words("assault-show-recruit", { price, left }), ...roomWords(table, room));
  }
  if (show.attack) lines.push(...oddsWords(words, show.attack));
  if (show.trade) lines.push(words("assault-show-trade", { n: show.trade.limit }));
  if (show.cards) lines.push(...cardsWords(table, show.cards));
  if (show.spell) {
    const { does, pays, can } = show.spell;
    lines.push(...does.map((effect) => effectWords(table, effect)));
    if (pays) lines.push(words("assault-show-pays", { card: resourceName(words, pays) }));
    lines.push(...can.map((one) => canWords(table, one)));
  }
  for (const { unit, region, n, wounded } of show.turned ?? [])
    lines.push(
      words("assault-show-turned", {
        soldier: soldierName(words, reference, unit),
        region: regionName(words, reference, region),
        n,
        wounded: wounded ? "yes" : "no",
      }),
    );
  if (show.sent_back)
    lines.push(
      words("assault-show-sent-back", {
        soldier: soldierName(words, reference, show.sent_back.unit),
        left: show.sent_back.left,
      }),
    );
  if (show.marks) lines.push(markerName(words, show.marks.marker));
  if (show.room) lines.push(...roomWords(table, show.room));
  for (const one of show.can ?? []) lines.push(canWords(table, one));
  if (show.points !== undefined) lines.push(words("assault-show-points", { n: show.points }));
  if (show.slayers) lines.push(words("assault-show-left", { n: show.slayers.left }));
  else if (show.left !== undefined) lines.push(words("assault-show-left", { n: show.left }));
  return lines;
}

function commandWords(table: Told, { left, can, empty }: CommandShow): string[] {
  const { words } = table;
  if (empty) return [words("assault-show-empty")];
  return [words("assault-show-left-cards", { n: left }), ...can.map((one) => canWords(table, one))];
}

/** What an effect could do now: how much, where, who, with whom. */
function canWords({ words, reference }: Told, can: Can): string {
  const named = [
    ...(can.regions ?? []).map((region) => regionName(words, reference, region)),
    ...(can.units ?? []).map((unit) => soldierName(words, reference, unit)),
    ...(can.races ?? []).map((race) => raceName(words, race)),
    ...(can.cards ?? []).map((card) => resourceName(words, card)),
    ...(can.spell ? [spellName(words, reference, can.spell)] : []),
  ];
  return words("assault-show-can", {
    does: can.does,
    n: can.n,
    points: can.points ?? 0,
    named: list(named),
    some: named.length > 0 ? "yes" : "no",
  });
}

function claimWords(table: Told, { points, rune, rewards, lasting }: ClaimShow): string[] {
  const { words } = table;
  return [
    words("assault-show-points", { n: points }),
    rune
      ? words("assault-show-pays", { card: resourceName(words, rune) })
      : words("assault-show-no-rune"),
    ...[...rewards, ...lasting].map((effect) => effectWords(table, effect)),
  ];
}

function wayWords(table: Told, { price, ends, onward, left, room }: WayShow): string[] {
  const { words, reference } = table;
  const lines = [
    price === "none" ? words("assault-ends", { ends }) : words("assault-price", { price }),
  ];
  if (onward.length > 0)
    lines.push(
      words("assault-show-onward", {
        regions: list(onward.map(({ region }) => regionName(words, reference, region))),
      }),
    );
  if (left > 0) lines.push(words("assault-show-left", { n: left }));
  return [...lines, ...roomWords(table, room)];
}

function roomWords({ words, reference }: Told, { n, units }: Room): string[] {
  if (n === 0) return [];
  const names = units.map((unit) => unitName(words, reference, unit.replace("!", "")));
  return [words("assault-show-room", { n, units: list([...new Set(names)]) })];
}

function cardsWords({ words, reference }: Told, cards: CardsShow): string[] {
  const counted = (counts: Readonly<Record<string, number>>): string =>
    list(Object.entries(counts).map(([card, n]) => `${n} × ${resourceName(words, card)}`));
  const lines: string[] = [];
  if (Object.keys(cards.gains).length > 0)
    lines.push(words("assault-show-gains", { cards: counted(cards.gains) }));
  if (Object.keys(cards.spends).length > 0)
    lines.push(words("assault-show-pays", { card: counted(cards.spends) }));
  if (cards.draws > 0) lines.push(words("assault-show-draws", { n: cards.draws }));
  if (cards.shuffles) lines.push(words("assault-show-shuffles"));
  const spells = (ids: readonly string[]): string =>
    list(ids.map((spell) => spellName(words, reference, spell)));
  if (cards.spells.length > 0)
    lines.push(words("assault-show-gains", { cards: spells(cards.spells) }));
  if (cards.discards.length > 0)
    lines.push(words("assault-show-discards", { cards: spells(cards.discards) }));
  return lines;
}
