// Cards of a pile by their kinds.

/** Kinds with how many there are, the most first; of equals that which lies higher. */
export function counted(pile: readonly string[]): [kind: string, n: number][] {
  const counts = new Map<string, number>();
  for (const kind of pile) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}
