import CameraControls from "camera-controls";
import {
  Box3,
  Matrix4,
  PerspectiveCamera,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4,
} from "three";
import type { Bounds } from "./bounds";
import { framed } from "./framing";
import type { Place } from "./measures";

CameraControls.install({
  THREE: { Vector2, Vector3, Vector4, Quaternion, Matrix4, Spherical, Box3, Sphere, Raycaster },
});

const FLAT = 0.82;
const STEEP = 1.5;
const FIELD_OF_VIEW = 32;

/** The eye over the table: a finger turns it, two move and pinch it, and it goes where it is wished. */
export class Eye {
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.3, 400);
  readonly controls: CameraControls;
  /** Whether it stays with its wish: home and above are found again when the window changes. */
  private kept: "home" | "above" | null = "home";

  constructor(
    canvas: HTMLCanvasElement,
    private readonly bounds: Bounds,
    private readonly places: readonly Place[],
    changed: () => void,
  ) {
    const controls = new CameraControls(this.camera, canvas);
    controls.minDistance = 3;
    controls.maxDistance = bounds.radius * 4;
    controls.maxPolarAngle = 1.5;
    controls.dollyToCursor = true;
    controls.smoothTime = 0.16;
    controls.draggingSmoothTime = 0.04;
    controls.setBoundary(
      new Box3(
        new Vector3(bounds.x - bounds.radius, 0, bounds.z - bounds.radius),
        new Vector3(bounds.x + bounds.radius, bounds.high + 3, bounds.z + bounds.radius),
      ),
    );
    controls.addEventListener("control", changed);
    controls.addEventListener("controlend", changed);
    controls.addEventListener("transitionstart", changed);
    controls.addEventListener("control", () => {
      this.kept = null;
    });
    this.controls = controls;
  }

  resize(width: number, height: number): void {
    this.camera.aspect = width / Math.max(1, height);
    this.camera.updateProjectionMatrix();
    if (this.kept) this.frame(this.kept, false);
  }

  /** The whole field, its long axis along the long side of the screen. */
  frame(kind: "home" | "above", smooth: boolean): void {
    this.kept = kind;
    const { position, target } = framed(
      this.camera,
      this.bounds,
      this.places,
      kind === "home" ? FLAT : STEEP,
    );
    void this.controls.setLookAt(...position.toArray(), ...target.toArray(), smooth);
  }

  /** Near somebody, from where one looks now. */
  follow(at: Vector3, height: number, smooth: boolean): void {
    this.kept = null;
    const target = at.clone().setY(at.y + height * 0.5);
    const from = new Vector3().subVectors(this.camera.position, target);
    const flat = Math.atan2(from.x, from.z);
    const far = 7 + height * 1.6;
    const position = new Vector3(Math.sin(flat) * 0.86, 0.52, Math.cos(flat) * 0.86)
      .multiplyScalar(far)
      .add(target);
    void this.controls.setLookAt(...position.toArray(), ...target.toArray(), smooth);
  }

  /** From behind a head, over the shoulder, to what it looks at. */
  behind(eye: Vector3, aim: Vector3, height: number, smooth: boolean): void {
    this.kept = null;
    const along = aim.clone().sub(eye).setY(0).normalize();
    const side = new Vector3(along.z, 0, -along.x);
    const position = eye
      .clone()
      .addScaledVector(along, -1.5 - height * 0.55)
      .addScaledVector(side, -0.35 - height * 0.06)
      .add(new Vector3(0, 0.35 + height * 0.14, 0));
    const reach = Math.min(6, Math.max(2, eye.distanceTo(aim)));
    const target = eye.clone().lerp(aim, Math.min(1, reach / Math.max(0.1, eye.distanceTo(aim))));
    void this.controls.setLookAt(...position.toArray(), ...target.toArray(), smooth);
  }

  dispose(): void {
    this.controls.dispose();
  }
}
