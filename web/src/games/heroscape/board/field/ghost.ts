import {
  BufferGeometry,
  ConeGeometry,
  Curve,
  DoubleSide,
  Group,
  LineCurve3,
  Mesh,
  MeshBasicMaterial,
  OctahedronGeometry,
  TubeGeometry,
  Vector3,
} from "three";
import type { Aim, Show, Space, Way } from "../../shapes";
import type { Crowd } from "./figures/crowd";
import type { Flag } from "./flags";

import { placeAt, placeOf, type Place } from "./measures";
import type { SpaceMark } from "./marks";
import { flight, walk } from "./ways";

const BRASS = "#ffcf5c";
const CLEAR = "#ffe9a3";
const EMBER = "#ff4a2e";
/** How thick a look is. */
const SIGHT = 0.024;

/** What an option would do, drawn over the field before it is chosen. */
export class Ghost {
  readonly group = new Group();
  flags: Flag[] = [];
  marks: [Space, SpaceMark][] = [];
  /** Figures that are in the way or would be hit. */
  lit = new Map<string, "hindrance" | "danger">();
  private readonly paints = new Map<string, MeshBasicMaterial>();

  constructor(private readonly crowd: Crowd) {
    this.group.renderOrder = 4;
  }

  draw(show: Show | null): void {
    this.clear();
    if (show === null) return;
    if (show.way && show.figure !== undefined) this.way(show.figure, show.way);
    if (show.stands && show.figure !== undefined) this.stand(show.figure, show.stands);
    if (show.attack) this.aim(show.attack);
    if (show.area) {
      for (const name of show.area.spaces) this.mark(name, "area");
      for (const victim of show.area.victims) this.lit.set(victim, "danger");
      for (const aim of show.area.aims) if (!aim.sight.clear) this.aim(aim);
    }
  }

  private way(figure: string, way: Way): void {
    const places = way.spaces.flatMap((name) => this.place(name) ?? []);
    if (places.length > 1) {
      const flies = way.kind === "fly" || way.kind === "grapple";
      const curve = flies ? flight(places, 0.25) : walk(places, 0.14);
      this.tube(curve, 0.055, BRASS, flies ? 40 : places.length * 8);
      this.head(curve);
    }
    const end = way.spaces[way.spaces.length - 1];
    const tail = way.spaces2?.[way.spaces2.length - 1];
    if (end !== undefined && way.kind !== "stay") this.stand(figure, tail ? [end, tail] : [end]);
    for (const strike of way.strikes) {
      this.lit.set(strike.by, "danger");
      this.flag(
        `strike-${strike.by}-${strike.at}`,
        strike.at,
        `⚔ · ${percent(strike.chance)}`,
        0.5,
      );
    }
    for (const fall of way.falls) {
      this.mark(fall.at, "danger");
      this.flag(`fall-${fall.at}`, fall.at, `↓${fall.levels} · ${percent(fall.chance)}`, 0.9);
    }
  }

  /** The figure as it would stand there. */
  private stand(figure: string, names: readonly string[]): void {
    const piece = this.crowd.pieces.get(figure);
    const space = this.crowd.space(names[0]);
    if (space) this.mark(space.name, "pointed");
    if (!piece || !space) return;
    const stand = this.crowd.standOn(piece, space, this.crowd.space(names[1]));
    const mesh = new Mesh(piece.mesh.geometry, this.paint(BRASS, 0.34, true));
    mesh.position.copy(stand.at);
    mesh.rotation.y = stand.facing;
    mesh.userData.borrowed = true;
    this.group.add(mesh);
  }

  /** The line of sight: bright as far as it goes, broken by what is in its way. */
  private aim(aim: Aim): void {
    const { sight } = aim;
    const [eye, to] = [vector(placeAt(sight.eye)), vector(placeAt(sight.aim))];
    const first = sight.hindrances[0];
    if (sight.clear || first === undefined) {
      this.tube(new LineCurve3(eye, to), SIGHT, CLEAR, 1);
      this.point(to, CLEAR, 0.12);
    } else {
      const stop = vector(placeAt(first.at));
      this.tube(new LineCurve3(eye, stop), SIGHT, CLEAR, 1);
      this.dashes(stop, to);
      for (const one of sight.hindrances) {
        this.point(vector(placeAt(one.at)), EMBER, 0.16);
        if (one.space !== undefined) this.mark(one.space, "hindrance");
        if (one.figure !== undefined) this.lit.set(one.figure, "hindrance");
      }
    }
    this.lit.set(aim.target, "danger");
  }

  private mark(name: string, kind: SpaceMark): void {
    const space = this.crowd.space(name);
    if (space) this.marks.push([space, kind]);
  }

  private flag(key: string, name: string, text: string, above: number): void {
    const place = this.place(name);
    if (place) this.flags.push({ key, text, at: vector(place, above), look: "danger", weight: 11 });
  }

  private place(name: string): Place | undefined {
    const space = this.crowd.space(name);
    return space && placeOf(space);
  }

  private dashes(from: Vector3, to: Vector3): void {
    const far = from.distanceTo(to);
    const n = Math.max(1, Math.round(far / 0.5));
    for (let i = 0; i < n; i++) {
      const [a, b] = [from.clone().lerp(to, i / n), from.clone().lerp(to, (i + 0.5) / n)];
      this.tube(new LineCurve3(a, b), SIGHT, EMBER, 1);
    }
  }

  private tube(curve: Curve<Vector3>, radius: number, colour: string, steps: number): void {
    const mesh = new Mesh(new TubeGeometry(curve, steps, radius, 6), this.paint(colour, 0.95));
    mesh.renderOrder = 5;
    this.group.add(mesh);
  }

  private head(curve: Curve<Vector3>): void {
    const end = curve.getPoint(1);
    const along = end.clone().sub(curve.getPoint(0.97)).normalize();
    const mesh = new Mesh(new ConeGeometry(0.17, 0.4, 8), this.paint(BRASS, 0.95));
    mesh.position.copy(end).addScaledVector(along, -0.1);
    mesh.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), along);
    this.group.add(mesh);
  }

  private point(at: Vector3, colour: string, size: number): void {
    const mesh = new Mesh(new OctahedronGeometry(size), this.paint(colour, 0.95));
    mesh.position.copy(at);
    this.group.add(mesh);
  }

  private paint(colour: string, opacity: number, solid = false): MeshBasicMaterial {
    const key = `${colour}-${opacity}`;
    const found = this.paints.get(key);
    if (found) return found;
    const paint = new MeshBasicMaterial({
      ...{ color: colour, opacity, transparent: true, toneMapped: false, fog: false },
      ...{ depthWrite: solid, side: DoubleSide },
    });
    this.paints.set(key, paint);
    return paint;
  }

  private clear(): void {
    for (const child of [...this.group.children])
      if (child instanceof Mesh && child.userData.borrowed !== true)
        (child.geometry as BufferGeometry).dispose();
    this.group.clear();
    this.flags = [];
    this.marks = [];
    this.lit.clear();
  }

  dispose(): void {
    this.clear();
    for (const paint of this.paints.values()) paint.dispose();
  }
}

function vector(place: Place, above = 0): Vector3 {
  return new Vector3(place.x, place.y + above, place.z);
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}
