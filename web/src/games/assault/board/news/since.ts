// What has changed since one's own last turn, read out of what happened.
import type { Happening } from "../../../../wire/types";
import { battlesIn, type BattleAccount } from "../battle/account";
import { asTold, type Kind } from "../kinds";

/** A line of the news, and how often the same happened in that turn. */
export interface Item {
  happening: Happening;
  times: number;
}

export interface TurnNews {
  race: string;
  /** The command it played; empty while it has played none. */
  command: string;
  items: Item[];
  battles: BattleAccount[];
  /** Ordning Points won in this turn, by race. */
  points: ReadonlyMap<string, number>;
}

/** What befell the race that asks. */
export interface Toll {
  /** Regions taken from it, and by whom. */
  lost: { region: string; by: string }[];
  won: string[];
  /** Its units that fell or were wounded. */
  defeated: string[];
  wounded: string[];
  given: string[];
  received: string[];
}

export interface News {
  turns: TurnNews[];
  toll: Toll;
}

/** What is worth a line of its own; what a battle tells stands in its account. */
const ITEMS = new Set<Kind>([
  "claimed",
  "claimed-special",
  "event-turned-up",
  "final-ordning-began",
  "endgame-began",
  "castle-moved",
  "offered",
  "refused",
  "agreed",
  "gave",
  "passage-paid",
  "recruited",
  "leader-returned",
  "cast",
  "marked",
  "forged",
  "fed",
  "sold",
  "income",
  "unit-came",
  "defeated",
  "wounded",
  "slayer-came",
  "slayer-moved",
]);

function turnsIn(log: readonly Happening[]): { at: number; race: string }[] {
  return log.flatMap((happening, at) => {
    const { kind, facts } = asTold(happening);
    return kind === "turn-began" ? [{ at, race: String(facts.race) }] : [];
  });
}

/** Whether some lines, the newest, reach back to a race's own last turn, or that before it in it. */
export function reachesBack(log: readonly Happening[], race: string): boolean {
  const turns = turnsIn(log);
  const own = turns.filter((turn) => turn.race === race).length;
  return own > (turns.at(-1)?.race === race ? 1 : 0);
}

/**
 * The turns after a race's own last one; in its own turn, those before it. Before its first turn
 * there is no news yet. So many lines came `before` those that are known.
 */
export function newsFor(log: readonly Happening[], race: string, before = 0): News | null {
  const begins = turnsIn(log);
  let own = begins.findLastIndex((begin) => begin.race === race);
  let end = log.length;
  if (own >= 0 && own === begins.length - 1) {
    end = begins[own]?.at ?? end;
    own = begins.slice(0, own).findLastIndex((begin) => begin.race === race);
  }
  const first = begins[own + 1];
  if (own < 0 || first === undefined || first.at >= end) {
    return null;
  }
  const battles = battlesIn(log.slice(0, end)).filter(({ at }) => at >= first.at);
  const cuts = begins.slice(own + 1).filter(({ at }) => at < end);
  const turns = cuts.map((begin, i) => turnNews(log, begin, cuts[i + 1]?.at ?? end, battles));
  for (const battle of battles) battle.at += before; // where it begins in the whole log
  return { turns, toll: tollOf(log.slice(first.at, end), race, battles) };
}

function turnNews(
  log: readonly Happening[],
  begin: { at: number; race: string },
  end: number,
  all: readonly BattleAccount[],
): TurnNews {
  const battles = all.filter(({ at }) => at >= begin.at && at < end);
  const items: Item[] = [];
  const points = new Map<string, number>();
  let command = "";
  for (let at = begin.at + 1; at < end; at += 1) {
    const happening = log[at];
    if (happening === undefined) continue;
    const { kind, facts } = asTold(happening);
    if (kind === "commanded") command = String(facts.command);
    if (kind === "scored") {
      const scorer = String(facts.race);
      points.set(scorer, (points.get(scorer) ?? 0) + Number(facts.n));
    }
    const fought = battles.some((battle) => at >= battle.at && at < battle.at + battle.lines);
    if (!ITEMS.has(kind) || fought) continue;
    const same = items.find((item) => isSame(item.happening, happening));
    if (same) same.times += 1;
    else items.push({ happening, times: 1 });
  }
  return { race: begin.race, command, items, battles, points };
}

function isSame(one: Happening, other: Happening): boolean {
  return (
    one.kind === other.kind &&
    Object.keys(one.facts).every((name) => one.facts[name] === other.facts[name])
  );
}

function tollOf(
  lines: readonly Happening[],
  race: string,
  battles: readonly BattleAccount[],
): Toll {
  const toll: Toll = { lost: [], won: [], defeated: [], wounded: [], given: [], received: [] };
  for (const { conquered, attacker, defender, region } of battles) {
    if (conquered && defender.race === race) toll.lost.push({ region, by: attacker.race });
    if (conquered && attacker.race === race) toll.won.push(region);
  }
  for (const happening of lines) {
    const told = asTold(happening);
    if (told.kind === "gave") {
      const { race: giver, "to-race": taker, resource } = told.facts;
      if (giver === race) toll.given.push(String(resource));
      if (taker === race) toll.received.push(String(resource));
    } else if (told.kind === "defeated" || told.kind === "wounded") {
      if (told.facts.race === race) toll[told.kind].push(String(told.facts.soldier));
    }
  }
  return toll;
}

/** The same together with their number, in the order in which they came. */
export function counted(names: readonly string[]): [name: string, n: number][] {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found];
}
