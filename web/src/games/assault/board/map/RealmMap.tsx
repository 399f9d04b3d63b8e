// The map of the north: an inked sheet with all that lies on it. It shows, points and hands back what
// was picked; what that means is the board's to say.
import {
  useCallback,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from "react";
import { useWords } from "../../../../words";
import { RacePatterns } from "../pieces/RaceSeal";
import { UnitPiece } from "../pieces/UnitPiece";
import { Controls } from "./Controls";
import { closer, onto } from "./gaze";
import { Ghosts } from "./Ghosts";
import { Clips, Names, Relief, sheetOf, Washes } from "./Land";
import { unitId, unitsIn } from "./lying/army";
import { Lying } from "./lying/Lying";
import { lasts } from "./motion/flights";
import { Flying } from "./motion/Flying";
import { useFlight } from "./motion/useFlight";
import type { MapProps } from "./props";
import { Flags, Holders, Lights, Regions } from "./Regions";
import { Frame, Ornaments } from "./relief/ornaments";
import { SignDefs } from "./relief/Signs";
import { regionWords } from "./said";
import css from "./RealmMap.module.css";
import { thingAt } from "./things";
import { pointOn, useGaze } from "./useGaze";
import { useWalk } from "./useWalk";

/** Below so many pixels for a unit, armies are told by their seal and number alone. */
const FAR = 0.52;

/** On a small map armies are drawn larger than on a large one: so many times, below so many pixels. */
const grownAt = (scale: number): number => (scale < 0.58 ? 1.4 : scale < 0.72 ? 1.2 : 1);

export function RealmMap(props: MapProps) {
  const { reference, view, motion, regions, soldiers, ghost, speak, onPoint, onPick, onDrag } =
    props;
  const words = useWords();
  const { board } = reference;
  const sheet = useMemo(() => sheetOf(board, words), [board, words]);
  const { land, names } = sheet;
  const pane = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const pressed = useRef<PointerEvent["pointerType"]>("mouse");
  const hand = useGaze(board, pane, onDrag);
  const { look, scale, dragged, carried } = hand;
  const far = scale < FAR;
  const { flight, done } = useFlight(props);
  const [inside, setInside] = useState<string | null>(null);

  const lookAt = useCallback(
    (region: string) => {
      const box = land.shapes.get(region)?.box;
      if (box) look((_, pane) => onto(box, board, pane));
    },
    [land, look, board],
  );
  const walk = useWalk({ props, svg, inside, setInside, view: hand.view, look });

  const say = useCallback(
    (id: string): string => {
      const region = board.regions.find((one) => one.id === id);
      if (!region) return id;
      return [regionWords(words, reference, view, region), speak(id)].filter(Boolean).join(". ");
    },
    [board, words, reference, view, speak],
  );

  const click = (event: MouseEvent): void => {
    if (dragged()) return;
    const thing = thingAt(event.target);
    if (!thing) return;
    // Where nothing can be told apart by a finger, it first goes there.
    if (far && pressed.current === "touch" && "region" in thing) {
      lookAt(thing.region);
      onPoint({ region: thing.region });
      return;
    }
    onPick(thing);
  };
  const zoom = (by: number): void => look((gaze, pane) => closer(gaze, by, gaze.at, board, pane));
  const whole = (): void => look(() => ({ close: 1, at: [board.width / 2, board.height / 2] }));
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") zoom(1.4);
    else if (event.key === "-") zoom(1 / 1.4);
    else if (event.key === "0") whole();
    else if (!walk.press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { x, y } = hand.view;
  const inHand = carried ? unitsIn(reference).get(unitId(carried.soldier)) : undefined;
  return (
    <div className={css.map} data-far={far || undefined} data-motion={motion ? "on" : "off"}>
      <div
        ref={pane}
        className={css.pane}
        {...hand.handlers}
        onPointerDown={(event) => {
          pressed.current = event.pointerType;
          hand.handlers.onPointerDown(event);
        }}
        onPointerMove={(event) => {
          hand.handlers.onPointerMove(event);
          if (event.pointerType === "mouse" && !dragged()) onPoint(thingAt(event.target));
        }}
        onPointerLeave={() => onPoint(null)}
        onClick={click}
        onDoubleClick={(event) => {
          if ((event.target as Element).closest("[data-mark]")) return;
          const to = pointOn(event.currentTarget, hand, [event.clientX, event.clientY]);
          look((gaze, pane) => closer(gaze, 2, to, board, pane));
        }}
        onKeyDown={press}
        onFocus={walk.focus}
        onBlur={walk.blur}
      >
        <div
          className={css.easel}
          style={{ transform: `translate(${-x * scale}px, ${-y * scale}px) scale(${scale})` }}
        >
          <svg
            ref={svg}
            className={css.sheet}
            width={board.width}
            height={board.height}
            viewBox={`0 0 ${board.width} ${board.height}`}
            role="group"
            aria-label={words("assault-map")}
            aria-describedby="realm-keys"
          >
            <SignDefs />
            <Clips land={land} board={board} />
            <defs>
              <RacePatterns prefix="realm-race" scale={0.62} />
              <Patterns />
            </defs>
            <Washes land={land} board={board} />
            <Ornaments
              width={board.width}
              height={board.height}
              title={words("assault-map-title")}
            />
            <Holders land={land} regions={view.regions} />
            <Relief sheet={sheet} />
            <Lights board={board} marks={regions} />
            <Regions
              board={board}
              land={land}
              marks={regions}
              over={carried?.over ?? null}
              at={walk.at}
              say={say}
            />
            <Names sheet={sheet} />
            <Lying
              words={words}
              reference={reference}
              view={view}
              soldiers={soldiers}
              slayers={props.slayers}
              sheet={sheet}
              inside={inside}
              flight={flight}
              far={far}
              grown={grownAt(scale)}
            />
            <Flags board={board} marks={regions} names={names} />
            <Frame width={board.width} height={board.height} />
            <Ghosts reference={reference} ghost={ghost} />
            {flight && (
              <Flying reference={reference} flight={flight} lasts={lasts(props.pace)} done={done} />
            )}
            {carried && inHand && (
              <>
                <rect width={board.width} height={board.height} className={css.grasp} />
                <g transform={`translate(${carried.at.join(" ")})`} className={css.carried}>
                  <UnitPiece
                    race={inHand.race}
                    unit={inHand.unit}
                    wounded={carried.soldier.endsWith("!")}
                    size={40}
                  />
                </g>
              </>
            )}
          </svg>
        </div>
      </div>
      <p id="realm-keys" className="unseen">
        {words("assault-map-keys")}
      </p>
      <Controls
        words={words}
        whole={hand.gaze.close <= 1.001}
        closest={hand.gaze.close >= 6.99}
        zoom={zoom}
        show={whole}
      />
    </div>
  );
}

/** Danger is hatched, what stands in the way is crossed. */
function Patterns() {
  return (
    <>
      <pattern id="realm-danger" width="10" height="10" patternUnits="userSpaceOnUse">
        <path d="M-2 12L12-2M3 17L17 3M-7 7L7-7" className={css.dangerHatch} />
      </pattern>
      <pattern id="realm-hindrance" width="12" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 0L12 12M12 0L0 12" className={css.dangerHatch} />
      </pattern>
    </>
  );
}
