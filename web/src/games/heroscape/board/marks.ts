// What is lit on the battlefield: what may be chosen, what is pointed at, what stands in the way.
import type { Decision, Facts, Option } from "../../../wire/types";
import { fact, idOf, sortOf, type Aims, type Thing } from "./aims";
import type { Mark } from "./field/props";

export interface Lit {
  decision: Decision | null;
  aims: Aims;
  attackers: ReadonlySet<string>;
  attacker: string | null;
  lit: Thing | null;
  hindrances: readonly Facts[];
  /** An option in words. */
  say: (option: Option) => string;
}

export interface Marks {
  spaces: ReadonlyMap<string, Mark>;
  figures: ReadonlyMap<string, Mark>;
}

const COSTLY = ["swipes", "falls", "major", "extreme"];

/** Whether choosing it may hurt on the way. */
const hurts = (facts: Facts): boolean => COSTLY.some((name) => Number(facts[name] ?? 0) > 0);

/** The figure that a question is about: it has been chosen already. */
export function subjectOf(decision: Decision | null): string {
  return decision ? fact(decision.facts, "figure") : "";
}

export function marksOf(table: Lit): Marks {
  const { decision, aims, attackers, attacker, lit, hindrances, say } = table;
  const spaces = new Map<string, Mark>();
  const figures = new Map<string, Mark>();
  const put = (thing: Thing, mark: Mark): void => {
    if (sortOf(thing) === "space") spaces.set(idOf(thing), mark);
    if (sortOf(thing) === "figure") figures.set(idOf(thing), mark);
  };
  for (const facts of hindrances) {
    for (const sort of ["space", "figure"]) {
      if (fact(facts, sort)) put(`${sort} ${fact(facts, sort)}`, { kind: "hindrance" });
    }
  }
  for (const [thing, options] of aims) {
    const zone = options.some(({ facts }) => facts["do"] === "zone");
    const danger = options.every(({ facts }) => hurts(facts));
    put(thing, { kind: zone ? "zone" : danger ? "danger" : "may" });
  }
  // Zones look alike: each has its name in its middle.
  for (const option of decision?.options ?? []) {
    if (option.facts["do"] !== "zone") continue;
    const zone = [...aims].filter(([, options]) => options.includes(option));
    const middle = zone[Math.floor(zone.length / 2)];
    if (middle) put(middle[0], { kind: "zone", label: say(option) });
  }
  for (const figure of attackers) {
    if (!figures.has(figure)) figures.set(figure, { kind: "may" });
  }
  const subject = attacker ?? subjectOf(decision);
  if (subject && !aims.has(`figure ${subject}`)) figures.set(subject, { kind: "chosen" });
  if (lit) put(lit, { kind: "pointed" });
  return { spaces, figures };
}
