import type { Option } from "../wire/types";

export interface NumberedOption {
  /** The key that chooses it: 1 to 9; above, no key. */
  number: number;
  option: Option;
}

export interface OptionGroup {
  /** What its options do: "play", "rest"; "" for those that stand alone. */
  name: string;
  options: NumberedOption[];
}

/** As many as fit on one line of buttons, and no more than the number keys can tell apart. */
export const FEW = 6;

/** What an option does, in one word: by its facts, else by its notation. */
export function deedOf(option: Option): string {
  const { do: deed } = option.facts;
  return typeof deed === "string" ? deed : (option.notation.split(" ")[0] ?? "");
}

/**
 * Options that do the same thing stand together, in the order the rules give them.
 * Few options need no groups; a group of one is not a group.
 */
export function groupOptions(options: Option[]): OptionGroup[] {
  const byDeed = new Map<string, Option[]>();
  for (const option of options) {
    const deed = deedOf(option);
    byDeed.set(deed, [...(byDeed.get(deed) ?? []), option]);
  }
  const alone: Option[] = [];
  const groups: [string, Option[]][] = [];
  for (const [deed, those] of byDeed) {
    if (those.length === 1) {
      alone.push(...those);
    } else {
      groups.push([deed, those]);
    }
  }
  const apart = options.length > FEW && groups.length + alone.length > 1;
  const ordered: [string, Option[]][] = apart ? groups : [["", options]];
  if (apart && alone.length > 0) {
    ordered.push(["", alone]);
  }
  let number = 0;
  return ordered.map(([name, those]) => ({
    name,
    options: those.map((option) => ({ number: ++number, option })),
  }));
}

/** Whether an option names a thing that lies on the board, apart from plain numbers. */
export function pointsAtSomething(option: Option): boolean {
  return Object.entries(option.facts).some(
    ([name, fact]) => name !== "do" && typeof fact === "string",
  );
}

/** The options to show as buttons: all when they are few, else those the board cannot show. */
export function asButtons(
  groups: OptionGroup[],
  onBoard: (option: Option) => boolean,
  few = (options: readonly Option[]) => options.length <= FEW,
): NumberedOption[] {
  const all = groups.flatMap((group) => group.options);
  return few(all.map(({ option }) => option)) ? all : all.filter(({ option }) => !onBoard(option));
}

/** What a line of buttons has room for, in letters; what lies around each counts as some. */
const LINE = 100;
const BESIDE_LOG = 60;
const AROUND = 6;

/** Whether buttons with these words stand on one line, where the log may stand beside it. */
export function onOneLine(labels: readonly string[], log = false): boolean {
  const room = log ? BESIDE_LOG : LINE;
  return labels.reduce((sum, label) => sum + label.length + AROUND, 0) <= room;
}
