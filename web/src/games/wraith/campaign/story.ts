import { readable, type Words } from "../../../words";
import { isUntold, type Told } from "./told";
import type { CampaignInfo, CampaignRun } from "./wire";

export interface Pairing {
  wraith: string;
  giant: string;
}

/** One page of the story. */
export type Leaf =
  { part: "prologue" | "epilogue" } | { part: "before" | "won" | "lost"; fight: Pairing };

export function giantName(words: Words, giant: string): string {
  return words.first([`web-choice-wraith-giant-${giant}`], readable(giant));
}

export function wraithName(words: Words, wraith: string): string {
  return words.first([`web-choice-wraith-wraith-${wraith}`], readable(wraith));
}

/** All fights in the run's order, and how many of them lie before the run's own first one.
 *
 * A gauntlet may begin with a later Wraith; and a run keeps the Giants it began with.
 */
export function fightsOf(info: CampaignInfo, run: CampaignRun): [all: Pairing[], skipped: number] {
  const first = run.fights[0]?.wraith ?? "";
  const giants = run.fights.filter(({ wraith }) => wraith === first).map(({ giant }) => giant);
  const before = info.wraiths
    .slice(0, Math.max(0, info.wraiths.indexOf(first)))
    .flatMap((wraith) => giants.map((giant) => ({ wraith, giant })));
  return [[...before, ...run.fights], before.length];
}

/** What a fight is called; one with a Giant that an owner added may have no story. */
export function fightTitle(words: Words, { wraith, giant }: Pairing): string {
  return words.first([`story-${wraith}-${giant}-title`], giantName(words, giant));
}

function keyOf(leaf: Leaf): string {
  return "fight" in leaf
    ? `story-${leaf.fight.wraith}-${leaf.fight.giant}-${leaf.part}`
    : `story-${leaf.part}`;
}

/** The paragraphs of a page; none where nobody wrote it. */
export function paragraphs(words: Words, leaf: Leaf): string[] {
  const key = keyOf(leaf);
  return words.has(key) ? words(key).split(/\n\s*\n/) : [];
}

export function leafTitle(words: Words, leaf: Leaf): string {
  return "fight" in leaf ? fightTitle(words, leaf.fight) : words(`wraith-campaign-${leaf.part}`);
}

/** How the last fight ended, and with the last of the campaign the campaign. */
export function endOf({ last, finished, mode }: CampaignRun): Leaf[] {
  if (last === null) {
    return [];
  }
  const end: Leaf = { part: last.won ? "won" : "lost", fight: last };
  return finished && mode === "campaign" ? [end, { part: "epilogue" }] : [end];
}

/** What has to be told before the map is looked at. */
export function untold(run: CampaignRun, told: Told): Leaf[] {
  if (run.last === null) {
    return run.mode === "campaign" && !told.prologue ? [{ part: "prologue" }] : [];
  }
  return isUntold(run, told) ? endOf(run) : [];
}

/** What somebody who comes to the page looks at: a run with news, else the one left last. */
export function runToShow(info: CampaignInfo, told: Told): CampaignRun | undefined {
  return (
    info.runs.find((run) => isUntold(run, told)) ??
    info.runs.find((run) => run.mode === told.mode) ??
    info.runs[0]
  );
}
