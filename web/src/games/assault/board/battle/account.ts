// Battles as they were fought, read out of what happened: dice, totals, damage, losses, points.
import type { Happening } from "../../../../wire/types";
import { asTold, GIANTSLAYERS, type Kind } from "../kinds";

export interface Thrown {
  special: boolean;
  face: number;
}

/** Something that changed the dice or the totals of a side. */
export type Means =
  | { by: "spell"; spell: string; advanced: boolean }
  | { by: "resource"; resource: string }
  | { by: "hits" | "blocks"; arcane: number }
  | { by: "turned"; die: Thrown }
  | { by: "hooked" }
  | { by: "weakened"; soldier: string };

export interface SideAccount {
  /** Empty until it has done anything. */
  race: string;
  /** Giantslayers by their ids, where they fight. */
  slayers: string[];
  /** The first roll, and after it every roll of some dice again. */
  rolls: Thrown[][];
  means: Means[];
  totals: { hits: number; blocks: number } | null;
  /** The damage that this side takes; null before it is told. */
  damage: number | null;
  wounded: string[];
  defeated: string[];
  /** Those who took damage and stand as before: champions. */
  unhurt: string[];
  points: number;
}

export interface BattleAccount {
  /** Where it begins in the log, and how many lines it has. */
  at: number;
  lines: number;
  /** Whose turn it was, and in which round. */
  turn: string;
  round: number;
  from: string;
  /** Where the defenders stand. */
  region: string;
  attacker: SideAccount;
  defender: SideAccount;
  conquered: boolean;
  /** Something else has happened since. */
  over: boolean;
}

/** What happens in a battle and does not end it. */
const WITHIN = new Set<Kind>([
  "held-back",
  "passed",
  "cast",
  "discarded",
  "reshuffled",
  "weakened",
  "rolled",
  "rerolled",
  "turned",
  "converted-to-hits",
  "converted-to-blocks",
  "used-resource",
  "hooked",
  "totals",
  "damage",
  "wounded",
  "defeated",
  "shrugged",
  "slayer-wounded",
  "slayer-defeated",
  "scored",
  "final-ordning-began",
  "endgame-began",
  "conquered",
  "moved-in",
]);

/** The battles of a log, or of its newest lines after so many others. */
export function battlesIn(log: readonly Happening[], begins = 0): BattleAccount[] {
  const battles: BattleAccount[] = [];
  let turn = "";
  let round = 0;
  let battle: BattleAccount | null = null;
  log.forEach((happening, i) => {
    const at = begins + i;
    const { kind, facts } = asTold(happening);
    if (kind === "attacked" || kind === "slayers-attacked") {
      if (battle !== null) battle.over = true;
      battle = begun(at, turn, round);
      if (kind === "attacked") {
        battle.attacker.race = String(facts.race);
        battle.from = String(facts.region);
        battle.region = String(facts.to);
      } else {
        battle.attacker.race = GIANTSLAYERS;
        battle.attacker.slayers = String(facts.slayers).split("+");
        battle.from = String(facts.region);
        battle.region = String(facts.region);
      }
      battles.push(battle);
    } else if (battle !== null && WITHIN.has(kind)) {
      battle.lines = at + 1 - battle.at;
      tell(battle, happening);
    } else {
      if (battle !== null) battle.over = true;
      battle = null;
      if (kind === "turn-began") {
        turn = String(facts.race);
        round = Number(facts.n);
      }
    }
  });
  return battles;
}

function begun(at: number, turn: string, round: number): BattleAccount {
  return {
    at,
    lines: 1,
    turn,
    round,
    from: "",
    region: "",
    attacker: untold(),
    defender: untold(),
    conquered: false,
    over: false,
  };
}

function untold(): SideAccount {
  return {
    race: "",
    slayers: [],
    rolls: [],
    means: [],
    totals: null,
    damage: null,
    wounded: [],
    defeated: [],
    unhurt: [],
    points: 0,
  };
}

/** Who is not the attacker is the defender; it is named by what it does first. */
function sideOf(battle: BattleAccount, race: string): SideAccount {
  if (race === battle.attacker.race) {
    return battle.attacker;
  }
  battle.defender.race ||= race;
  return battle.defender;
}

function tell(battle: BattleAccount, happening: Happening): void {
  const told = asTold(happening);
  const { attacker } = battle;
  const side = (race: string | number): SideAccount => sideOf(battle, String(race));
  switch (told.kind) {
    case "cast": {
      const { race, spell, n } = told.facts;
      side(race).means.push({ by: "spell", spell: String(spell), advanced: n === 1 });
      break;
    }
    case "used-resource": {
      const { race, resource } = told.facts;
      side(race).means.push({ by: "resource", resource: String(resource) });
      break;
    }
    case "converted-to-hits":
    case "converted-to-blocks": {
      const { race, n } = told.facts;
      const by = told.kind === "converted-to-hits" ? "hits" : "blocks";
      side(race).means.push({ by, arcane: Number(n) });
      break;
    }
    case "turned": {
      const { race, face, n } = told.facts;
      side(race).means.push({ by: "turned", die: { special: n === 1, face: Number(face) } });
      break;
    }
    case "hooked":
      side(told.facts.race).means.push({ by: "hooked" });
      break;
    case "weakened": {
      const { race, soldier } = told.facts;
      side(race).means.push({ by: "weakened", soldier: String(soldier) });
      break;
    }
    case "rerolled":
      side(told.facts.race).rolls.push([]);
      break;
    case "rolled": {
      const { race, face, n } = told.facts;
      const { rolls } = side(race);
      const die = { special: n === 1, face: Number(face) };
      const last = rolls.at(-1);
      if (last === undefined) rolls.push([die]);
      else last.push(die);
      break;
    }
    case "totals": {
      const { race, hits, blocks } = told.facts;
      side(race).totals = { hits: Number(hits), blocks: Number(blocks) };
      break;
    }
    case "damage":
      side(told.facts.race).damage = Number(told.facts.n);
      break;
    case "wounded":
      side(told.facts.race).wounded.push(String(told.facts.soldier));
      break;
    case "defeated":
      side(told.facts.race).defeated.push(String(told.facts.soldier));
      break;
    case "shrugged":
      side(told.facts.race).unhurt.push(String(told.facts.soldier));
      break;
    case "slayer-wounded":
      attacker.wounded.push(String(told.facts.slayer));
      break;
    case "slayer-defeated":
      attacker.defeated.push(String(told.facts.slayer));
      break;
    case "scored": {
      // Who controls the giantslayers has the points that they win.
      const scorer = String(told.facts.race) === battle.defender.race ? battle.defender : attacker;
      scorer.points += Number(told.facts.n);
      break;
    }
    case "conquered":
      battle.conquered = true;
  }
}

/** Whether a race had a part in a battle; who controls the giantslayers has one in theirs. */
export function tookPart(battle: BattleAccount, race: string): boolean {
  const controls = battle.attacker.race === GIANTSLAYERS && battle.turn === race;
  return battle.attacker.race === race || battle.defender.race === race || controls;
}
