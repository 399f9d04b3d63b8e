import type { Rule } from "../wire/types";

export interface Chapter {
  chapter: string;
  rules: Rule[];
}

/** The middle of an id: CLIMB of WG-CLIMB-03, M-MOVE of HS-M-MOVE-03. A short book is one chapter. */
export function chapterOf(id: string): string {
  const parts = id.split("-");
  return parts.length > 2 ? parts.slice(1, -1).join("-") : (parts[0] ?? id);
}

/** Rules by chapter, both in the order of the book. */
export function byChapter(rules: Rule[]): Chapter[] {
  const chapters = new Map<string, Rule[]>();
  for (const rule of rules) {
    const chapter = chapterOf(rule.id);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule]);
  }
  return [...chapters].map(([chapter, those]) => ({ chapter, rules: those }));
}

/** A text as somebody in a hurry would type it: small letters without accents. */
function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Rules that have every word somewhere, those with a word in id or title first. */
export function search(rules: Rule[], query: string): Rule[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) {
    return rules;
  }
  const rank = (rule: Rule): number => {
    const name = folded(`${rule.id} ${rule.title}`);
    const text = folded(`${rule.rule} ${rule.page} ${rule.see.join(" ")}`);
    if (!wanted.every((word) => name.includes(word) || text.includes(word))) {
      return 0;
    }
    return wanted.some((word) => name.includes(word)) ? 2 : 1;
  };
  const ranked = rules.map((rule) => ({ rule, rank: rank(rule) }));
  return [2, 1].flatMap((wish) =>
    ranked.filter(({ rank: found }) => found === wish).map(({ rule }) => rule),
  );
}
