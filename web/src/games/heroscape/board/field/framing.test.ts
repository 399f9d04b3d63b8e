import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import type { Space } from "../../shapes";
import { boundsOf } from "./bounds";
import { framed, nearest } from "./framing";
import { placeOf } from "./measures";

const spaces: Space[] = Array.from({ length: 120 }, (_, i) => ({
  ...{ name: `s${i}`, q: i % 20, r: Math.floor(i / 20), level: i === 60 ? 9 : 1, terrain: "grass" },
}));

describe.each([
  ["a wide screen", 1.6],
  ["a phone", 0.46],
  ["a square", 1],
])("on %s", (_, aspect) => {
  const camera = new PerspectiveCamera(32, aspect, 0.3, 400);
  const bounds = boundsOf(spaces);
  const found = nearest(camera, bounds, spaces.map(placeOf), "home");
  camera.position.copy(found.position);
  camera.lookAt(found.target);
  camera.updateMatrixWorld();
  const seen = spaces.map(placeOf).map((p) => new Vector3(p.x, p.y, p.z).project(camera));
  const most = Math.max(...seen.map((p) => Math.max(Math.abs(p.x), Math.abs(p.y))));

  it("sees the whole field", () => {
    expect(most).toBeLessThan(1);
  });

  it("fills the screen with it, not with the table", () => {
    expect(most).toBeGreaterThan(0.75);
  });

  it("turns it where that brings it nearer", () => {
    const straight = framed(camera, bounds, spaces.map(placeOf), 0.9, 0);
    expect(found.large).toBeGreaterThanOrEqual(straight.large);
  });
});
