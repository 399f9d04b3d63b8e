import {
  BoxGeometry,
  BufferGeometry,
  CatmullRomCurve3,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Euler,
  Float32BufferAttribute,
  IcosahedronGeometry,
  LatheGeometry,
  Matrix4,
  Quaternion,
  TubeGeometry,
  Vector2,
  Vector3,
} from "three";

export type V = [x: number, y: number, z: number];

const ONE: V = [1, 1, 1];
const UPRIGHT: V = [0, 0, 0];
const UP = new Vector3(0, 1, 0);

function placed(at: V, turn: V = UPRIGHT, size: V = ONE): Matrix4 {
  return new Matrix4().compose(
    new Vector3(...at),
    new Quaternion().setFromEuler(new Euler(...turn)),
    new Vector3(...size),
  );
}

export function between(a: V, b: V, t: number): V {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** A squad's poses; one that is larger than ours begins anew. */
export type Poses<T> = readonly [T, ...T[]];

export function nth<T>(poses: Poses<T>, which: number): T {
  return poses[which % poses.length] ?? poses[0];
}

/**
 * A figure in the making: flat faces with their colours, all in one geometry, so that it is drawn
 * at once. It stands on y = 0, looks along +z, and is 1 high until it is `done`.
 */
export class Model {
  private readonly position: number[] = [];
  private readonly colour: number[] = [];

  /** Lay on a shape; with `to`, its colour changes from its foot to its top. */
  add(shape: BufferGeometry, colour: string, where: Matrix4 | null = null, to?: string): this {
    const faces = shape.index ? shape.toNonIndexed() : shape;
    if (where) faces.applyMatrix4(where);
    const points = faces.getAttribute("position");
    const [low, high] = [new Color(colour), new Color(to ?? colour)];
    let [bottom, top] = [Infinity, -Infinity];
    for (let i = 0; i < points.count; i++) {
      bottom = Math.min(bottom, points.getY(i));
      top = Math.max(top, points.getY(i));
    }
    const mixed = new Color();
    for (let i = 0; i < points.count; i++) {
      const y = points.getY(i);
      this.position.push(points.getX(i), y, points.getZ(i));
      mixed.lerpColors(low, high, top > bottom ? (y - bottom) / (top - bottom) : 0);
      this.colour.push(mixed.r, mixed.g, mixed.b);
    }
    faces.dispose();
    shape.dispose();
    return this;
  }

  /** A tapered limb from a to b, rounded at its end. */
  limb(a: V, b: V, r1: number, r2: number, colour: string, sides = 6, round = true): this {
    const [from, to] = [new Vector3(...a), new Vector3(...b)];
    const along = to.clone().sub(from);
    const shape = new CylinderGeometry(r2, r1, along.length(), sides, 1, round);
    const middle = from.add(to).multiplyScalar(0.5);
    const turn = new Quaternion().setFromUnitVectors(UP, along.normalize());
    this.add(shape, colour, new Matrix4().compose(middle, turn, new Vector3(...ONE)));
    return round ? this.ball(b, r2 * 1.04, colour, ONE, 0) : this;
  }

  ball(at: V, r: number, colour: string, size: V = ONE, detail = 1, turn: V = UPRIGHT): this {
    return this.add(new IcosahedronGeometry(r, detail), colour, placed(at, turn, size));
  }

  box(at: V, size: V, colour: string, turn: V = UPRIGHT, to?: string): this {
    return this.add(new BoxGeometry(...size), colour, placed(at, turn), to);
  }

  cone(at: V, r: number, h: number, colour: string, turn: V = UPRIGHT, sides = 5): this {
    return this.add(new ConeGeometry(r, h, sides, 1, true), colour, placed(at, turn));
  }

  /** A shape turned on a lathe: radius and height of each ring, from below. */
  lathe(
    at: V,
    rings: [number, number][],
    colour: string,
    sides = 8,
    size = ONE,
    to?: string,
  ): this {
    const shape = new LatheGeometry(
      rings.map(([r, y]) => new Vector2(r, y)),
      sides,
    );
    return this.add(shape, colour, placed(at, UPRIGHT, size), to);
  }

  /** A disc that faces along `turn`: shields, hats, hubs. */
  disc(at: V, r: number, thick: number, colour: string, turn: V, sides = 10): this {
    return this.add(new CylinderGeometry(r * 0.92, r, thick, sides), colour, placed(at, turn));
  }

  /** A tube through points, with a radius at each. */
  tube(points: V[], radii: number[], colour: string, sides = 6, steps = 10, to?: string): this {
    const curve = new CatmullRomCurve3(points.map((p) => new Vector3(...p)));
    const shape = new TubeGeometry(curve, steps, 1, sides, false);
    const p = shape.getAttribute("position");
    for (let i = 0; i <= steps; i++) {
      const f = (i / steps) * (radii.length - 1);
      const k = Math.min(radii.length - 2, Math.floor(f));
      const r = (radii[k] ?? 0) + ((radii[k + 1] ?? 0) - (radii[k] ?? 0)) * (f - k);
      const c = curve.getPointAt(i / steps);
      for (let j = 0; j <= sides; j++) {
        const n = i * (sides + 1) + j;
        const [x, y, z] = [p.getX(n) - c.x, p.getY(n) - c.y, p.getZ(n) - c.z];
        p.setXYZ(n, c.x + x * r, c.y + y * r, c.z + z * r);
      }
    }
    return this.add(shape, colour, null, to);
  }

  /** A membrane, feather or blade: a fan of triangles, seen from both sides. */
  fan(from: V, rim: V[], colour: string, to?: string): this {
    const faces: number[] = [];
    for (let i = 0; i + 1 < rim.length; i++) {
      const [a, b] = [rim[i], rim[i + 1]];
      if (a && b) faces.push(...from, ...a, ...b);
    }
    const shape = new BufferGeometry();
    shape.setAttribute("position", new Float32BufferAttribute(faces, 3));
    return this.add(shape, colour, null, to);
  }

  /** As it is, in its own measure and light. */
  plain(): BufferGeometry {
    const shape = new BufferGeometry();
    shape.setAttribute("position", new Float32BufferAttribute(this.position, 3));
    shape.computeVertexNormals();
    shape.setAttribute("color", new Float32BufferAttribute(this.colour, 3));
    return shape;
  }

  /** Lay on another figure that is done, its feet `sunk` below a place: a rider has no legs to show. */
  merge(other: BufferGeometry, at: V, sunk: number): this {
    const points = other.getAttribute("position");
    const colours = other.getAttribute("color");
    for (let i = 0; i < points.count; i++) {
      this.position.push(
        points.getX(i) + at[0],
        points.getY(i) + at[1] - sunk,
        points.getZ(i) + at[2],
      );
      this.colour.push(colours.getX(i), colours.getY(i), colours.getZ(i));
    }
    other.dispose();
    return this;
  }

  /** The finished figure, that high: what is low, or looks down, lies in its own shade. */
  done(height: number, turn = 0, breadth = height): BufferGeometry {
    const shape = new BufferGeometry();
    shape.setAttribute("position", new Float32BufferAttribute(this.position, 3));
    if (turn) shape.rotateY(turn);
    shape.computeVertexNormals();
    const n = shape.getAttribute("normal");
    const colour = this.colour.map((value, i) => {
      const vertex = Math.floor(i / 3);
      const y = this.position[vertex * 3 + 1] ?? 0;
      const low = 0.62 + 0.38 * Math.min(1, Math.max(0, y / 0.5));
      return value * low * (0.86 + 0.14 * n.getY(vertex));
    });
    shape.setAttribute("color", new Float32BufferAttribute(colour, 3));
    shape.scale(breadth, height, breadth);
    return shape;
  }
}
