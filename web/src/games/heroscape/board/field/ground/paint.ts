import { Color, MeshStandardMaterial, type DataTexture } from "three";

/** What a terrain is painted with: two colours of its top, two of its sides, one of its edges. */
interface Paint {
  top: string;
  top2: string;
  side: string;
  side2: string;
  edge: string;
  rough: number;
  grain: number;
  scale: number;
  bumps: number;
}

const ROCK: Paint = {
  ...{ top: "#69655d", top2: "#999387", side: "#6c655a", side2: "#3a362f", edge: "#423e37" },
  ...{ rough: 0.9, grain: 0.7, scale: 0.5, bumps: 1 },
};

const PAINTS: Record<string, Paint> = {
  grass: {
    ...{ top: "#4a6330", top2: "#7d8c4c", side: "#7b5d3c", side2: "#46311d", edge: "#37501d" },
    ...{ rough: 0.96, grain: 0.75, scale: 0.62, bumps: 1 },
  },
  rock: ROCK,
  sand: {
    ...{ top: "#c2a470", top2: "#dcc497", side: "#a98a5d", side2: "#67502f", edge: "#8f7346" },
    ...{ rough: 0.98, grain: 0.45, scale: 0.8, bumps: 0.5 },
  },
  water: {
    ...{ top: "#16495f", top2: "#3f8fa6", side: "#1a4c62", side2: "#0c2c3d", edge: "#d6ebe6" },
    ...{ rough: 0.12, grain: 0.3, scale: 0.2, bumps: 0.42 },
  },
};

const VERTEX_HEAD = /* glsl */ `#include <common>
attribute float corner;
attribute float ring;
attribute vec3 shade0;
attribute vec3 shade1;
attribute vec2 info;
varying float vShade, vRing, vUp;
varying vec2 vHex, vInfo;
varying vec3 vWorld;`;

// The corners have a shade each, the middle a fifth of their mean.
const VERTEX = /* glsl */ `#include <begin_vertex>
vShade = corner < .5 ? shade0.x : corner < 1.5 ? shade0.y : corner < 2.5 ? shade0.z
  : corner < 3.5 ? shade1.x : corner < 4.5 ? shade1.y : corner < 5.5 ? shade1.z
  : .2 * dot(shade0 + shade1, vec3(1. / 6.));
vRing = ring;
vHex = position.xz;
vInfo = info;
vUp = normal.y;
vWorld = (modelMatrix * instanceMatrix * vec4(position, 1.)).xyz;`;

// Waves run through the whole lake: neighbours meet at the same height.
const WAVES = /* glsl */ `
if (ring < 1.5) {
  float swell = sin(vWorld.x * 1.9 + vWorld.z * 1.1) + sin(vWorld.x * -1.3 + vWorld.z * 2.3 + 1.7);
  transformed.y += .022 * swell;
}`;

const FRAGMENT_HEAD = /* glsl */ `#include <common>
uniform vec3 uTop, uTop2, uSide, uSide2, uEdge;
uniform float uGrain, uScale;
uniform sampler2D uNoise;
varying float vShade, vRing, vUp;
varying vec2 vHex, vInfo;
varying vec3 vWorld;
vec4 bump;
/* How far from the nearest edge, and which one it is. */
vec2 edgeOf(vec2 p) {
  vec3 along = vec3(p.x, dot(p, vec2(.5, .866)), dot(p, vec2(-.5, .866)));
  vec3 far = abs(along);
  float most = max(far.x, max(far.y, far.z));
  float edge = most == far.x ? (along.x > 0. ? 0. : 3.)
    : most == far.y ? (along.y > 0. ? 1. : 4.) : (along.z > 0. ? 2. : 5.);
  return vec2(.866 - most, edge);
}`;

const TOP = /* glsl */ `
bump = texture2D(uNoise, vWorld.xz * uScale + vInfo.x);
float big = texture2D(uNoise, vWorld.xz * .03).r;
float fine = texture2D(uNoise, vWorld.xz * uScale * 3.7 + .3).r;
vec3 top = mix(uTop, uTop2, smoothstep(.28, .72, bump.r * .45 + fine * .3 + big * .3));
top *= 1. + uGrain * (fine - .5) * .7 + uGrain * (bump.r - .5) * .4 + .12 * (bump.a - .5);
top *= .94 + .12 * fract(vInfo.x * 13.7);
vec2 edge = edgeOf(vHex);
float seam = mod(floor(vInfo.y / exp2(edge.y) + .001), 2.);
float blur = fwidth(edge.x);`;

// Dark where tiles meet, faint within a tile, and a bright bevel inside the line.
const LAND = /* glsl */ `
float line = 1. - smoothstep(0., blur + .05 + .03 * seam, edge.x);
diffuseColor.rgb = mix(top, uEdge * mix(.85, .55, seam), line * mix(.6, .95, seam));
float bevel = 1. - smoothstep(0., blur + .012, abs(edge.x - .1));
diffuseColor.rgb = mix(diffuseColor.rgb, uTop2 * 1.25, bevel * .28);
diffuseColor.rgb *= 1. - .66 * pow(vShade, .8);`;

// Shallow and foaming at the shore, deep in the middle; crests of waves are lighter.
const WATER = /* glsl */ `
float swell = sin(vWorld.x * 1.9 + vWorld.z * 1.1) + sin(vWorld.x * -1.3 + vWorld.z * 2.3 + 1.7);
top = mix(top, uTop2 * 1.15, .22 * swell);
float shore = seam * (1. - smoothstep(.0, .55, edge.x));
top = mix(top, uTop2 * 1.2, shore * .55);
float reach = .05 + .13 * bump.r + .05 * fine;
float foam = seam * (1. - smoothstep(reach * .6, reach, edge.x));
float second = seam * smoothstep(.025, .0, abs(edge.x - reach - .12 - .05 * fine)) * .5;
diffuseColor.rgb = mix(top, uEdge, clamp(foam * .85 + second, 0., 1.));
float inner = (1. - seam) * (1. - smoothstep(0., blur + .02, edge.x));
diffuseColor.rgb = mix(diffuseColor.rgb, uTop2 * 1.3, inner * .4);
diffuseColor.rgb *= 1. - .5 * pow(vShade, .8);`;

// Earth under grass, stone under rock: layers one can count from the side.
const SIDE = /* glsl */ `
float strata = texture2D(uNoise, vec2((vWorld.x + vWorld.z) * .22 + vInfo.x, vWorld.y * .5)).r;
float band = texture2D(uNoise, vec2(vInfo.x, vWorld.y * 1.3)).r;
vec3 side = mix(uSide2, uSide, clamp(2. - vRing, 0., 1.)) * (.62 + .5 * strata + .35 * band);
diffuseColor.rgb = vUp < -.5 ? uSide2 * .4 : side;`;

function normals(paint: Paint): string {
  return /* glsl */ `#include <normal_fragment_maps>
if (vUp > .5) {
  vec3 slope = vec3(-(bump.g - .5), 0., -(bump.b - .5));
  normal = normalize(normal + (viewMatrix * vec4(slope, 0.)).xyz * ${paint.bumps.toFixed(2)});
}`;
}

/** The material of a terrain; one that is not known is painted like rock. */
export function paint(terrain: string, noise: DataTexture): MeshStandardMaterial {
  const p = PAINTS[terrain] ?? ROCK;
  const water = terrain === "water";
  const material = new MeshStandardMaterial({
    roughness: p.rough,
    metalness: 0,
    envMapIntensity: water ? 1.25 : 0.55,
  });
  material.onBeforeCompile = (shader) => {
    const colour = (text: string): { value: Color } => ({ value: new Color(text) });
    Object.assign(shader.uniforms, {
      uTop: colour(p.top),
      uTop2: colour(p.top2),
      uSide: colour(p.side),
      uSide2: colour(p.side2),
      uEdge: colour(p.edge),
      uGrain: { value: p.grain },
      uScale: { value: p.scale },
      uNoise: { value: noise },
    });
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", VERTEX_HEAD)
      .replace("#include <begin_vertex>", VERTEX + (water ? WAVES : ""));
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", FRAGMENT_HEAD)
      .replace(
        "#include <color_fragment>",
        `if (vUp > .3) {${TOP}${water ? WATER : LAND}} else {${SIDE}}`,
      )
      .replace("#include <normal_fragment_maps>", normals(p));
  };
  material.customProgramCacheKey = () => `terrain-${terrain}`;
  return material;
}
