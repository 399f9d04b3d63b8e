import {
  Color,
  DoubleSide,
  GreaterDepth,
  InstancedBufferAttribute,
  InstancedMesh,
  LessEqualDepth,
  Matrix4,
  ShaderMaterial,
  Shape,
  ShapeGeometry,
  Group,
} from "three";
import { corner, placeOf } from "./measures";
import type { Mark } from "./props";
import type { Space } from "../../shapes";

/** What each kind looks like: a ring, a fill, stripes. Never told apart by colour alone. */
const KINDS: Record<Mark["kind"] | "area", { number: number; colour: string }> = {
  zone: { number: 0, colour: "#fff4d8" },
  may: { number: 1, colour: "#ffcf5c" },
  pointed: { number: 2, colour: "#fff0b8" },
  chosen: { number: 3, colour: "#fff7e0" },
  danger: { number: 4, colour: "#ff7a45" },
  hindrance: { number: 5, colour: "#ff4a3a" },
  area: { number: 6, colour: "#ff9a3c" },
};

export type SpaceMark = keyof typeof KINDS;

const VERTEX = /* glsl */ `
attribute vec4 look;
varying vec2 vHex;
varying vec4 vLook;
void main() {
  vHex = position.xz;
  vLook = look;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.);
  gl_Position.z -= .0006 * gl_Position.w;
}`;

const FRAGMENT = /* glsl */ `
uniform float uFaint;
varying vec2 vHex;
varying vec4 vLook;
void main() {
  vec3 far = abs(vec3(vHex.x, dot(vHex, vec2(.5, .866)), dot(vHex, vec2(-.5, .866))));
  float edge = .8 - max(far.x, max(far.y, far.z));
  float soft = fwidth(edge) * 1.2;
  float kind = vLook.w;
  float ring = smoothstep(0., soft, edge) * (1. - smoothstep(.085, .085 + soft, edge));
  float wide = smoothstep(0., soft, edge) * (1. - smoothstep(.15, .15 + soft, edge));
  float inside = smoothstep(0., soft, edge);
  float stripes = smoothstep(.42, .58, abs(fract((vHex.x + vHex.y) * 3.2) - .5) * 2.);
  float turn = atan(vHex.y, vHex.x);
  float dashes = step(.5, fract(turn * 18. / 6.2832));
  float alpha;
  if (kind < .5) alpha = ring * dashes * .75;
  else if (kind < 1.5) alpha = ring * .95 + inside * (.1 + .22 * (1. - smoothstep(.0, .5, edge)));
  else if (kind < 2.5) alpha = wide + inside * .38;
  else if (kind < 3.5) alpha = wide + inside * .16 + (1. - smoothstep(.12, .12 + soft, length(vHex))) * .9;
  else if (kind < 4.5) alpha = ring * .95 + inside * stripes * .5;
  else if (kind < 5.5) {
    float cross = 1. - smoothstep(.07, .07 + soft, min(abs(vHex.x - vHex.y), abs(vHex.x + vHex.y)) * .707);
    alpha = wide + inside * .22 + inside * cross * .9;
  } else alpha = ring * .8 + inside * (.24 + .2 * stripes);
  gl_FragColor = vec4(vLook.rgb, clamp(alpha, 0., 1.) * uFaint);
  #include <colorspace_fragment>
}`;

function hex(): ShapeGeometry {
  const shape = new Shape();
  for (let i = 0; i < 6; i++) {
    const [x, z] = corner(i, 0.95);
    if (i === 0) shape.moveTo(x, z);
    else shape.lineTo(x, z);
  }
  return new ShapeGeometry(shape).rotateX(-Math.PI / 2);
}

function glow(behind: boolean): ShaderMaterial {
  return new ShaderMaterial({
    ...{ vertexShader: VERTEX, fragmentShader: FRAGMENT, side: DoubleSide },
    ...{ transparent: true, depthWrite: false, toneMapped: false },
    depthFunc: behind ? GreaterDepth : LessEqualDepth,
    uniforms: { uFaint: { value: behind ? 0.22 : 1 } },
  });
}

/** The marks on spaces, all at once; where something stands before them they shimmer through. */
export class Marks {
  readonly group = new Group();
  private readonly geometry = hex();
  private readonly before: InstancedMesh<ShapeGeometry, ShaderMaterial>;
  private readonly behind: InstancedMesh<ShapeGeometry, ShaderMaterial>;
  private readonly look: InstancedBufferAttribute;

  constructor(most: number) {
    this.look = new InstancedBufferAttribute(new Float32Array(most * 4), 4);
    this.geometry.setAttribute("look", this.look);
    this.before = new InstancedMesh(this.geometry, glow(false), most);
    this.behind = new InstancedMesh(this.geometry, glow(true), most);
    this.behind.instanceMatrix = this.before.instanceMatrix;
    for (const mesh of [this.before, this.behind]) {
      mesh.frustumCulled = false;
      mesh.renderOrder = 3;
    }
    this.group.add(this.behind, this.before);
    this.lay([], null);
  }

  lay(marks: readonly (readonly [Space, SpaceMark])[], top: number | null): void {
    const matrix = new Matrix4();
    const colour = new Color();
    let n = 0;
    for (const [space, kind] of marks) {
      if ((top !== null && space.level > top) || n >= this.look.count) continue;
      const place = placeOf(space);
      const { number, colour: text } = KINDS[kind];
      const lift = kind === "pointed" ? 0.07 : 0.03;
      this.before.setMatrixAt(n, matrix.makeTranslation(place.x, place.y + lift, place.z));
      colour.set(text);
      this.look.setXYZW(n, colour.r, colour.g, colour.b, number);
      n++;
    }
    this.before.count = this.behind.count = n;
    this.group.visible = n > 0;
    this.before.instanceMatrix.needsUpdate = true;
    this.look.needsUpdate = true;
  }

  dispose(): void {
    this.geometry.dispose();
    this.before.material.dispose();
    this.behind.material.dispose();
    this.before.dispose();
    this.behind.dispose();
  }
}
