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
import { nearest } from "./framing";
import type { Place } from "./measures";

CameraControls.install({
  THREE: { Vector2, Vector3, Vector4, Quaternion, Matrix4, Spherical, Box3, Sphere, Raycaster },
});

/** The eye stays above the table. */
const LOWEST = 0.4;
const FIELD_OF_VIEW = 32;
/** Behind a head one sees more at once, as it is nearer. */
const WIDE_VIEW = 46;

/** The eye over the table: a finger turns it, two move and pinch it, and it goes where it is wished. */
export class Eye {
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.3, 400);
  readonly controls: CameraControls;
  /** Whether it stays with its wish: home and above are found again when the window changes. */
  private kept: "home" | "above" | "follow" | null = "home";

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
    if (this.kept === "home" || this.kept === "above") this.frame(this.kept, false);
  }

  /** The whole field, turned so that it is as large as can be. */
  frame(kind: "home" | "above", smooth: boolean): void {
    this.widen(FIELD_OF_VIEW);
    this.kept = kind;
    const { position, target } = nearest(this.camera, this.bounds, this.places, kind);
    void this.controls.setLookAt(...position.toArray(), ...target.toArray(), smooth);
  }

  /** Near somebody, from where one looks now. */
  follow(at: Vector3, height: number, smooth: boolean): void {
    this.widen(FIELD_OF_VIEW);
    this.kept = "follow";
    const target = at.clone().setY(at.y + height * 0.5);
    const from = new Vector3().subVectors(this.camera.position, target);
    const flat = Math.atan2(from.x, from.z);
    const far = 7 + height * 1.6;
    const position = new Vector3(Math.sin(flat) * 0.86, 0.52, Math.cos(flat) * 0.86)
      .multiplyScalar(far)
      .add(target);
    void this.controls.setLookAt(...position.toArray(), ...target.toArray(), smooth);
  }

  /** Go along with somebody, unless a finger has led the eye elsewhere. */
  keep(at: Vector3, height: number): void {
    if (this.kept === "follow") void this.controls.moveTo(at.x, at.y + height * 0.5, at.z, true);
  }

  /** From behind a head, over the shoulder, along its look: both it and what it sees are in view. */
  behind(eye: Vector3, aim: Vector3, height: number, smooth: boolean): void {
    this.widen(WIDE_VIEW);
    this.kept = null;
    const along = aim.clone().sub(eye).normalize();
    const side = new Vector3(-along.z, 0, along.x).normalize();
    const back = 1.7 + height * 0.55;
    const position = eye
      .clone()
      .addScaledVector(along, -back)
      .addScaledVector(side, back * 0.16)
      .add(new Vector3(0, back * 0.2, 0));
    position.y = Math.max(LOWEST, position.y);
    const reach = Math.max(2, eye.distanceTo(aim) * 0.7);
    const target = eye.clone().addScaledVector(along, reach);
    void this.controls.setLookAt(...position.toArray(), ...target.toArray(), smooth);
  }

  /** Whether it looks with somebody's eyes: then what they do not see is not seen either. */
  get borrowed(): boolean {
    return this.camera.fov === WIDE_VIEW;
  }

  private widen(angle: number): void {
    if (this.camera.fov === angle) return;
    this.camera.fov = angle;
    this.camera.updateProjectionMatrix();
  }

  dispose(): void {
    this.controls.dispose();
  }
}
