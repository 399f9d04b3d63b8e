// How a game went, read out of what happened: points over time and by source, battles, Events.
import type { Happening } from "../../../wire/types";
import { battlesIn, type BattleAccount } from "../board/battle/account";
import { asTold, GIANTSLAYERS } from "../board/kinds";
import type { View } from "../shapes";

/** Where Ordning Points come from. */
export const SOURCES = ["events", "battles", "slayers", "story", "passages", "spells"] as const;
export type Source = (typeof SOURCES)[number];

export interface RaceStory {
  seat: number;
  race: string;
  points: number;
  sources: Record<Source, number>;
  /** Attacks, and how many of them conquered. */
  attacks: { won: number; all: number };
  /** Attacks of others on it, and how many it withstood. */
  defences: { won: number; all: number };
  lost: number;
  felled: number;
  /** Events in the order in which they were completed. */
  events: string[];
  /** What decides among equals. */
  cards: number;
  regions: number;
  won: boolean;
}

/** The points of all races at the end of a round. */
export interface Reading {
  round: number;
  points: ReadonlyMap<string, number>;
}

/** What settled who is first. */
export type DecidedBy = "points" | "cards" | "regions" | "shared" | "nobody";

export interface Story {
  races: RaceStory[];
  readings: Reading[];
  decided: DecidedBy;
}

/** The happening before points are told says what they are for. */
const CAUSES: Partial<Record<Happening["kind"], Source>> = {
  claimed: "events",
  "claimed-special": "events",
  income: "story",
  marked: "story",
  fed: "story",
  sold: "story",
  "passage-blood": "passages",
  cast: "spells",
};

export function storyOf(log: readonly Happening[], end: View): Story {
  const races = new Map(end.seats.map((seat) => [seat.race, begun(seat)]));
  const battles = battlesIn(log);
  const points = new Map([...races.keys()].map((race) => [race, 0]));
  const readings: Reading[] = [{ round: 0, points: new Map(points) }];
  let cause: Source = "story";
  let round = 0;
  log.forEach((happening, at) => {
    const told = asTold(happening);
    cause = CAUSES[told.kind] ?? cause;
    if (told.kind === "turn-began") {
      const n = Number(told.facts.n);
      if (n !== round && round > 0) readings.push({ round, points: new Map(points) });
      round = n;
    } else if (told.kind === "scored") {
      const race = String(told.facts.race);
      const n = Number(told.facts.n);
      const scorer = races.get(race);
      points.set(race, (points.get(race) ?? 0) + n);
      if (scorer) scorer.sources[sourceAt(battles, at) ?? cause] += n;
    } else if (told.kind === "claimed" || told.kind === "claimed-special") {
      races.get(String(told.facts.race))?.events.push(String(told.facts.event));
    } else if (told.kind === "won") {
      const winner = races.get(String(told.facts.race));
      if (winner) winner.won = true;
    }
  });
  readings.push({ round, points: new Map(points) });
  for (const battle of battles) fought(races, battle);
  const found = [...races.values()].sort(
    (a, b) =>
      b.points - a.points || Number(b.won) - Number(a.won) || b.cards - a.cards || a.seat - b.seat,
  );
  return { races: found, readings, decided: decidedBy(found) };
}

function begun({ seat, race, points, resources, regions }: View["seats"][number]): RaceStory {
  return {
    seat,
    race,
    points: points ?? 0,
    sources: { events: 0, battles: 0, slayers: 0, story: 0, passages: 0, spells: 0 },
    attacks: { won: 0, all: 0 },
    defences: { won: 0, all: 0 },
    lost: 0,
    felled: 0,
    events: [],
    cards: Object.values(resources).reduce((sum, n) => sum + n, 0),
    regions,
    won: false,
  };
}

/** The battle in which something was told. */
function sourceAt(battles: readonly BattleAccount[], at: number): Source | null {
  const battle = battles.find((each) => at >= each.at && at < each.at + each.lines);
  if (battle === undefined) return null;
  return battle.attacker.race === GIANTSLAYERS ? "slayers" : "battles";
}

function fought(races: ReadonlyMap<string, RaceStory>, battle: BattleAccount): void {
  const { attacker, defender, conquered } = battle;
  const attacks = races.get(attacker.race);
  const defends = races.get(defender.race);
  if (attacks) {
    attacks.attacks.all += 1;
    attacks.attacks.won += conquered ? 1 : 0;
    attacks.lost += attacker.defeated.length;
    attacks.felled += defender.defeated.length;
  }
  if (defends) {
    defends.lost += defender.defeated.length;
    if (attacker.race !== GIANTSLAYERS) {
      defends.defences.all += 1;
      defends.defences.won += conquered ? 0 : 1;
      defends.felled += attacker.defeated.length;
    }
  }
}

/** What made the difference among those with the most points (AG-END-09 .. AG-END-11). */
function decidedBy(races: readonly RaceStory[]): DecidedBy {
  const winners = races.filter(({ won }) => won);
  const [winner] = winners;
  if (winner === undefined) return "nobody";
  if (winners.length > 1) return "shared";
  const equals = races.filter(({ points, won }) => !won && points === winner.points);
  if (equals.length === 0) return "points";
  return equals.every(({ cards }) => cards < winner.cards) ? "cards" : "regions";
}
