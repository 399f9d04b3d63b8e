import { Color, Mesh, PlaneGeometry, ShaderMaterial, type DataTexture } from "three";
import type { Bounds } from "../bounds";
import { LEVEL } from "../measures";

/** The toxic mist: it fills the land up to a level, thicker in the hollows. */
export class Gas {
  readonly mesh: Mesh<PlaneGeometry, ShaderMaterial>;

  constructor(bounds: Bounds, noise: DataTexture) {
    const material = new ShaderMaterial({
      ...{ transparent: true, depthWrite: false },
      uniforms: { uNoise: { value: noise }, uColour: { value: new Color("#b8d24a") } },
      vertexShader: /* glsl */ `
        varying vec3 vWorld;
        void main() {
          vWorld = (modelMatrix * vec4(position, 1.)).xyz;
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
    this.mesh = new Mesh(new PlaneGeometry(bounds.radius * 2.1, bounds.radius * 2.1), material);
    this.mesh.rotation.x = -Math.PI / 2;
    this.mesh.position.set(bounds.x, 0, bounds.z);
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
  }
}
