import {
  CircleGeometry,
  Color,
  InstancedMesh,
  Matrix4,
  ShaderMaterial,
  type DataTexture,
} from "three";
import { at, LEVEL } from "../measures";
import type { Cell } from "./cells";

/** The toxic mist: it lies over the whole field at a level, and what is higher stands out of it. */
export class Gas {
  readonly mesh: InstancedMesh<CircleGeometry, ShaderMaterial>;

  constructor(cells: readonly Cell[], noise: DataTexture) {
    const hexes = new Map(cells.map((cell) => [`${cell.q},${cell.r}`, cell]));
    const material = new ShaderMaterial({
      ...{ transparent: true, depthWrite: false },
      uniforms: { uNoise: { value: noise }, uColour: { value: new Color("#b8d24a") } },
      vertexShader: /* glsl */ `
        varying vec3 vWorld;
        void main() {
          vWorld = (modelMatrix * instanceMatrix * vec4(position, 1.)).xyz;
          gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.);
        }`,
      fragmentShader: /* glsl */ `
        uniform sampler2D uNoise;
        uniform vec3 uColour;
        varying vec3 vWorld;
        void main() {
          float thick = texture2D(uNoise, vWorld.xz * .045).r * .6
            + texture2D(uNoise, vWorld.zx * .13 + vWorld.y).r * .4;
          gl_FragColor = vec4(uColour * (.7 + .5 * thick), smoothstep(.25, .8, thick) * .62);
          #include <colorspace_fragment>
        }`,
    });
    // A circle of six is a hex; it stands on a point.
    const hex = new CircleGeometry(1, 6, Math.PI / 6).rotateX(-Math.PI / 2);
    this.mesh = new InstancedMesh(hex, material, hexes.size);
    const matrix = new Matrix4();
    let n = 0;
    for (const cell of hexes.values()) {
      const [x, z] = at(cell.q, cell.r);
      this.mesh.setMatrixAt(n++, matrix.makeTranslation(x, 0, z));
    }
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 6;
    this.rise(0);
  }

  /** Up to that level; 0: there is none. */
  rise(level: number): void {
    this.mesh.visible = level > 0;
    this.mesh.position.y = level * LEVEL + 0.16;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
