import type { BufferGeometry } from "three";
import { biped, blade, rifle, type Look, type Stance } from "./biped";
import { Model, nth, type Poses, type V } from "./kit";

const OLIVE: Look = { skin: "#c89a74", cloth: "#6b6f45", armour: "#7d8050", trim: "#4a3d2c" };
const STEEL = "#3a3c40";
const WOOD = "#6a4527";

function helmet(m: Model, head: V, colour: string, rim: string): void {
  const bowl: [number, number][] = [
    [0.1, 0],
    [0.096, 0.035],
    [0.08, 0.075],
    [0.045, 0.1],
    [0, 0.106],
  ];
  m.lathe([head[0], head[1] - 0.005, head[2]], bowl, colour, 9);
  m.lathe(
    [head[0], head[1] - 0.012, head[2]],
    [
      [0.115, 0],
      [0.1, 0.022],
    ],
    rim,
    9,
  );
}

interface Drill {
  stance: Stance;
  arm: "rifle" | "across" | "grenade";
}

/** At the shoulder, kneeling, on the run, throwing. */
const DRILLS: Poses<Drill> = [
  {
    arm: "rifle",
    stance: { stride: 0.5, right: [0.12, 0.7, 0.14], left: [-0.04, 0.72, 0.34] },
  },
  {
    arm: "rifle",
    stance: {
      stride: 0.75,
      crouch: 0.17,
      lean: 0.1,
      right: [0.12, 0.53, 0.16],
      left: [-0.04, 0.55, 0.36],
    },
  },
  {
    arm: "across",
    stance: { stride: 1.1, lean: 0.14, right: [0.16, 0.52, 0.18], left: [-0.14, 0.62, 0.24] },
  },
  {
    arm: "grenade",
    stance: { stride: -0.9, lean: -0.02, right: [0.24, 1.0, -0.12], left: [-0.2, 0.62, 0.26] },
  },
];

/** Airborne Elite: paratroopers in olive, round helmets, packs on their backs. */
export function airborne(height: number, which: number): BufferGeometry {
  const m = new Model();
  const drill = nth(DRILLS, which);
  const { head, shoulder, hip } = biped(m, OLIVE, drill.stance);
  helmet(m, head, "#5a5f38", "#4c5130");
  m.box([0, shoulder - 0.12, -0.12], [0.2, 0.26, 0.12], "#8a8158");
  m.box([0, shoulder + 0.03, -0.13], [0.22, 0.07, 0.1], "#9b9166");
  m.box([0.13, hip - 0.01, 0.04], [0.07, 0.09, 0.06], "#57502f");
  m.box([-0.12, hip - 0.01, 0.05], [0.06, 0.08, 0.06], "#57502f");
  const { right, left } = drill.stance;
  if (drill.arm === "rifle")
    rifle(m, [0.13, right[1] + 0.03, 0], [left[0] - 0.02, left[1] + 0.05, 0.64], WOOD, STEEL);
  else if (drill.arm === "across")
    rifle(m, [right[0] + 0.08, right[1] - 0.1, 0.12], [-0.3, left[1] + 0.18, 0.34], WOOD, STEEL);
  else {
    m.ball(right, 0.05, "#3d4a2a", [1, 1.2, 1], 0);
    rifle(m, [left[0] + 0.02, 0.42, 0.12], [left[0] - 0.02, 0.86, 0.42], WOOD, STEEL);
  }
  return m.done(height);
}

/** Sgt. Drake Alexander: bare-armed, a katana drawn, the grapple gun on his other arm. */
export function drake(height: number): BufferGeometry {
  const m = new Model();
  const look: Look = { skin: "#c8946a", cloth: "#8a7d5c", armour: "#4c5240", trim: "#2f2a22" };
  const right: V = [0.27, 0.9, 0.1];
  const left: V = [-0.2, 0.72, 0.36];
  const { head, shoulder, hip } = biped(m, look, {
    stride: 0.9,
    wide: 1.12,
    lean: 0.08,
    right,
    left,
  });
  m.ball([head[0], head[1] + 0.03, head[2] - 0.012], 0.078, "#4a3220", [1, 0.8, 1]);
  m.lathe(
    [head[0], head[1] + 0.012, head[2]],
    [
      [0.078, 0],
      [0.076, 0.03],
    ],
    "#8f2a22",
    8,
  );
  m.fan(
    [0, head[1] + 0.03, head[2] - 0.07],
    [
      [0.05, head[1] - 0.08, -0.2],
      [-0.03, head[1] - 0.1, -0.18],
      [-0.06, head[1], -0.1],
    ],
    "#8f2a22",
  );
  m.box([0, shoulder - 0.12, -0.1], [0.18, 0.22, 0.1], "#5d5640");
  m.limb([-0.1, shoulder + 0.02, 0.08], [0.12, hip, 0.08], 0.022, 0.022, "#2f2a22", 4, false);
  blade(m, right, [0.36, 1.34, -0.2], 0.016, "#e2e7ec", "#2a2422");
  m.limb([-0.19, 0.72, 0.24], [-0.2, 0.74, 0.56], 0.055, 0.04, STEEL, 6, false);
  m.ball([-0.2, 0.73, 0.3], 0.07, "#5a5f66", [0.8, 1, 1], 0);
  for (const turn of [0, 2.1, 4.2]) {
    const [x, y] = [Math.cos(turn) * 0.075, Math.sin(turn) * 0.075];
    m.tube(
      [
        [-0.2, 0.74, 0.62],
        [-0.2 + x, 0.74 + y, 0.62],
        [-0.2 + x * 1.2, 0.74 + y * 1.2, 0.54],
      ],
      [0.014, 0.012, 0.004],
      "#c3c8cf",
      4,
      4,
    );
  }
  m.limb([-0.2, 0.74, 0.55], [-0.2, 0.74, 0.65], 0.014, 0.014, "#c3c8cf", 4, false);
  return m.done(height);
}
