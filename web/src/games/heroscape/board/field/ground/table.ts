import { CircleGeometry, Mesh, MeshStandardMaterial, Vector2, type DataTexture } from "three";
import type { Bounds } from "../bounds";

const PLANKS = /* glsl */ `
float plank = floor(vWorld.z / 3.2);
float off = fract(plank * .37) * 9.;
float grain = texture2D(uNoise, vec2(vWorld.x * .012 + off, vWorld.z * .16)).r;
float fibre = texture2D(uNoise, vec2(vWorld.x * .05 + off, vWorld.z * 1.1)).r;
vec3 oak = mix(vec3(.235, .15, .085), vec3(.34, .225, .13), smoothstep(.25, .8, grain * .6 + fibre * .4));
oak *= .9 + .2 * fract(plank * .61);
float gap = abs(fract(vWorld.z / 3.2) - .5) * 2.;
oak *= 1. - .55 * smoothstep(.965, .995, gap);
float away = length(vWorld.xz - uMiddle) / uRadius;
diffuseColor.rgb = mix(oak, vec3(.62, .52, .40), smoothstep(1.6, 4.6, away));`;

/** The oak table, which fades into the light of the room. */
export function table(
  bounds: Bounds,
  noise: DataTexture,
): Mesh<CircleGeometry, MeshStandardMaterial> {
  const material = new MeshStandardMaterial({ roughness: 0.78, envMapIntensity: 0.35 });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uNoise = { value: noise };
    shader.uniforms.uRadius = { value: bounds.radius };
    shader.uniforms.uMiddle = { value: new Vector2(bounds.x, bounds.z) };
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec3 vWorld;")
      .replace(
        "#include <begin_vertex>",
        "#include <begin_vertex>\nvWorld = (modelMatrix * vec4(position, 1.)).xyz;",
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        "#include <common>",
        "#include <common>\nvarying vec3 vWorld;\nuniform sampler2D uNoise;\nuniform float uRadius;\nuniform vec2 uMiddle;",
      )
      .replace("#include <color_fragment>", PLANKS);
  };
  const mesh = new Mesh(new CircleGeometry(bounds.radius * 6, 48), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.set(bounds.x, -0.01, bounds.z);
  mesh.receiveShadow = true;
  return mesh;
}
