import { CylinderGeometry, Group, Mesh, MeshBasicMaterial, Vector3 } from "three";
import type { Happening } from "../../../../wire/types";
import type { FigureState, View } from "../../shapes";
import { castOf } from "../cast";
import type { Dice } from "./dice";
import type { Crowd, Piece, Stand } from "./figures/crowd";
import { lasting } from "./lasting";
import { bounce, ease, easeIn, easeOut, swing, turned, type Act } from "./motion";
import { flight, walk } from "./ways";

/** What came before and comes after, so that the steps of a walk are one motion. */
export interface Told {
  happening: Happening;
  before: Happening | null;
  after: Happening | null;
  view: View;
}

type Player = (told: Told, piece: Piece) => Act["step"] | null;

const BESIDE = 2.6;
const UP = new Vector3(0, 1, 0);

/** How happenings look on the field. */
export class Acts {
  /** Lines that are seen for a moment: a shot, a rope, a spell. */
  readonly group = new Group();
  private readonly line = new Mesh(
    new CylinderGeometry(0.03, 0.03, 1, 5),
    new MeshBasicMaterial({ transparent: true, toneMapped: false, depthWrite: false }),
  );
  private readonly players: Record<string, Player>;

  constructor(
    private readonly crowd: Crowd,
    private readonly dice: Pick<Dice, "step">,
  ) {
    this.line.visible = false;
    this.line.frustumCulled = false;
    this.group.add(this.line);
    const down: Player = (told, piece) => this.fromAbove(told, piece, 9);
    const rise: Player = (told, piece) => this.rise(told, piece);
    const hurt: Player = (_, piece) => this.shake(piece);
    this.players = {
      moved: (told, piece) => this.step(told, piece),
      flew: (told, piece) => this.fly(told, piece, false),
      grappled: (told, piece) => this.fly(told, piece, true),
      placed: (told, piece) => this.fromAbove(told, piece, 1.2),
      dropped: down,
      summoned: rise,
      cloned: rise,
      attacked: (told, piece) => this.strike(told, piece, "#fff0b0"),
      "special-attack": (told, piece) => this.strike(told, piece, "#ff8a2e"),
      "fire-line": (_, piece) => this.lunge(piece, piece.facing, 0.35),
      bitten: (told, piece) => this.strike(told, piece, "#ff8a2e"),
      "bit-at": (told, piece) => this.strike(told, piece, "#ff8a2e"),
      swiped: (told, piece) => this.strike(told, piece, "#fff0b0"),
      countered: (told, piece) => this.strike(told, piece, "#fff0b0"),
      "shackle-tried": (told, piece) => this.strike(told, piece, "#d66bff"),
      blocked: (_, piece) => this.lunge(piece, piece.facing, -0.14),
      dodged: (_, piece) => this.lunge(piece, piece.facing + Math.PI / 2, 0.4),
      fell: hurt,
      "fell-far": hurt,
      "fell-deep": hurt,
      wounded: hurt,
      gassed: hurt,
      healed: (_, piece) => this.hop(piece),
      destroyed: (_, piece) => this.topple(piece),
    };
  }

  /** How a happening is played; null where there is nothing to see of it. */
  of(told: Told): Act | null {
    const { happening, view } = told;
    const lasts = lasting(happening.kind);
    if (lasts === null) return null;
    const figure = happening.facts.figure === undefined ? null : String(happening.facts.figure);
    const piece = figure === null ? null : this.find(figure, view);
    const play = piece && this.players[happening.kind]?.(told, piece);
    const roll = castOf(happening) && this.roll();
    if (!play && !roll) return null;
    const figures = play ? [piece.id] : [];
    return {
      figures,
      lasts,
      step: (t) => {
        play?.(t);
        roll?.(t);
        if (t >= 1) this.line.visible = false;
      },
    };
  }

  private find(figure: string, view: View): Piece | null {
    const found = this.crowd.pieces.get(figure);
    if (found) return found;
    const state = view.figures.find((one) => one.figure === figure);
    return state?.space === undefined ? null : this.crowd.piece(state);
  }

  // -- going somewhere --------------------------------------------------------------------------

  private end(told: Told, piece: Piece): Stand | null {
    const state: FigureState | undefined = told.view.figures.find((f) => f.figure === piece.id);
    const space = this.crowd.space(told.happening.facts.space) ?? this.crowd.space(state?.space);
    if (!space) return null;
    return this.crowd.standOn(piece, space, this.crowd.space(told.happening.facts.space2));
  }

  /** One step of a walk: it only starts slowly if it is the first, and only ends so if the last. */
  private step(told: Told, piece: Piece): Act["step"] | null {
    const end = this.end(told, piece);
    if (!end) return null;
    const start = piece.holder.position.clone();
    const curve = walk([start, end.at], 0);
    const from = piece.facing;
    const away = Math.atan2(end.at.x - start.x, end.at.z - start.z);
    const to = piece.card.spaces === 2 ? end.facing : away;
    const goesOn = (other: Happening | null): boolean =>
      other?.kind === "moved" && other.facts.figure === told.happening.facts.figure;
    const [walked, walksOn] = [goesOn(told.before), goesOn(told.after)];
    const falls = start.y - end.at.y > 1.6;
    return (t) => {
      const paced = walked && walksOn ? t : walked ? easeOut(t) : walksOn ? easeIn(t) : ease(t);
      const gone = falls ? easeIn(t) : paced;
      piece.facing = turned(from, to, Math.min(1, t * 2.5));
      piece.stand({ at: curve.getPoint(gone), facing: piece.facing, level: end.level });
      piece.holder.rotation.z = 0.05 * Math.sin(t * Math.PI * 2);
      if (t >= 1) piece.stand({ ...end, facing: to });
    };
  }

  private fly(told: Told, piece: Piece, rope: boolean): Act["step"] | null {
    const end = this.end(told, piece);
    if (!end) return null;
    const start = piece.holder.position.clone();
    const curve = flight([start, end.at], 0);
    const from = piece.facing;
    const away = Math.atan2(end.at.x - start.x, end.at.z - start.z);
    const to = piece.card.spaces === 2 ? end.facing : away;
    return (t) => {
      const at = curve.getPoint(ease(t));
      piece.facing = turned(from, to, Math.min(1, t * 3));
      piece.stand({ at, facing: piece.facing, level: end.level });
      piece.holder.rotation.x = swing(t) * 0.22;
      const hand = at.clone().setY(at.y + piece.height * 0.7);
      if (rope) this.draw(hand, end.at.clone().setY(end.at.y + piece.height), "#e8dcc0", 0.9);
      if (t >= 1) piece.stand({ ...end, facing: to });
    };
  }

  private fromAbove(told: Told, piece: Piece, high: number): Act["step"] | null {
    const end = this.end(told, piece);
    if (!end) return null;
    return (t) => {
      piece.stand(end);
      piece.holder.position.y = end.at.y + high * (1 - bounce(t));
    };
  }

  /** Out of nothing, or out of the water. */
  private rise(told: Told, piece: Piece): Act["step"] | null {
    const end = this.end(told, piece);
    if (!end) return null;
    return (t) => {
      piece.stand(end);
      piece.holder.scale.setScalar(Math.max(0.05, easeOut(t)));
      piece.holder.rotation.y = end.facing + (1 - easeOut(t)) * 4;
    };
  }

  // -- fighting ---------------------------------------------------------------------------------

  /** At somebody beside him with all his weight, at somebody far away with a shot. */
  private strike(told: Told, piece: Piece, colour: string): Act["step"] | null {
    const target = this.find(String(told.happening.facts.target), told.view);
    if (!target) return this.lunge(piece, piece.facing, 0.3);
    const [here, there] = [piece.holder.position.clone(), target.holder.position.clone()];
    const to =
      piece.card.spaces === 2 ? piece.facing : Math.atan2(there.x - here.x, there.z - here.z);
    const from = piece.facing;
    const near = Math.hypot(there.x - here.x, there.z - here.z) < BESIDE;
    const go = this.lunge(piece, to, near ? 0.6 : -0.16);
    const muzzle = here.clone().setY(here.y + piece.height * 0.72);
    const heart = there.clone().setY(there.y + target.height * 0.55);
    return (t) => {
      go(t);
      piece.holder.rotation.y = piece.facing = turned(from, to, Math.min(1, t * 4));
      if (near) return;
      const head = muzzle.clone().lerp(heart, Math.min(1, t * 2.2));
      const tail = muzzle.clone().lerp(heart, Math.max(0, Math.min(1, t * 2.2 - 0.5)));
      this.draw(tail, head, colour, 1 - easeIn(t));
    };
  }

  private lunge(piece: Piece, towards: number, far: number): (t: number) => void {
    const start = piece.holder.position.clone();
    return (t) => {
      const by = swing(t) * far;
      piece.holder.position.set(
        start.x + Math.sin(towards) * by,
        start.y + Math.abs(by) * 0.2,
        start.z + Math.cos(towards) * by,
      );
      piece.holder.rotation.x = swing(t) * 0.25 * Math.sign(far);
      if (t >= 1) piece.holder.rotation.x = 0;
    };
  }

  private shake(piece: Piece): (t: number) => void {
    const { x } = piece.holder.position;
    return (t) => {
      piece.holder.position.x = x + Math.sin(t * 26) * 0.09 * (1 - t);
      piece.holder.rotation.z = Math.sin(t * 20) * 0.14 * (1 - t);
      this.crowd.redden(piece, t < 0.8);
    };
  }

  private hop(piece: Piece): (t: number) => void {
    const { y } = piece.holder.position;
    return (t) => {
      piece.holder.position.y = y + swing(t) * 0.4;
    };
  }

  /** It falls over and is gone. */
  private topple(piece: Piece): (t: number) => void {
    const { y } = piece.holder.position;
    return (t) => {
      piece.holder.rotation.x = -easeIn(Math.min(1, t * 1.6)) * 1.45;
      piece.holder.position.y = y - easeIn(Math.max(0, t * 2 - 1)) * 0.9;
      this.crowd.redden(piece, true);
      if (t >= 1) piece.holder.visible = false;
    };
  }

  /** Dice fly for half of the time; the other half is for reading them. */
  private roll(): (t: number) => void {
    return (t) => this.dice.step(Math.min(1, t * 1.9));
  }

  private draw(from: Vector3, to: Vector3, colour: string, opacity: number): void {
    const far = from.distanceTo(to);
    this.line.visible = far > 0.05 && opacity > 0.02;
    if (!this.line.visible) return;
    this.line.position.copy(from).lerp(to, 0.5);
    this.line.scale.set(1, far, 1);
    this.line.quaternion.setFromUnitVectors(UP, to.clone().sub(from).normalize());
    this.line.material.color.set(colour);
    this.line.material.opacity = opacity;
  }

  dispose(): void {
    this.line.geometry.dispose();
    this.line.material.dispose();
  }
}
