import {
  Group,
  type CircleGeometry,
  type DataTexture,
  type Mesh,
  type MeshStandardMaterial,
} from "three";
import type { Reference, Space, View } from "../../../shapes";
import type { Bounds } from "../bounds";
import { cells, type Cell } from "./cells";
import { Gas } from "./gas";
import { noise } from "./noise";
import { Ruins } from "./ruins";
import { table } from "./table";
import { Terrain } from "./terrain";
import { Glyphs } from "./things";

/** The battlefield itself: tiles, ruins, glyphs and mist, on the table. */
export class Ground {
  readonly group = new Group();
  readonly cells: Cell[];
  private readonly noise: DataTexture = noise();
  private readonly terrains: Terrain[];
  private readonly ruins: Ruins;
  private readonly glyphs: Glyphs;
  private readonly gas: Gas;
  private readonly table: Mesh<CircleGeometry, MeshStandardMaterial>;
  private readonly spaces: Map<string, Space>;

  constructor(reference: Reference, bounds: Bounds) {
    const field = reference.battlefield;
    this.cells = cells(field);
    const kinds = [...new Set(this.cells.map((cell) => cell.terrain))];
    this.terrains = kinds.map((kind) => new Terrain(kind, this.cells, this.noise));
    this.ruins = new Ruins(field.walls);
    const plants = reference.scenario.special.some((clause) => clause.id === "gathering");
    this.glyphs = new Glyphs(reference.glyphs, plants);
    this.gas = new Gas(this.cells, this.noise);
    this.table = table(bounds, this.noise);
    this.spaces = new Map(field.spaces.map((space) => [space.name, space]));
    this.group.add(this.table, this.ruins.mesh, this.glyphs.mesh, this.gas.mesh);
    for (const terrain of this.terrains) this.group.add(terrain.mesh);
  }

  /** Lay what lies on it; returns whether shadows have changed. */
  lay(view: View, top: number | null): boolean {
    this.gas.rise(view.gas);
    return this.glyphs.lay(view.glyphs, this.spaces, top);
  }

  cut(top: number | null): void {
    for (const terrain of this.terrains) terrain.cut(top);
    this.ruins.cut(top);
  }

  dispose(): void {
    for (const terrain of this.terrains) terrain.dispose();
    this.ruins.dispose();
    this.glyphs.dispose();
    this.gas.dispose();
    this.table.geometry.dispose();
    this.table.material.dispose();
    this.noise.dispose();
  }
}
