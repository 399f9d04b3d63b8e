import {
  BoxGeometry,
  Color,
  Euler,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
} from "three";
import type { Wall } from "../../../shapes";
import { at, grain, LEVEL, stepTo } from "../measures";

interface Brick {
  matrix: Matrix4;
  colour: Color;
  level: number;
}

const STONE = new Color("#a79d88");
const MOSS = new Color("#7d8a5a");
const ROWS = 2;
/** A wall is as long as the edge it stands on, and a little, so that corners close. */
const LENGTH = 1.03;

/** The bricks of a wall: worn at the top, some with a slit to look through, mossy at the foot. */
function bricks(wall: Wall, number: number): Brick[] {
  const [x, z] = at(wall.q, wall.r);
  const [dx, dz] = at(...stepTo(wall.direction));
  const angle = Math.atan2(dz, dx);
  const rows = (wall.top - wall.base) * ROWS;
  const rise = LEVEL / ROWS;
  const found: Brick[] = [];
  for (let row = 0; row < rows; row++) {
    const parts = row % 2 ? 3 : 2;
    for (let k = 0; k < parts; k++) {
      const along = ((k + 0.5) / parts - 0.5) * LENGTH;
      const worn = grain(number * 31 + row * 7 + k * 3);
      if (row === rows - 1 && worn < 0.45) continue;
      if (row === rows - 2 && worn < 0.15) continue;
      const slit = number % 3 === 1 && row > 5 && row < 9 && Math.abs(along) < 0.2;
      if (slit) continue;
      const thick = 0.2 + 0.05 * grain(number + row * 13 + k);
      const middle = new Vector3(
        x + dx / 2 - Math.sin(angle) * along,
        wall.base * LEVEL + (row + 0.5) * rise,
        z + dz / 2 + Math.cos(angle) * along,
      );
      const askew = (grain(row + k + number) - 0.5) * 0.05;
      const turn = new Quaternion().setFromEuler(
        new Euler(0, askew - angle, (grain(row * 3 + k) - 0.5) * 0.02),
      );
      const size = new Vector3(thick, rise * 0.965, (LENGTH / parts) * 0.97);
      const colour = STONE.clone()
        .multiplyScalar(0.78 + 0.34 * grain(row * 17 + k * 5 + number * 3))
        .lerp(MOSS, row < 2 ? 0.35 * grain(number + k) : 0);
      found.push({
        matrix: new Matrix4().compose(middle, turn, size),
        colour,
        level: wall.base + (row + 1) / ROWS,
      });
    }
  }
  return found;
}

/** The ruins' walls, brick by brick; hidden above a level from the top down. */
export class Ruins {
  readonly mesh: InstancedMesh<BoxGeometry, MeshStandardMaterial>;
  private readonly levels: number[];

  constructor(walls: readonly Wall[]) {
    const all = walls.flatMap(bricks).sort((a, b) => a.level - b.level);
    this.levels = all.map((brick) => brick.level);
    this.mesh = new InstancedMesh(
      new BoxGeometry(),
      new MeshStandardMaterial({ roughness: 0.95, envMapIntensity: 0.5 }),
      all.length,
    );
    all.forEach((brick, i) => {
      this.mesh.setMatrixAt(i, brick.matrix);
      this.mesh.setColorAt(i, brick.colour);
    });
    this.mesh.castShadow = this.mesh.receiveShadow = true;
    this.mesh.computeBoundingSphere();
  }

  cut(top: number | null): void {
    const cut = top === null ? -1 : this.levels.findIndex((level) => level > top);
    this.mesh.count = cut < 0 ? this.levels.length : cut;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
