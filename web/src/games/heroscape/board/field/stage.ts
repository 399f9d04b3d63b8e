import {
  NeutralToneMapping,
  PCFShadowMap,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { boundsOf, type Bounds } from "./bounds";
import { Acts } from "./acts";
import { Eye } from "./camera";
import { castOf } from "../cast";
import { Dice } from "./dice";
import { Crowd, type Piece } from "./figures/crowd";
import { Flags, type Flag } from "./flags";
import { Ghost } from "./ghost";
import { Ground } from "./ground";
import { seeNobodyThrough, seeThrough } from "./hidden";
import { daylight, sky, surroundings } from "./light";
import { laid } from "./laying";
import { Marks } from "./marks";
import { LEVEL, placeOf } from "./measures";
import { columnsOf, meets, type Column } from "./picking";
import { Motion } from "./motion";
import { bodies, names } from "./names";
import { listen } from "./pointer";
import type { FieldProps, Thing } from "./props";

/** How long a lost context may take to come back. */
const PATIENCE = 4000;
/** What follows from dice that still lie there. */
const READING = new Set([
  "blocked",
  "dodged",
  "wounded",
  "destroyed",
  "countered",
  "casualty-laid",
]);

/**
 * The battlefield on its canvas. It draws when something has changed and at no other time; how
 * much, is to be read from the canvas: `data-frames`, `data-calls`, `data-triangles`, and how many
 * stand on it: `data-figures`.
 */
export class Stage {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly bounds: Bounds;
  private readonly sky: ReturnType<typeof sky>;
  private readonly ground: Ground;
  private readonly crowd: Crowd;
  private readonly eye: Eye;
  private readonly marks: Marks;
  private readonly ghost: Ghost;
  private readonly flags: Flags;
  private readonly dice = new Dice();
  private readonly acts: Acts;
  private readonly motion = new Motion();
  private readonly columns: Column[];
  private readonly caster = new Raycaster();
  private readonly watch: ResizeObserver;
  private readonly deaf: () => void;
  private props: FieldProps;
  private written: Flag[] = [];
  private pointed = "";
  private asked = 0;
  private frames = 0;
  private last = 0;
  private size = { width: 0, height: 0 };
  private lost = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    layer: HTMLElement,
    private readonly classes: Record<string, string>,
    props: FieldProps,
  ) {
    this.props = props;
    const full = props.quality === "full";
    const { battlefield } = props.reference;
    this.renderer = new WebGLRenderer({ canvas, context: contextOf(canvas, full) });
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.toneMappingExposure = 0.92;
    this.renderer.shadowMap.enabled = full;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.info.autoReset = false;
    this.bounds = boundsOf(battlefield.spaces);
    daylight(this.scene, this.bounds, full);
    this.sky = sky(this.bounds);
    if (full) this.scene.environment = surroundings(this.renderer);
    this.ground = new Ground(props.reference, this.bounds);
    this.crowd = new Crowd(props.reference, this.bounds, () => {
      if (this.props.ghost) this.ghost.draw(this.props.ghost);
      this.cast();
    });
    this.marks = new Marks(battlefield.spaces.length * 2 + 60);
    this.ghost = new Ghost(this.crowd);
    this.acts = new Acts(this.crowd, this.dice);
    this.scene.add(
      this.sky,
      this.ground.group,
      this.crowd.group,
      this.marks.group,
      this.ghost.group,
    );
    this.scene.add(this.acts.group, this.dice.group);
    this.columns = columnsOf(this.ground.cells, battlefield.spaces);
    this.eye = new Eye(canvas, this.bounds, battlefield.spaces.map(placeOf), () => this.ask());
    this.flags = new Flags(layer, classes);
    canvas.addEventListener("webglcontextlost", this.onLost);
    canvas.addEventListener("webglcontextrestored", this.onRestored);
    this.deaf = listen(canvas, {
      over: (at) => this.over(at),
      tap: (at) => this.props.onPick(this.find(at)),
    });
    this.watch = new ResizeObserver(() => this.fit());
    this.watch.observe(canvas);
    this.fit();
    this.take(props, null);
    this.wish(false);
  }

  /** New props: draw what has changed. */
  set(props: FieldProps): void {
    const old = this.props;
    this.props = props;
    this.take(props, old);
    if (props.camera.nonce !== old.camera.nonce || props.camera.kind !== old.camera.kind)
      this.wish(props.motion);
  }

  private take(props: FieldProps, old: FieldProps | null): void {
    const cut = props.top !== old?.top;
    if (cut) this.ground.cut(props.top);
    const told = props.telling !== old?.telling || props.tale?.at !== old.tale?.at;
    if (told || cut || props.view !== old.view) {
      if (told || cut) this.motion.finish();
      if (told) this.tell();
      this.ground.lay(props.view, props.top);
      this.crowd.settle(props.view, this.motion.figures);
      this.crowd.hide(props.top);
      this.cast();
    }
    if (props.ghost !== old?.ghost) this.ghost.draw(props.ghost);
    const marked = props.spaces !== old?.spaces || props.figures !== old.figures;
    if (cut || marked || props.ghost !== old.ghost) this.mark();
    this.ask();
  }

  // -- telling ----------------------------------------------------------------------------------

  /** Play the happening that is told now. Dice stay until something else is told. */
  private tell(): void {
    const { telling, tale, view, motion, pace, shown } = this.props;
    const cast = telling && castOf(telling);
    if (cast) this.dice.throw(cast);
    else if (telling === null || !READING.has(telling.kind)) this.dice.clear();
    if (telling === null || !motion || pace === 0) return;
    const act = this.acts.of({
      happening: telling,
      before: tale?.happenings[tale.at - 1] ?? null,
      after: tale?.happenings[tale.at + 1] ?? null,
      view,
    });
    if (act === null) return;
    this.motion.play(act, pace, () => {
      this.crowd.settle(this.props.view, new Set());
      this.cast();
      shown();
    });
  }

  // -- marks ------------------------------------------------------------------------------------

  private mark(): void {
    const { marks, flags } = laid(this.props, this.crowd, this.ghost, this.motion.figures);
    this.marks.lay(marks, this.props.top);
    this.written = flags;
  }

  private write(moving: boolean): void {
    const { camera, controls } = this.eye;
    const screen = { camera, ...this.size, polar: controls.polarAngle, moving };
    const known = names(this.crowd, this.props, screen);
    const dice = this.dice.empty ? [] : this.dice.flags;
    this.flags.write([...this.written, ...known, ...dice], bodies(this.crowd, screen), screen);
  }

  // -- pointing ---------------------------------------------------------------------------------

  private over(at: { x: number; y: number } | null): void {
    const thing = at && this.find(at);
    const key = JSON.stringify(thing);
    if (key === this.pointed) return;
    this.pointed = key;
    this.canvas.classList.toggle(this.classes.pointing ?? "pointing", thing !== null);
    this.props.onPoint(thing);
  }

  private find(at: { x: number; y: number }): Thing | null {
    const start = performance.now();
    this.caster.setFromCamera(new Vector2(at.x, at.y), this.eye.camera);
    const found = meets(
      this.caster.ray,
      [...this.crowd.columns(), ...this.columns],
      this.props.top,
    );
    this.canvas.dataset.picking = (performance.now() - start).toFixed(2);
    return found?.thing ?? null;
  }

  // -- the eye ----------------------------------------------------------------------------------

  private wish(smooth: boolean): void {
    const { kind, figure, target } = this.props.camera;
    const piece = figure === undefined ? undefined : this.piece(figure);
    if (kind === "home" || kind === "above" || !piece)
      this.eye.frame(kind === "above" ? kind : "home", smooth);
    else if (kind === "follow") this.eye.follow(piece.holder.position, piece.height, smooth);
    else {
      const other = target === undefined ? undefined : this.piece(target);
      const eyes = this.head(piece);
      const ahead = new Vector3(Math.sin(piece.facing), 0, Math.cos(piece.facing)).multiplyScalar(
        6,
      );
      this.eye.behind(eyes, other ? this.head(other) : ahead.add(eyes), piece.height, smooth);
    }
    this.ask();
  }

  /** Stay with whom one follows while he moves. */
  private keep(): void {
    const { kind, figure } = this.props.camera;
    if (kind !== "follow" || figure === undefined || !this.motion.figures.has(figure)) return;
    const piece = this.crowd.pieces.get(figure);
    if (piece) this.eye.keep(piece.holder.position, piece.height);
  }

  private piece(figure: string): Piece | undefined {
    const state = this.props.view.figures.find((one) => one.figure === figure);
    if (state?.space === undefined) return undefined;
    return this.crowd.piece(state) ?? undefined;
  }

  private head(piece: Piece): Vector3 {
    const at = piece.holder.position.clone();
    at.y += (piece.card.body.target_point / 1000) * LEVEL;
    return at;
  }

  // -- drawing ----------------------------------------------------------------------------------

  /** Something that throws a shadow has changed. */
  private cast(): void {
    this.renderer.shadowMap.needsUpdate = true;
    this.mark();
    this.ask();
  }

  private ask(): void {
    if (this.asked === 0 && this.lost === 0) this.asked = requestAnimationFrame(this.frame);
  }

  private readonly frame = (now: number): void => {
    this.asked = 0;
    const passed = Math.min(0.25, this.last === 0 ? 1 / 60 : (now - this.last) / 1000);
    const turning = this.eye.controls.update(passed);
    if (this.motion.playing) {
      this.motion.step(now);
      this.keep();
      this.crowd.pinPips();
      this.renderer.shadowMap.needsUpdate = true;
    }
    const moving = turning || this.motion.playing;
    if (!this.dice.empty) this.dice.follow(this.eye.camera);
    if (this.eye.borrowed) seeNobodyThrough(this.crowd);
    else seeThrough(this.crowd, this.eye.camera.position, this.columns, this.props.top);
    this.renderer.info.reset();
    this.renderer.render(this.scene, this.eye.camera);
    this.write(moving);
    this.frames++;
    const { calls, triangles } = this.renderer.info.render;
    const figures = this.crowd.pieces.size;
    Object.assign(this.canvas.dataset, { frames: this.frames, calls, triangles, figures });
    this.last = moving ? now : 0;
    if (moving) this.ask();
  };

  private fit(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0 || height === 0) return;
    this.size = { width, height };
    const most = this.props.quality === "full" ? 2 : 1;
    this.renderer.setPixelRatio(Math.min(most, window.devicePixelRatio));
    this.renderer.setSize(width, height, false);
    this.eye.resize(width, height);
    // A canvas of another size is empty: draw before anybody sees that.
    if (this.frames > 0 && this.lost === 0) {
      cancelAnimationFrame(this.asked);
      this.frame(performance.now());
    } else {
      this.ask();
    }
  }

  private readonly onLost = (event: Event): void => {
    event.preventDefault();
    cancelAnimationFrame(this.asked);
    this.asked = 0;
    this.lost = window.setTimeout(() => this.props.onLost?.(), PATIENCE);
  };

  private readonly onRestored = (): void => {
    window.clearTimeout(this.lost);
    this.lost = 0;
    if (this.props.quality === "full") {
      this.scene.environment?.dispose();
      this.scene.environment = surroundings(this.renderer);
    }
    this.cast();
  };

  dispose(): void {
    cancelAnimationFrame(this.asked);
    window.clearTimeout(this.lost);
    this.lost = -1;
    this.deaf();
    this.watch.disconnect();
    this.canvas.removeEventListener("webglcontextlost", this.onLost);
    this.canvas.removeEventListener("webglcontextrestored", this.onRestored);
    this.motion.finish();
    this.flags.dispose();
    this.acts.dispose();
    this.dice.dispose();
    this.ghost.dispose();
    this.marks.dispose();
    this.crowd.dispose();
    this.ground.dispose();
    this.sky.geometry.dispose();
    this.sky.material.dispose();
    this.eye.dispose();
    this.scene.environment?.dispose();
    this.renderer.dispose();
    // A page may have only so many contexts; but the canvas may also be on its way to a new stage.
    setTimeout(() => {
      if (!this.canvas.isConnected) this.renderer.forceContextLoss();
    });
  }
}

/** What to draw with; where there is nothing, it is said without an alarm in the console. */
function contextOf(canvas: HTMLCanvasElement, antialias: boolean): WebGL2RenderingContext {
  const context = canvas.getContext("webgl2", { antialias, powerPreference: "high-performance" });
  if (context === null) throw new Error("no WebGL");
  return context;
}
