import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Message } from "../wire/types";

/** Puts messages into words. What nobody has words for is said by its name, so that nothing breaks. */
export interface Words {
  (key: string, facts?: Message["facts"]): string;
  say(message: Message): string;
  has(key: string): boolean;
  /** The first of these keys that has words, else the last resort. */
  first(keys: string[], otherwise: string): string;
  language: string;
}

/** Words from several bundles: the first that knows a message says it. */
export function makeWords(bundles: FluentBundle[], language: string): Words {
  const words = (key: string, facts: Message["facts"] = {}): string => {
    for (const bundle of bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern !== undefined && pattern !== null) {
        const blanks: Record<string, FluentVariable> = {};
        for (const [name, fact] of Object.entries(facts)) {
          blanks[name] = typeof fact === "object" ? words(fact.key, fact.facts) : fact;
        }
        // The list catches what a bad message would throw: a visible blank is better than no page.
        return bundle.formatPattern(pattern, blanks, []);
      }
    }
    return key;
  };
  const has = (key: string): boolean => bundles.some((bundle) => bundle.hasMessage(key));
  const say = ({ key, facts }: Message): string =>
    has(key) ? words(key, facts) : bare(key, Object.values(facts).map(sayFact));
  const sayFact = (fact: Message["facts"][string]): string =>
    typeof fact === "object" ? say(fact) : String(fact);
  return Object.assign(words, {
    say,
    has,
    first: (keys: string[], otherwise: string) => {
      const found = keys.find(has);
      return found === undefined ? otherwise : words(found);
    },
    language,
  });
}

/** A message of a game that has no words for it: its name, and what it is about. */
function bare(key: string, facts: string[]): string {
  const name = /^.+?-(?:ask|option|event|why)-(.+)$/.exec(key)?.[1] ?? key;
  return [name.replaceAll("-", " "), ...facts].join(" ");
}

/** "own_symbols_count" as somebody would read it, where no message names it. */
export function readable(id: string): string {
  const spaced = id.replace(/[_-]+/g, " ").trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
