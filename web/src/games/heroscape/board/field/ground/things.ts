import {
  BufferGeometry,
  CanvasTexture,
  CircleGeometry,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshStandardMaterial,
  SRGBColorSpace,
} from "three";
import type { Glyph, LyingGlyph, Space } from "../../../shapes";
import { placeOf } from "../measures";

const TILE = 128;
const ACROSS = 4;
const STONE = "#d8cfb4";

/** The faces of all glyphs on one sheet: the letter of each, and first the symbol side. */
function sheet(glyphs: readonly Glyph[]): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = TILE * ACROSS;
  const ink = canvas.getContext("2d");
  if (ink) {
    ink.fillStyle = STONE;
    ink.fillRect(0, 0, canvas.width, canvas.height);
    [null, ...glyphs].forEach((glyph, i) => {
      const [x, y] = [((i % ACROSS) + 0.5) * TILE, (Math.floor(i / ACROSS) + 0.5) * TILE];
      ink.lineWidth = 7;
      ink.strokeStyle = ink.fillStyle = glyph === null ? "#6b4a1c" : "#7a2a14";
      ink.beginPath();
      ink.arc(x, y, TILE * 0.4, 0, Math.PI * 2);
      ink.stroke();
      if (glyph === null) rune(ink, x, y);
      else {
        ink.font = `700 ${TILE * 0.58}px Georgia, serif`;
        ink.textAlign = "center";
        ink.textBaseline = "middle";
        ink.fillText(glyph.letter, x, y + TILE * 0.03);
      }
    });
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** The symbol side says nothing: a knot of three. */
function rune(ink: CanvasRenderingContext2D, x: number, y: number): void {
  for (let i = 0; i < 3; i++) {
    const angle = (i / 3) * Math.PI * 2 - Math.PI / 2;
    ink.beginPath();
    ink.arc(x + Math.cos(angle) * 17, y + Math.sin(angle) * 17, 21, 0, Math.PI * 2);
    ink.stroke();
  }
}

const LEAF: readonly [number, number, number] = [0.2, 0.42, 0.12];
const BELL: readonly [number, number, number] = [0.62, 0.3, 0.72];

/** A comfrey plant: broad leaves around a stalk with bells. Triangles, and the colour of each. */
function comfrey(): { faces: number[]; colours: (readonly [number, number, number])[] } {
  const faces: number[] = [];
  const colours: (readonly [number, number, number])[] = [];
  const leaf = (turn: number, long: number, high: number, wide: number, of: typeof LEAF): void => {
    const [x, z] = [Math.cos(turn), Math.sin(turn)];
    const [mx, my, mz] = [x * long * 0.55, high * 0.8 + 0.1, z * long * 0.55];
    const tip = [x * long, high * 0.55 + 0.1, z * long];
    for (const side of [1, -1]) {
      faces.push(0, 0.1, 0, mx - z * wide * side, my, mz + x * wide * side, ...tip);
      colours.push(of);
    }
  };
  for (let i = 0; i < 7; i++) leaf((i / 7) * Math.PI * 2, 0.4, 0.3 + 0.12 * (i % 2), 0.11, LEAF);
  for (let i = 0; i < 4; i++) leaf((i / 4) * Math.PI * 2 + 0.5, 0.16, 0.75, 0.05, BELL);
  return { faces, colours };
}

/** The glyphs that lie on the field, in one piece: a stone each, with its face. */
export class Glyphs {
  readonly mesh: Mesh<BufferGeometry, MeshStandardMaterial>;
  private readonly ids: string[];
  private laid = "";

  /** With plants, where the scenario has the symbol sides stand for them. */
  constructor(
    glyphs: readonly Glyph[],
    private readonly plants: boolean,
  ) {
    this.ids = ["?", ...glyphs.map((glyph) => glyph.id)];
    const material = new MeshStandardMaterial({
      ...{ map: sheet(glyphs), roughness: 0.6, emissive: "#9a6b1a", emissiveIntensity: 0.16 },
      ...{ vertexColors: true, side: DoubleSide },
    });
    this.mesh = new Mesh(new BufferGeometry(), material);
    this.mesh.castShadow = this.mesh.receiveShadow = true;
  }

  /** Lay them; returns whether anything has changed. */
  lay(
    glyphs: readonly LyingGlyph[],
    spaces: ReadonlyMap<string, Space>,
    top: number | null,
  ): boolean {
    const key = `${top ?? ""};${glyphs.map((g) => `${g.space}:${g.glyph}`).join()}`;
    if (key === this.laid) return false;
    this.laid = key;
    const position: number[] = [];
    const normal: number[] = [];
    const uv: number[] = [];
    const colour: number[] = [];
    for (const { space: name, glyph } of glyphs) {
      const space = spaces.get(name);
      if (!space || (top !== null && space.level > top)) continue;
      const place = placeOf(space);
      const tile = Math.max(0, this.ids.indexOf(glyph));
      const put = (shape: BufferGeometry, face: boolean): void => {
        const faces = shape.toNonIndexed();
        const [p, n, t] = ["position", "normal", "uv"].map((one) => faces.getAttribute(one));
        if (!p || !n || !t) return;
        for (let i = 0; i < p.count; i++) {
          position.push(p.getX(i) + place.x, p.getY(i) + place.y, p.getZ(i) + place.z);
          normal.push(n.getX(i), n.getY(i), n.getZ(i));
          colour.push(1, 1, 1);
          const [u, v] = face ? [t.getX(i), t.getY(i)] : [0.02, 0.02];
          uv.push(((tile % ACROSS) + u) / ACROSS, 1 - (Math.floor(tile / ACROSS) + 1 - v) / ACROSS);
        }
        shape.dispose();
        faces.dispose();
      };
      put(new CylinderGeometry(0.5, 0.55, 0.09, 6).translate(0, 0.05, 0), false);
      put(
        new CircleGeometry(0.49, 6)
          .rotateX(-Math.PI / 2)
          .rotateY(Math.PI / 2)
          .translate(0, 0.097, 0),
        true,
      );
      if (this.plants && glyph === "?") {
        const { faces, colours } = comfrey();
        for (let i = 0; i < faces.length / 3; i++) {
          const [x, y, z] = [faces[i * 3] ?? 0, faces[i * 3 + 1] ?? 0, faces[i * 3 + 2] ?? 0];
          position.push(x + place.x, y + place.y, z + place.z);
          normal.push(0, 1, 0);
          colour.push(...(colours[Math.floor(i / 3)] ?? LEAF));
          uv.push(0.005, 0.995);
        }
      }
    }
    this.mesh.geometry.dispose();
    const shape = new BufferGeometry();
    shape.setAttribute("position", new Float32BufferAttribute(position, 3));
    shape.setAttribute("normal", new Float32BufferAttribute(normal, 3));
    shape.setAttribute("color", new Float32BufferAttribute(colour, 3));
    shape.setAttribute("uv", new Float32BufferAttribute(uv, 2));
    this.mesh.geometry = shape;
    this.mesh.visible = position.length > 0;
    return true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.map?.dispose();
    this.mesh.material.dispose();
  }
}
