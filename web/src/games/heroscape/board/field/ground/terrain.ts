import {
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  type DataTexture,
  type Material,
} from "three";
import { at, grain, LEVEL, WATER } from "../measures";
import { upTo, type Cell } from "./cells";
import { paint } from "./paint";
import { pool, prism } from "./prism";

/** All cells of one terrain, drawn at once. */
export class Terrain {
  readonly mesh: InstancedMesh;
  private readonly list: Cell[];

  constructor(terrain: string, all: readonly Cell[], noise: DataTexture) {
    this.list = all.filter((cell) => cell.terrain === terrain);
    const water = terrain === "water";
    const geometry = water ? pool(3, WATER) : prism(0.925, 0.055, LEVEL);
    const n = this.list.length;
    const shade0 = new Float32Array(n * 3);
    const shade1 = new Float32Array(n * 3);
    const info = new Float32Array(n * 2);
    this.list.forEach((cell, i) => {
      shade0.set(cell.shade.slice(0, 3), i * 3);
      shade1.set(cell.shade.slice(3), i * 3);
      info.set([grain(cell.tile + 1), cell.seams], i * 2);
    });
    geometry.setAttribute("shade0", new InstancedBufferAttribute(shade0, 3));
    geometry.setAttribute("shade1", new InstancedBufferAttribute(shade1, 3));
    geometry.setAttribute("info", new InstancedBufferAttribute(info, 2));
    this.mesh = new InstancedMesh(geometry, paint(terrain, noise), n);
    this.mesh.castShadow = !water;
    this.mesh.receiveShadow = true;
    const matrix = new Matrix4();
    this.list.forEach((cell, i) => {
      const [x, z] = at(cell.q, cell.r);
      this.mesh.setMatrixAt(i, matrix.makeTranslation(x, cell.high, z));
    });
    this.mesh.computeBoundingSphere();
  }

  /** Hide what lies above a level. Cells come in layers, so it is the end of the list. */
  cut(top: number | null): void {
    this.mesh.count = upTo(this.list, top);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    (this.mesh.material as Material).dispose();
    this.mesh.dispose();
  }
}
