import {
  BufferGeometry,
  CanvasTexture,
  CircleGeometry,
  CylinderGeometry,
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

/** The glyphs that lie on the field, in one piece: a stone each, with its face. */
export class Glyphs {
  readonly mesh: Mesh<BufferGeometry, MeshStandardMaterial>;
  private readonly ids: string[];
  private laid = "";

  constructor(glyphs: readonly Glyph[]) {
    this.ids = ["?", ...glyphs.map((glyph) => glyph.id)];
    const material = new MeshStandardMaterial({
      ...{ map: sheet(glyphs), roughness: 0.6, emissive: "#9a6b1a", emissiveIntensity: 0.16 },
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
    }
    this.mesh.geometry.dispose();
    const shape = new BufferGeometry();
    shape.setAttribute("position", new Float32BufferAttribute(position, 3));
    shape.setAttribute("normal", new Float32BufferAttribute(normal, 3));
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
