// Wounds and tokens that are shared out: the rules ask thing by thing, the player gives them out
// one by one to whatever is touched, and the questions are answered from that.
import { create } from "zustand";
import type { Decision, Happening, Option } from "../../../wire/types";
import type { Show } from "../shapes";
import { giantThing, skillThing, type Thing } from "./aims";

const SHARED: Record<string, "wounds" | "tokens"> = {
  split: "wounds",
  spread: "wounds",
  pay: "tokens",
};

/** What a question shares out; null where it does not. */
export function sharedBy(decision: Decision): "wounds" | "tokens" | null {
  return SHARED[decision.kind] ?? null;
}

/** Options that say how many: they are not chosen one by one, but by what is given out. */
export function sharedOut(options: readonly Option[]): boolean {
  return options.some(({ facts }) => facts["do"] === "wound" || facts["do"] === "pay");
}

export interface Sharing {
  what: "wounds" | "tokens";
  things: Thing[];
  /** So many of the first have theirs already. */
  settled: number;
  ways: number[][];
  given: number[];
}

export function sharingOf(decision: Decision, { things, settled, ways }: Show): Sharing {
  const what = sharedBy(decision) ?? "wounds";
  const thing = what === "wounds" ? giantThing : skillThing;
  const first = ways[0] ?? [];
  return {
    what,
    things: things.map(thing),
    settled,
    ways,
    given: first.map((n, i) => (i < settled ? n : 0)),
  };
}

/** The ways that still lie open: nothing that was given is taken back by them. */
function open({ ways, given }: Sharing): number[][] {
  return ways.filter((way) => way.every((n, i) => n >= (given[i] ?? 0)));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, n) => all + n, 0);

export function leftOf(sharing: Sharing): number {
  return sum(sharing.ways[0] ?? []) - sum(sharing.given);
}

export function mayGive(sharing: Sharing, thing: Thing): boolean {
  const i = sharing.things.indexOf(thing);
  const has = sharing.given[i];
  return has !== undefined && open(sharing).some((way) => (way[i] ?? 0) > has);
}

/** How many a thing gets by now; null where it gets none at all. */
export function givenTo({ things, given }: Sharing, thing: Thing): number | null {
  return given[things.indexOf(thing)] ?? null;
}

export function mayTakeBack({ things, settled, given }: Sharing, thing: Thing): boolean {
  const i = things.indexOf(thing);
  return i >= settled && (given[i] ?? 0) > 0;
}

function changed(sharing: Sharing, thing: Thing, by: number): Sharing {
  const at = sharing.things.indexOf(thing);
  return { ...sharing, given: sharing.given.map((n, i) => (i === at ? n + by : n)) };
}

/** What was decided, for the questions that are still to come. */
interface Plan {
  amounts: ReadonlyMap<Thing, number>;
  /** How long the log was: a blow that falls after it ends the plan. */
  since: number;
}

interface Draft {
  /** The question it belongs to; with another it is forgotten. */
  decision: Decision | null;
  /** Undefined: the rules have not answered yet. Null: they do not. */
  sharing: Sharing | null | undefined;
  plan: Plan | null;
}

const NOTHING: Draft = { decision: null, sharing: undefined, plan: null };

/** The board and the bar below it both show what is given out. */
export const useDraft = create<Draft>(() => NOTHING);

export function forget(): void {
  if (useDraft.getState() !== NOTHING) useDraft.setState(NOTHING);
}

export function begin(decision: Decision, show: Show | null): void {
  useDraft.setState({ decision, sharing: show && sharingOf(decision, show), plan: null });
}

function change(with_: (sharing: Sharing) => Sharing): void {
  const { sharing } = useDraft.getState();
  if (sharing) useDraft.setState({ sharing: with_(sharing) });
}

export function give(thing: Thing): void {
  change((sharing) => (mayGive(sharing, thing) ? changed(sharing, thing, 1) : sharing));
}

export function takeBack(thing: Thing): void {
  change((sharing) => (mayTakeBack(sharing, thing) ? changed(sharing, thing, -1) : sharing));
}

export function startOver(): void {
  change((sharing) => ({
    ...sharing,
    given: sharing.given.map((n, i) => (i < sharing.settled ? n : 0)),
  }));
}

/** All are given out: answer this question so, and the next ones too. */
export function settle(told: number): void {
  const { decision, sharing } = useDraft.getState();
  if (!decision || !sharing || leftOf(sharing) > 0) return;
  const amounts = new Map(sharing.things.map((thing, i) => [thing, sharing.given[i] ?? 0]));
  useDraft.setState({ plan: { amounts, since: told } });
}

/** The answer that was decided on with an earlier question, by its notation. */
export function planned(
  decision: Decision,
  plan: Plan | null,
  log: readonly Happening[],
  begins: number,
): string | null {
  const { giant_card: card, skill } = decision.facts;
  const thing = typeof card === "string" ? giantThing(card) : skillThing(String(skill));
  const n = plan?.amounts.get(thing);
  if (!plan || n === undefined) return null;
  if (log.slice(Math.max(0, plan.since - begins)).some(({ kind }) => kind === "hit")) return null;
  return decision.options.find(({ facts }) => facts["n"] === n)?.notation ?? null;
}
