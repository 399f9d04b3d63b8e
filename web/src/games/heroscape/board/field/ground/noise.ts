import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping } from "three";
import { grain } from "../measures";

const SIZE = 256;
const OCTAVES: readonly (readonly [cells: number, weight: number, seed: number])[] = [
  [8, 0.5, 1],
  [16, 0.26, 50],
  [32, 0.14, 90],
  [64, 0.07, 130],
  [128, 0.03, 170],
];

/** Smooth noise that repeats itself after a turn. */
function octave(cells: number, seed: number): (x: number, y: number) => number {
  const knots = Float32Array.from({ length: cells * cells }, (_, i) => grain(i * 1.37 + seed));
  const knot = (i: number, j: number): number => knots[(j % cells) * cells + (i % cells)] ?? 0;
  return (x, y) => {
    const [fx, fy] = [x * cells, y * cells];
    const [i, j] = [Math.floor(fx), Math.floor(fy)];
    const u = (fx - i) ** 2 * (3 - 2 * (fx - i));
    const v = (fy - j) ** 2 * (3 - 2 * (fy - j));
    const upper = knot(i, j) * (1 - u) + knot(i + 1, j) * u;
    const lower = knot(i, j + 1) * (1 - u) + knot(i + 1, j + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

/**
 * One texture that all grounds look up, so that no pixel has to reckon noise: red is the height,
 * green and blue its slope, alpha the finest grain.
 */
export function noise(): DataTexture {
  const octaves = OCTAVES.map(([cells, weight, seed]) => ({ f: octave(cells, seed), weight }));
  const height = new Float32Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      height[y * SIZE + x] = octaves.reduce((t, o) => t + o.f(x / SIZE, y / SIZE) * o.weight, 0);
  const h = (x: number, y: number): number =>
    height[((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE)] ?? 0;
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const i = (y * SIZE + x) * 4;
      data[i] = h(x, y) * 255;
      data[i + 1] = 128 + (h(x + 1, y) - h(x - 1, y)) * 900;
      data[i + 2] = 128 + (h(x, y + 1) - h(x, y - 1)) * 900;
      data[i + 3] = grain(i * 3.1) * 255;
    }
  const texture = new DataTexture(new Uint8Array(data.buffer), SIZE, SIZE);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = 4;
  texture.needsUpdate = true;
  return texture;
}
