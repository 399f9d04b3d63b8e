import {
  BackSide,
  Color,
  DirectionalLight,
  Float32BufferAttribute,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from "three";
import type { Bounds } from "./bounds";

/** The room around the table, as far as one sees it. */
const ROOM = "#d9c9b0";

/** A warm sun from the side at 38 degrees, and the sky. The target must be in the scene too. */
export function daylight(scene: Scene, bounds: Bounds, shadows: boolean): DirectionalLight {
  const reach = bounds.radius;
  scene.background = new Color(ROOM);
  scene.fog = new Fog(ROOM, reach * 3.2, reach * 7);
  scene.add(new HemisphereLight("#cfe2ff", "#8d744c", shadows ? 0.95 : 2.6));
  const sun = new DirectionalLight("#ffe6bd", shadows ? 4.1 : 3.4);
  sun.target.position.set(bounds.x, 0, bounds.z);
  sun.position.set(bounds.x - reach * 0.98, reach * 0.82, bounds.z - reach * 0.3);
  scene.add(sun, sun.target);
  if (shadows) {
    sun.castShadow = true;
    sun.shadow.mapSize.set(2048, 2048);
    // Surfaces at a flat angle to the sun would shade themselves: look a little off them.
    sun.shadow.bias = -0.0006;
    sun.shadow.normalBias = 0.06;
    sun.shadow.radius = 2.5;
    const frame = sun.shadow.camera;
    frame.left = -reach * 1.02;
    frame.right = reach * 1.02;
    frame.top = reach * 0.95;
    frame.bottom = -reach * 0.85;
    frame.near = 0.5;
    frame.far = reach * 2.7;
  }
  return sun;
}

/** Colours of the sky, by how high one looks: haze over the table, then blue. */
const SKY: readonly (readonly [up: number, colour: string])[] = [
  [0.03, ROOM],
  [0.22, "#c8d3d6"],
  [0.9, "#7ea4c4"],
];

/** The day outside, seen by whoever looks along the table and not down on it. */
export function sky(bounds: Bounds): Mesh<SphereGeometry, MeshBasicMaterial> {
  const dome = new SphereGeometry(1, 16, 24);
  const points = dome.getAttribute("position");
  const colours: number[] = [];
  for (let i = 0; i < points.count; i++) {
    const up = points.getY(i);
    const at = SKY.findIndex(([height]) => height > up);
    const [high, above] = SKY[at < 0 ? SKY.length - 1 : at] ?? [1, ROOM];
    const [low, below] = SKY[(at < 0 ? SKY.length : at) - 1] ?? [high - 1, ROOM];
    const share = Math.min(1, Math.max(0, (up - low) / (high - low)));
    const mixed = new Color(below).lerp(new Color(above), share);
    colours.push(mixed.r, mixed.g, mixed.b);
  }
  dome.setAttribute("color", new Float32BufferAttribute(colours, 3));
  const material = new MeshBasicMaterial({ vertexColors: true, side: BackSide, depthWrite: false });
  material.fog = false;
  material.toneMapped = false;
  const mesh = new Mesh(dome, material);
  mesh.scale.setScalar(bounds.radius * 6.5);
  mesh.position.set(bounds.x, 0, bounds.z);
  mesh.renderOrder = -1;
  return mesh;
}

/** What shines back from water and metal: a sky, a window, the wood below. */
export function surroundings(renderer: WebGLRenderer): Texture {
  const room = new Scene();
  const glow = (colour: string, strength: number): MeshBasicMaterial =>
    new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(strength) });
  const sky = glow("#8fa6bb", 1);
  sky.side = BackSide;
  room.add(new Mesh(new SphereGeometry(20, 12, 8), sky));
  const lamps = new Group();
  const lamp = (colour: string, strength: number, at: number[], size: [number, number]): void => {
    const mesh = new Mesh(new PlaneGeometry(...size), glow(colour, strength));
    mesh.position.fromArray(at);
    mesh.lookAt(0, 0, 0);
    lamps.add(mesh);
  };
  lamp("#fff0d2", 3, [-5, 6, 3], [4, 3]);
  lamp("#cfe4ff", 1.2, [0, 8, -6], [14, 8]);
  lamp("#a98d62", 0.5, [0, -6, 0.01], [20, 20]);
  room.add(lamps);
  const generator = new PMREMGenerator(renderer);
  const found = generator.fromScene(room, 0.04, 0.1, 50).texture;
  generator.dispose();
  room.traverse((one) => {
    if (one instanceof Mesh) {
      (one.geometry as PlaneGeometry).dispose();
      (one.material as MeshBasicMaterial).dispose();
    }
  });
  return found;
}
