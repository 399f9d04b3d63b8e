// The battlefield from above, as a drawing: where WebGL is missing, or for whoever likes maps.
import {
  useEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import type { FieldProps, Mark, Thing } from "../field/props";
import { groundOf, type Ground } from "../ground";
import css from "./Above.module.css";
import { Foreseen } from "./Foreseen";
import { outline, paperOf, SIZE, spotOf, UNDER, WIDE, type Box } from "./hexes";
import { columnsUpTo, Land, seenAt, type Column } from "./Land";
import { Figure, Glyphs, spotsOf } from "./Pieces";
import { Thrown } from "./Thrown";
import { middleOf, usePan } from "./usePan";

export default function Above(props: FieldProps) {
  const { reference, view, spaces, figures, ghost, telling, top, onPoint, onPick } = props;
  const ground = useMemo(() => groundOf(reference), [reference]);
  const paper = useMemo(() => paperOf(reference.battlefield.spaces), [reference]);
  const columns = useMemo(() => columnsUpTo(ground, top), [ground, top]);
  const svg = useRef<SVGSVGElement>(null);
  const pan = usePan(paper, svg);
  useWishes(props, ground, pan.look, paper);
  useSmallScreen(props, ground, pan, paper, svg);

  const found = (event: PointerEvent | MouseEvent): Thing | null => {
    const element = (event.target as Element).closest("[data-figure], [data-space]");
    const figure = element?.getAttribute("data-figure");
    const space = element?.getAttribute("data-space");
    return figure ? { figure } : space ? { space } : null;
  };
  const standing = view.figures.flatMap((state) => {
    const at = state.fate === "standing" && seenAt(columns, ground.spaces.get(state.space ?? ""));
    return at ? [{ state, at }] : [];
  });
  const figure = ({ state, at }: (typeof standing)[number]) => (
    <Figure
      key={state.figure}
      ground={ground}
      figure={state}
      at={at}
      mark={figures.get(state.figure)}
      captive={view.captive === state.figure}
    />
  );
  const { x, y, width, height } = pan.view;
  return (
    <svg
      ref={svg}
      className={css.above}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      data-motion={props.motion && props.pace > 0 ? "on" : "off"}
      style={{ "--swift": `${Math.min(400, Math.max(150, props.pace))}ms` } as CSSProperties}
      {...pan.handlers}
      onPointerMove={(event) => {
        pan.handlers.onPointerMove(event);
        if (event.pointerType === "mouse") onPoint(found(event));
      }}
      onPointerLeave={() => onPoint(null)}
      onClick={(event) => {
        if (!pan.dragged()) onPick(found(event));
      }}
    >
      <Land
        ground={ground}
        columns={columns}
        top={top}
        zones={view.phase === "gather"}
        gas={view.gas}
      />
      <Marks ground={ground} columns={columns} marks={spaces} under={false} />
      <Glyphs ground={ground} columns={columns} view={view} />
      <Foreseen ground={ground} ghost={ghost} />
      {[
        ...standing.filter(({ at }) => !at.under).map(figure),
        // Whoever stands above must not hide what can be chosen below.
        <Marks key="under" ground={ground} columns={columns} marks={spaces} under />,
        ...standing.filter(({ at }) => at.under).map(figure),
      ]}
      <Thrown ground={ground} view={view} telling={telling} />
    </svg>
  );
}

/** Look from where the viewer wishes: the whole, or one figure close by. */
function useWishes(
  { camera, view }: FieldProps,
  ground: Ground,
  look: ReturnType<typeof usePan>["look"],
  paper: Box,
): void {
  const heard = useRef(0);
  useEffect(() => {
    if (camera.nonce === heard.current) return;
    heard.current = camera.nonce;
    const figure = view.figures.find((one) => one.figure === camera.figure);
    const spot = figure && spotsOf(ground, figure)[0];
    const near = camera.kind === "follow" || camera.kind === "behind";
    look(near && spot ? { close: 2.4, at: spot } : { close: 1, at: middleOf(paper) });
  }, [camera, view, ground, look, paper]);
}

/** A finger needs so many pixels to hit a hex. */
const FINGER = 30;

/** Where hexes are too small for a finger, go to what may be chosen; dragging ends that. */
function useSmallScreen(
  { spaces, figures, view }: FieldProps,
  ground: Ground,
  { look, dragged }: ReturnType<typeof usePan>,
  paper: Box,
  svg: RefObject<SVGSVGElement | null>,
): void {
  const may = useMemo(() => {
    const meant = ({ kind }: Mark): boolean => kind === "may" || kind === "danger";
    return [
      ...[...spaces].flatMap(([name, mark]) => {
        const space = meant(mark) ? ground.spaces.get(name) : undefined;
        return space ? [spotOf(space)] : [];
      }),
      ...view.figures.flatMap((figure) => {
        const mark = figures.get(figure.figure);
        return mark && meant(mark) ? spotsOf(ground, figure) : [];
      }),
    ];
  }, [spaces, figures, view, ground]);
  const seen = useRef("");
  useEffect(() => {
    const key = may.join(" ");
    if (may.length === 0 || key === seen.current) return;
    // Only now: to measure is to lay out the whole page, and this is asked at every step of a key.
    const window = svg.current?.getBoundingClientRect();
    if (!window) return;
    seen.current = key;
    const unit = Math.min(window.width / paper.width, window.height / paper.height);
    if (unit * WIDE >= FINGER || dragged()) return;
    const xs = may.map(([x]) => x);
    const ys = may.map(([, y]) => y);
    const width = Math.max(...xs) - Math.min(...xs) + WIDE * 3;
    const height = Math.max(...ys) - Math.min(...ys) + WIDE * 3;
    const fits = Math.min(window.width / width, window.height / height) / unit;
    look({
      close: Math.min(fits, (FINGER * 1.2) / (unit * WIDE)),
      at: [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2],
    });
  }, [may, look, dragged, paper, svg]);
}

interface MarksProps {
  ground: Ground;
  columns: ReadonlyMap<string, Column>;
  marks: ReadonlyMap<string, Mark>;
  /** Those that lie below another space, or those that do not. */
  under: boolean;
}

/** Marked spaces; one that lies below another has a small hex of its own within it. */
function Marks({ ground, columns, marks, under }: MarksProps) {
  return [...marks].map(([name, mark]) => {
    const space = ground.spaces.get(name);
    const at = seenAt(columns, space);
    if (!space || at?.under !== under) return null;
    const [x, y] = at.spot;
    return (
      <g
        key={name}
        className={css.mark}
        data-kind={mark.kind}
        data-under={under || undefined}
        data-thing={`space ${name}`}
        data-space={name}
        transform={`translate(${x} ${y})`}
      >
        <polygon points={outline(under ? UNDER : SIZE * 0.9)} />
        {under && (
          <text className={css.level} y={2.7}>
            {space.level}
          </text>
        )}
        {mark.label !== undefined && (
          <text className={css.label} y={under ? 4 : -SIZE * 0.3}>
            {mark.label}
          </text>
        )}
      </g>
    );
  });
}
