import { BufferGeometry, Float32BufferAttribute } from "three";
import { corner } from "../measures";

type Three = [number, number, number];

/** Which corner a vertex is at, for the shade of that corner; the middle takes a little of all. */
const MIDDLE = 6;

class Faces {
  private readonly position: number[] = [];
  private readonly normal: number[] = [];
  private readonly corner: number[] = [];
  /** 0 on the top, 1 where the side begins, 2 where it ends. */
  private readonly ring: number[] = [];

  vertex(p: Three, n: Three, at: number, ring: number): void {
    this.position.push(...p);
    this.normal.push(...n);
    this.corner.push(at);
    this.ring.push(ring);
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new Float32BufferAttribute(this.position, 3));
    geometry.setAttribute("normal", new Float32BufferAttribute(this.normal, 3));
    geometry.setAttribute("corner", new Float32BufferAttribute(this.corner, 1));
    geometry.setAttribute("ring", new Float32BufferAttribute(this.ring, 1));
    return geometry;
  }
}

const UP: Three = [0, 1, 0];
const DOWN: Three = [0, -1, 0];
const RIM = 0.992;

/** A hex of a tile: its top at 0, a bevel around it, sides and a bottom. */
export function prism(radius: number, bevel: number, depth: number): BufferGeometry {
  const faces = new Faces();
  for (let i = 0; i < 6; i++) {
    const j = (i + 1) % 6;
    const [ax, az] = corner(i, radius);
    const [bx, bz] = corner(j, radius);
    const [cx, cz] = corner(i, RIM);
    const [dx, dz] = corner(j, RIM);
    const angle = (Math.PI / 180) * 60 * i;
    const slope: Three = [Math.cos(angle) * 0.7, 0.72, Math.sin(angle) * 0.7];
    const out: Three = [Math.cos(angle), 0, Math.sin(angle)];
    faces.vertex([0, 0, 0], UP, MIDDLE, 0);
    faces.vertex([bx, 0, bz], UP, j, 0);
    faces.vertex([ax, 0, az], UP, i, 0);
    faces.vertex([ax, 0, az], slope, i, 0);
    faces.vertex([bx, 0, bz], slope, j, 0);
    faces.vertex([dx, -bevel, dz], slope, j, 1);
    faces.vertex([ax, 0, az], slope, i, 0);
    faces.vertex([dx, -bevel, dz], slope, j, 1);
    faces.vertex([cx, -bevel, cz], slope, i, 1);
    faces.vertex([cx, -bevel, cz], out, i, 1);
    faces.vertex([dx, -bevel, dz], out, j, 1);
    faces.vertex([dx, -depth, dz], out, j, 2);
    faces.vertex([cx, -bevel, cz], out, i, 1);
    faces.vertex([dx, -depth, dz], out, j, 2);
    faces.vertex([cx, -depth, cz], out, i, 2);
    faces.vertex([0, -depth, 0], DOWN, MIDDLE, 2);
    faces.vertex([cx, -depth, cz], DOWN, i, 2);
    faces.vertex([dx, -depth, dz], DOWN, j, 2);
  }
  return faces.geometry();
}

/** A hex of water: its surface in rings, so that waves have something to lift. */
export function pool(rings: number, depth: number): BufferGeometry {
  const faces = new Faces();
  for (let i = 0; i < 6; i++) {
    const j = (i + 1) % 6;
    const a = corner(i, 1);
    const b = corner(j, 1);
    const on = (ring: number, k: number): { p: Three; at: number } => {
      const t = ring === 0 ? 0 : k / ring;
      const s = ring / rings;
      const p: Three = [(a[0] * (1 - t) + b[0] * t) * s, 0, (a[1] * (1 - t) + b[1] * t) * s];
      return { p, at: ring < rings ? MIDDLE : t < 0.5 ? i : j };
    };
    const face = (...three: { p: Three; at: number }[]): void =>
      three.forEach((v) => faces.vertex(v.p, UP, v.at, 0));
    for (let ring = 0; ring < rings; ring++)
      for (let k = 0; k <= ring; k++) {
        face(on(ring, k), on(ring + 1, k + 1), on(ring + 1, k));
        if (k < ring) face(on(ring, k), on(ring, k + 1), on(ring + 1, k + 1));
      }
    const out: Three = [Math.cos((Math.PI / 3) * i), 0, Math.sin((Math.PI / 3) * i)];
    faces.vertex([a[0], 0, a[1]], out, i, 1);
    faces.vertex([b[0], 0, b[1]], out, j, 1);
    faces.vertex([b[0], -depth, b[1]], out, j, 2);
    faces.vertex([a[0], 0, a[1]], out, i, 1);
    faces.vertex([b[0], -depth, b[1]], out, j, 2);
    faces.vertex([a[0], -depth, a[1]], out, i, 2);
  }
  return faces.geometry();
}
