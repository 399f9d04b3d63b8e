import {
  DoubleSide,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  OctahedronGeometry,
  Vector3,
  type BufferGeometry,
} from "three";
import type { ArmyCard, FigureState, Reference, Space, View } from "../../../shapes";
import type { Bounds } from "../bounds";
import { placeOf } from "../measures";
import { columnOf, type Column } from "../picking";
import { Xray } from "../xray";
import { heightOf, sculpt } from "./index";

/** Where a figure stands, and where it looks. */
export interface Stand {
  at: Vector3;
  /** The angle around the upright; 0 looks along +z. */
  facing: number;
  level: number;
}

/** A figure on the table. */
export class Piece {
  readonly holder = new Group();
  readonly mesh: Mesh<BufferGeometry, MeshStandardMaterial>;
  readonly behind: Mesh;
  readonly height: number;
  seat: number | null = null;
  wounds = 0;
  level = 0;
  facing = 0;
  spaces: Space[] = [];
  /** Raised a little: pointed at. */
  lift = 0;

  constructor(
    readonly id: string,
    readonly card: ArmyCard,
    geometry: BufferGeometry,
    material: MeshStandardMaterial,
    xray: Xray,
  ) {
    this.height = heightOf(card);
    this.mesh = new Mesh(geometry, material);
    // Wings and capes are one face thick and would shade themselves in stripes.
    this.mesh.castShadow = true;
    this.mesh.renderOrder = 2;
    this.behind = xray.of(geometry);
    this.holder.add(this.mesh, this.behind);
  }

  stand(stand: Stand): void {
    this.holder.position.copy(stand.at);
    this.holder.position.y += this.lift;
    this.holder.rotation.set(0, stand.facing, 0);
    this.facing = stand.facing;
    this.level = stand.level;
  }

  /** What a finger meets. */
  columns(): Column[] {
    if (!this.holder.visible) return [];
    const reach = this.spaces.length === 2 ? 0.62 : this.card.height > 5 ? 0.46 : 0.4;
    return this.spaces.map((space) => {
      const place = placeOf(space);
      return { ...columnOf(this.id, place, this.height * 0.92, reach), level: space.level };
    });
  }
}

const PIPS = 64;

/** All figures that stand on the battlefield. */
export class Crowd {
  readonly group = new Group();
  readonly pieces = new Map<string, Piece>();
  readonly xray = new Xray();
  private readonly material = new MeshStandardMaterial({
    ...{ vertexColors: true, roughness: 0.72, metalness: 0.04 },
    ...{ envMapIntensity: 0.7, side: DoubleSide },
  });
  private readonly hit = new MeshStandardMaterial({
    ...{ vertexColors: true, roughness: 0.72, side: DoubleSide },
    ...{ emissive: "#c22a14", emissiveIntensity: 0.9 },
  });
  private readonly cards = new Map<string, ArmyCard>();
  private readonly spaces = new Map<string, Space>();
  private readonly pips: InstancedMesh<OctahedronGeometry, MeshStandardMaterial>;
  private waiting: FigureState[] = [];
  private idle: ReturnType<typeof setTimeout> | null = null;
  private top: number | null = null;

  constructor(
    reference: Reference,
    private readonly bounds: Bounds,
    private readonly changed: () => void,
  ) {
    const cards = new Map(reference.cards.map((card) => [card.id, card]));
    for (const unit of reference.units) {
      const card = cards.get(unit.card);
      if (card) for (const figure of unit.figures) this.cards.set(figure, card);
    }
    for (const space of reference.battlefield.spaces) this.spaces.set(space.name, space);
    this.pips = new InstancedMesh(
      new OctahedronGeometry(0.085),
      new MeshStandardMaterial({ color: "#d3301f", emissive: "#7a1208", roughness: 0.4 }),
      PIPS,
    );
    this.pips.count = 0;
    this.pips.frustumCulled = false;
    this.group.add(this.pips);
  }

  cardOf(figure: string): ArmyCard | undefined {
    return this.cards.get(figure);
  }

  space(name: string | number | undefined): Space | undefined {
    return name === undefined ? undefined : this.spaces.get(String(name));
  }

  /** Where a figure would stand on these spaces, its head's first. */
  standOn(piece: Piece, space: Space, space2?: Space): Stand {
    const head = placeOf(space);
    if (space2) {
      const tail = placeOf(space2);
      return {
        at: new Vector3((head.x + tail.x) / 2, Math.max(head.y, tail.y), (head.z + tail.z) / 2),
        facing: Math.atan2(head.x - tail.x, head.z - tail.z),
        level: space.level,
      };
    }
    return { at: new Vector3(head.x, head.y, head.z), facing: piece.facing, level: space.level };
  }

  /** Put everybody where the view has them, but those who are on their way. */
  settle(view: View, moving: ReadonlySet<string>): void {
    const standing = new Map(
      view.figures.filter((f) => f.space !== undefined).map((f) => [f.figure, f]),
    );
    for (const [id, piece] of this.pieces)
      if (!standing.has(id) && !moving.has(id)) this.remove(piece);
    this.waiting = [];
    for (const state of standing.values()) {
      const piece = this.pieces.get(state.figure);
      if (piece === undefined) this.waiting.push(state);
      else if (piece.seat !== state.seat) this.recruit(piece, state, moving);
      else this.put(piece, state, moving);
    }
    this.pinPips();
    this.later();
  }

  /** The figure of that name, built now if it has not been. */
  piece(state: FigureState): Piece | null {
    return this.pieces.get(state.figure) ?? this.build(state);
  }

  /** Whoever is hit is red for a moment. */
  redden(piece: Piece, red: boolean): void {
    piece.mesh.material = red ? this.hit : this.material;
  }

  hide(top: number | null): void {
    this.top = top;
    for (const piece of this.pieces.values())
      piece.holder.visible = top === null || piece.level <= top;
    this.pinPips();
  }

  columns(): Column[] {
    return [...this.pieces.values()].flatMap((piece) => piece.columns());
  }

  /** Small red stones around a base: the wounds. */
  pinPips(): void {
    let n = 0;
    const matrix = new Matrix4();
    for (const piece of this.pieces.values()) {
      if (!piece.holder.visible) continue;
      const { position, rotation } = piece.holder;
      const reach = piece.card.spaces === 2 ? 0.95 : 0.62;
      for (let i = 0; i < piece.wounds && n < PIPS; i++) {
        const angle = rotation.y + (i - (piece.wounds - 1) / 2) * 0.36;
        const far = piece.card.spaces === 2 ? reach + 0.5 : reach;
        const [x, z] = [Math.sin(angle) * far, Math.cos(angle) * far];
        this.pips.setMatrixAt(
          n++,
          matrix.makeTranslation(position.x + x, position.y + 0.2, position.z + z),
        );
      }
    }
    this.pips.count = n;
    this.pips.instanceMatrix.needsUpdate = true;
  }

  /** Figures take their time to be made: one at a time, when nothing else is to be done. */
  private later(): void {
    if (this.idle !== null || this.waiting.length === 0) return;
    this.idle = setTimeout(() => {
      this.idle = null;
      const until = performance.now() + 12;
      while (this.waiting.length > 0 && performance.now() < until) {
        const state = this.waiting.shift();
        if (state && !this.pieces.has(state.figure)) this.build(state);
      }
      this.pinPips();
      this.changed();
      this.later();
    }, 0);
  }

  private build(state: FigureState): Piece | null {
    const card = this.cards.get(state.figure);
    if (card === undefined) return null;
    const piece = new Piece(
      state.figure,
      card,
      sculpt(card, state.figure, state.seat),
      this.material,
      this.xray,
    );
    piece.seat = state.seat;
    const space = this.space(state.space);
    // Nobody turns his back on the battle.
    if (space) {
      const place = placeOf(space);
      piece.facing = Math.atan2(this.bounds.x - place.x, this.bounds.z - place.z);
    }
    this.pieces.set(state.figure, piece);
    this.group.add(piece.holder);
    this.put(piece, state, new Set());
    return piece;
  }

  private put(piece: Piece, state: FigureState, moving: ReadonlySet<string>): void {
    const space = this.space(state.space);
    if (space === undefined) return;
    const space2 = state.space2 === undefined ? undefined : this.space(state.space2);
    piece.spaces = space2 ? [space, space2] : [space];
    piece.wounds = state.wounds;
    if (moving.has(piece.id)) return;
    piece.holder.scale.setScalar(1);
    this.redden(piece, false);
    piece.stand(this.standOn(piece, space, space2));
    piece.holder.visible = this.top === null || space.level <= this.top;
  }

  /** A figure goes over to another side: it gets that side's base. */
  private recruit(piece: Piece, state: FigureState, moving: ReadonlySet<string>): void {
    const { facing } = piece;
    this.remove(piece);
    const fresh = this.build(state);
    if (fresh === null) return;
    fresh.facing = facing;
    this.put(fresh, state, moving);
  }

  private remove(piece: Piece): void {
    this.group.remove(piece.holder);
    piece.mesh.geometry.dispose();
    this.pieces.delete(piece.id);
  }

  dispose(): void {
    if (this.idle !== null) clearTimeout(this.idle);
    this.waiting = [];
    for (const piece of [...this.pieces.values()]) this.remove(piece);
    this.material.dispose();
    this.hit.dispose();
    this.pips.geometry.dispose();
    this.pips.material.dispose();
    this.pips.dispose();
    this.xray.dispose();
  }
}
