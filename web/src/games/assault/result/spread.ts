/** Places moved apart so that signs of a size do not lie on each other, none below the lowest. */
export function spread(places: readonly number[], size: number, lowest: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const found = [...places];
  let above = -Infinity;
  for (const i of order) {
    found[i] = above = Math.max(places[i] ?? 0, above + size);
  }
  let below = lowest + size;
  for (const i of order.reverse()) {
    found[i] = below = Math.min(found[i] ?? 0, below - size);
  }
  return found;
}
