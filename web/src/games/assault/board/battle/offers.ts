// The options of a battle's questions, by where on the battle table they are chosen.
import type { Decision, Option } from "../../../../wire/types";
import type { Battle, Side } from "../../shapes";

/** Every question of a battle, from who stays out of it to who stays behind after it. */
const QUESTIONS = new Set([
  "hold-back",
  "start-spell",
  "weaken",
  "modify",
  "reroll",
  "convert",
  "hook",
  "totals",
  "set-die",
  "casualty",
  "stay-behind",
  "slayer-casualty",
]);

export const isBattleQuestion = (decision: Decision | null): boolean =>
  decision !== null && QUESTIONS.has(decision.kind);

/** A die as options name it: dice that show the same are the same. */
export const dieKey = (special: boolean, face: number): string =>
  `${special ? "special" : "standard"} ${face}`;

/** A soldier as views name it: "hill-regular", "hill-regular!" if wounded. */
export const soldierKey = (unit: string, wounded: boolean): string => (wounded ? `${unit}!` : unit);

export interface Offers {
  /** By soldier; which side they stand on, the question says. */
  soldiers: ReadonlyMap<string, Option>;
  slayers: ReadonlyMap<string, Option>;
  /** By die; more than one where a die is turned to a face. */
  dice: ReadonlyMap<string, readonly Option[]>;
  modifiers: ReadonlyMap<string, Option>;
  /** By resource. */
  resources: ReadonlyMap<string, Option>;
  /** By Spell Card: its basic spell and its advanced one. */
  spells: ReadonlyMap<string, { basic?: Option; advanced?: Option }>;
  /** How many arcane results are converted. */
  amounts: readonly Option[];
  /** What is no thing on the table: to be done, to pass, yes and no. */
  answers: readonly Option[];
}

/** What can be chosen, thing by thing; nothing of a question that is no battle's. */
export function offersOf(decision: Decision | null): Offers {
  const soldiers = new Map<string, Option>();
  const slayers = new Map<string, Option>();
  const dice = new Map<string, Option[]>();
  const modifiers = new Map<string, Option>();
  const resources = new Map<string, Option>();
  const spells = new Map<string, { basic?: Option; advanced?: Option }>();
  const amounts: Option[] = [];
  const answers: Option[] = [];
  const options = isBattleQuestion(decision) ? (decision?.options ?? []) : [];
  for (const option of options) {
    const { unit, wounded, slayer, die, face, modifier, resource, spell, advanced, n } =
      option.facts;
    if (unit !== undefined) soldiers.set(soldierKey(String(unit), wounded === 1), option);
    else if (slayer !== undefined) slayers.set(String(slayer), option);
    else if (die !== undefined) {
      const key = dieKey(die === "special", Number(face));
      dice.set(key, [...(dice.get(key) ?? []), option]);
    } else if (modifier !== undefined) modifiers.set(String(modifier), option);
    else if (resource !== undefined) resources.set(String(resource), option);
    else if (spell !== undefined) {
      const half = advanced === 1 ? "advanced" : "basic";
      spells.set(String(spell), { ...spells.get(String(spell)), [half]: option });
    } else if (n !== undefined) amounts.push(option);
    else answers.push(option);
  }
  return { soldiers, slayers, dice, modifiers, resources, spells, amounts, answers };
}

/**
 * Whose soldiers and dice a question is about: the race that it names, else the side on which those
 * who are offered stand; dice that are turned are those of the side whose step it is.
 */
export function raceAsked(decision: Decision | null, battle: Battle): string {
  if (decision === null || !isBattleQuestion(decision)) return "";
  const { attacker, defender } = battle;
  const named = decision.facts["race"];
  if (named === attacker.race || named === defender.race) return named;
  const { unit } = decision.options[0]?.facts ?? {};
  if (unit !== undefined) return fights(defender, String(unit)) ? defender.race : attacker.race;
  return battle.step === "defender-totals" ? defender.race : attacker.race;
}

const fights = (side: Side, unit: string): boolean =>
  unit in side.units || soldierKey(unit, true) in side.units;
