import {
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  Color,
  Group,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  Quaternion,
  SRGBColorSpace,
  Vector3,
  type PerspectiveCamera,
} from "three";
import type { Cast, Face } from "../cast";
import type { Flag } from "./flags";
import { grain } from "./measures";
import { bounce } from "./motion";

const FACES: readonly Face[] = ["skull", "shield", "blank"];
/** The usual die, as printed: three skulls, two shields, one blank; the first face lies on top. */
const REST: Record<Face, Face[]> = {
  skull: ["shield", "skull", "skull", "blank", "shield"],
  shield: ["skull", "shield", "skull", "blank", "skull"],
  blank: ["skull", "shield", "skull", "skull", "shield"],
};
const MOST = 16;
const SIZE = 0.12;
const FAR = 3;
const TILE = 128;

/** The three faces on one sheet. */
function sheet(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = TILE * 4;
  canvas.height = TILE;
  const ink = canvas.getContext("2d");
  if (ink) {
    ink.fillStyle = "#f4ecd8";
    ink.fillRect(0, 0, canvas.width, TILE);
    ink.fillStyle = "#1f1712";
    skull(ink, TILE / 2, TILE / 2);
    shield(ink, TILE * 1.5, TILE / 2);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

function skull(ink: CanvasRenderingContext2D, x: number, y: number): void {
  ink.beginPath();
  ink.arc(x, y - 10, 38, 0, Math.PI * 2);
  ink.fill();
  ink.fillRect(x - 22, y + 14, 44, 32);
  ink.fillStyle = "#f4ecd8";
  for (const side of [-1, 1]) {
    ink.beginPath();
    ink.arc(x + side * 15, y - 8, 10, 0, Math.PI * 2);
    ink.fill();
    ink.fillRect(x + side * 8 - 2, y + 30, 4, 16);
  }
  ink.beginPath();
  ink.moveTo(x, y + 4);
  ink.lineTo(x - 6, y + 16);
  ink.lineTo(x + 6, y + 16);
  ink.fill();
  ink.fillStyle = "#1f1712";
}

function shield(ink: CanvasRenderingContext2D, x: number, y: number): void {
  ink.beginPath();
  ink.moveTo(x - 36, y - 42);
  ink.lineTo(x + 36, y - 42);
  ink.lineTo(x + 36, y + 2);
  ink.quadraticCurveTo(x + 30, y + 34, x, y + 48);
  ink.quadraticCurveTo(x - 30, y + 34, x - 36, y + 2);
  ink.fill();
  ink.fillStyle = "#f4ecd8";
  ink.fillRect(x - 5, y - 32, 10, 66);
  ink.fillRect(x - 26, y - 14, 52, 10);
  ink.fillStyle = "#1f1712";
}

/** A die whose face towards us is that one. */
function die(front: Face): BufferGeometry {
  const box = new BoxGeometry(SIZE, SIZE, SIZE);
  const uv = box.getAttribute("uv");
  const [px, nx, py, ny, nz] = REST[front];
  // three lays the sides as +x, -x, +y, -y, +z, -z: the front is +z.
  [px, nx, py, ny, front, nz].forEach((face, side) => {
    const tile = FACES.indexOf(face ?? "blank");
    for (let i = side * 4; i < side * 4 + 4; i++) uv.setX(i, (tile + uv.getX(i)) / 4);
  });
  return box;
}

/**
 * Dice are thrown before our eyes, not on the ground: there they would be too small to read. The
 * attacker's lie above, the defender's below.
 */
export class Dice {
  readonly group = new Group();
  flags: Flag[] = [];
  private readonly texture = sheet();
  private readonly paint = new MeshStandardMaterial({ map: this.texture, roughness: 0.45 });
  private readonly stone = new MeshStandardMaterial({
    color: "#7a2a20",
    roughness: 0.35,
    flatShading: true,
  });
  private readonly cubes: Record<Face, InstancedMesh>;
  private readonly d20 = new Mesh(new IcosahedronGeometry(SIZE * 1.15), this.stone);
  private casts: { cast: Cast; t: number }[] = [];

  constructor() {
    const cubes = (face: Face): InstancedMesh => {
      const mesh = new InstancedMesh(die(face), this.paint, MOST * 2);
      mesh.frustumCulled = false;
      mesh.count = 0;
      return mesh;
    };
    this.cubes = { skull: cubes("skull"), shield: cubes("shield"), blank: cubes("blank") };
    this.d20.frustumCulled = false;
    this.d20.visible = false;
    this.group.add(this.cubes.skull, this.cubes.shield, this.cubes.blank, this.d20);
    this.group.visible = false;
  }

  /** Another throw; a defender's joins the attacker's, any other takes its place. */
  throw(cast: Cast): void {
    if (!cast.defends) this.casts = [];
    this.casts = [...this.casts.slice(-1), { cast, t: 1 }];
    this.lay();
  }

  /** How the last throw looks after that part of its time. */
  step(t: number): void {
    const last = this.casts[this.casts.length - 1];
    if (last) last.t = t;
    this.lay();
  }

  clear(): void {
    this.casts = [];
    this.lay();
  }

  get empty(): boolean {
    return this.casts.length === 0;
  }

  /** Stay before the eye; write the number of a d20 on it. */
  follow(camera: PerspectiveCamera): void {
    this.group.position.copy(camera.position);
    this.group.quaternion.copy(camera.quaternion);
    this.group.updateMatrixWorld(true);
    const number = this.casts.find(({ cast }) => cast.d20 !== null);
    this.flags = [];
    if (number?.cast.d20 == null || number.t < 1) return;
    const at = this.d20.getWorldPosition(new Vector3());
    at.addScaledVector(new Vector3(0, -1, 0).applyQuaternion(camera.quaternion), SIZE * 0.45);
    this.flags.push({ key: "d20", text: String(number.cast.d20), at, look: "die", weight: 20 });
  }

  private lay(): void {
    const tint = new Color();
    for (const cube of Object.values(this.cubes)) cube.count = 0;
    this.d20.visible = false;
    this.casts.forEach(({ cast, t }, row) => {
      const y = -0.4 - 0.19 * row;
      if (cast.d20 !== null) {
        this.d20.visible = true;
        place(0, 0, y, t).decompose(this.d20.position, this.d20.quaternion, this.d20.scale);
      }
      cast.faces.slice(0, MOST).forEach((face, i) => {
        const cube = this.cubes[face];
        const x = (i - (Math.min(MOST, cast.faces.length) - 1) / 2) * SIZE * 1.3;
        cube.setMatrixAt(cube.count, place(i + row * 20, x, y, t));
        const missed = face === "blank" ? 0.72 : 1;
        cube.setColorAt(
          cube.count,
          tint.set(cast.defends ? "#cfe0ff" : "#ffd9cc").multiplyScalar(missed),
        );
        cube.count++;
      });
    });
    for (const cube of Object.values(this.cubes)) {
      cube.instanceMatrix.needsUpdate = true;
      if (cube.instanceColor) cube.instanceColor.needsUpdate = true;
    }
    this.group.visible = this.casts.length > 0;
  }

  dispose(): void {
    for (const cube of Object.values(this.cubes)) {
      cube.geometry.dispose();
      cube.dispose();
    }
    this.d20.geometry.dispose();
    this.texture.dispose();
    this.paint.dispose();
    this.stone.dispose();
  }
}

/** Where a die is: flying in from the side and above, tumbling, until it lies and shows its face. */
function place(seed: number, x: number, y: number, t: number): Matrix4 {
  const part = Math.min(1, t / (0.7 + 0.3 * grain(seed + 1)));
  const left = 1 - part;
  const axis = new Vector3(grain(seed + 2) - 0.5, grain(seed + 3) - 0.5, 0.4).normalize();
  const tumble = new Quaternion().setFromAxisAngle(axis, left * (8 + 6 * grain(seed + 4)));
  const lean = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), 0.28);
  lean.multiply(
    new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), (grain(seed + 5) - 0.5) * 0.3),
  );
  const at = new Vector3(x - left * (0.6 + grain(seed)), y + (1 - bounce(part)) * 0.9, -FAR);
  return new Matrix4().compose(at, tumble.multiply(lean), new Vector3(1, 1, 1));
}
