import type { Battlefield } from "../../../shapes";
import { LEVEL, STEPS, WATER } from "../measures";

/** One hex of one tile. */
export interface Cell {
  q: number;
  r: number;
  layer: number;
  terrain: string;
  /** The number of its tile: cells of one tile have the same grain and no seam between them. */
  tile: number;
  /** Its bottom and its surface. */
  low: number;
  high: number;
  /** How much light the six corners lose to what stands beside or above them: 0 to 1. */
  shade: number[];
  /** The edges, as bits, at which its tile ends; of water, those where land begins. */
  seams: number;
}

/** What can be built on and stands in the light's way: water is neither. */
class Solid {
  private readonly layers = new Map<string, Set<number>>();

  add(q: number, r: number, layer: number): void {
    const key = `${q},${r}`;
    const here = this.layers.get(key) ?? new Set();
    here.add(layer);
    this.layers.set(key, here);
  }

  at(q: number, r: number, layer: number): boolean {
    return this.layers.get(`${q},${r}`)?.has(layer) ?? false;
  }

  above(q: number, r: number, layer: number): boolean {
    return [...(this.layers.get(`${q},${r}`) ?? [])].some((other) => other > layer);
  }
}

const BESIDE = 0.42;
const HIGHER = 0.2;
const ROOFED = 0.35;

/** Every hex of every tile, the lowest layer first. */
export function cells(field: Pick<Battlefield, "tiles">): Cell[] {
  const solid = new Solid();
  const owner = new Map<string, number>();
  field.tiles.forEach((tile, number) => {
    for (const [q, r] of tile.hexes) {
      if (tile.terrain !== "water") solid.add(q, r, tile.layer);
      owner.set(`${q},${r},${tile.layer}`, number);
    }
  });
  const found: Cell[] = [];
  field.tiles.forEach((tile, number) => {
    const water = tile.terrain === "water";
    for (const [q, r] of tile.hexes) {
      const first = water ? tile.layer : tile.layer + 1;
      const roof = solid.above(q, r, tile.layer) ? ROOFED : 0;
      let seams = 0;
      STEPS.forEach(([dq, dr], edge) => {
        const other = owner.get(`${q + dq},${r + dr},${tile.layer}`);
        const land = other !== undefined && field.tiles[other]?.terrain !== "water";
        if (water ? land : other !== number) seams |= 1 << edge;
      });
      found.push({
        q,
        r,
        layer: tile.layer,
        terrain: tile.terrain,
        tile: number,
        low: (tile.layer - 1) * LEVEL,
        high: water ? (tile.layer - 1) * LEVEL + WATER : tile.layer * LEVEL,
        shade: shades(solid, q, r, first).map((dark) => Math.min(1, dark + roof)),
        seams,
      });
    }
  });
  return found.sort((a, b) => a.layer - b.layer);
}

/** A corner lies between two edges; what stands behind them takes its light. */
function shades(solid: Solid, q: number, r: number, first: number): number[] {
  const dark = STEPS.map(([dq, dr]) => {
    let sum = 0;
    for (let up = 0; up < 4; up++)
      if (solid.at(q + dq, r + dr, first + up)) sum += up === 0 ? BESIDE : HIGHER;
    return sum;
  });
  return dark.map((here, i) => Math.min(1, here + (dark[(i + 5) % 6] ?? 0)));
}

/** How many of the cells, which lie in layers from below, are left when what is higher is hidden. */
export function upTo(list: readonly Cell[], top: number | null): number {
  if (top === null) return list.length;
  const cut = list.findIndex((cell) => cell.layer > surfaceLayer(cell, top));
  return cut < 0 ? list.length : cut;
}

function surfaceLayer(cell: Cell, top: number): number {
  return cell.terrain === "water" ? top + 1 : top;
}
