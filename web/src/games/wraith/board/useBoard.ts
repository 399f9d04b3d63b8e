// The board's own memory: what is in the light, what is open, what an option would do.
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import { useWords } from "../../../words";
import type { Decision, Option } from "../../../wire/types";
import type { BoardProps } from "../../face";
import { useForeseen } from "../../useForeseen";
import { aimsOf, optionsOf, plainOption, question, sortOf, thingOf, type Thing } from "./aims";
import { named } from "./phrases";
import { begin, forget, give, givenTo, planned, sharedBy, useDraft, type Sharing } from "./sharing";
import { drawnOf, printed, rowOf } from "./sight";
import type { Table } from "./table";
import { asReference, asShow, asTold, asView } from "./types";

const QUICK = 150;
const LONG = 400;

/** The sorts of things that have something to show before they are chosen. */
const TOLD = new Set(["place", "hand", "giant", "skill", "fearless"]);

interface Root {
  onPointerDownCapture: (event: PointerEvent) => void;
  onKeyDownCapture: (event: KeyboardEvent) => void;
}

/** What is open belongs to one question: with the next it is shut. */
interface Opened {
  decision: Decision | null;
  thing: Thing | null;
  byKey: boolean;
}

const SHUT: Opened = { decision: null, thing: null, byKey: false };

/** What is being given out; what was decided on before is answered without asking again. */
function useSharing({ decision, show, choose, log, begins }: BoardProps): Sharing | null {
  const draft = useDraft();
  const { plan } = draft;
  useEffect(() => {
    if (!decision) return;
    if (sharedBy(decision) === null) {
      forget();
      return;
    }
    const answer = planned(decision, plan, log, begins);
    if (answer !== null) {
      choose(answer);
      return;
    }
    let here = true;
    const first = decision.options[0]?.notation ?? "";
    void show(first).then((found) => {
      if (here && useDraft.getState().decision !== decision)
        begin(decision, found && asShow(found));
    });
    return () => {
      here = false;
    };
  }, [decision, plan, log, begins, show, choose]);
  useEffect(() => forget, []);
  return draft.decision === decision && plan === null ? (draft.sharing ?? null) : null;
}

export function useBoard(props: BoardProps): { table: Table; root: Root } {
  const { decision, point, choose: choosing, why, you, motion, pace } = props;
  const words = useWords();
  const pieces = useMemo(
    () => printed(named(words, asReference(props.reference))),
    [props.reference, words],
  );
  const view = asView(props.view);
  const telling = props.telling && asTold(props.telling);
  const [hover, setHover] = useState<Thing | null>(null);
  const [opened, setOpened] = useState(SHUT);
  const how = useRef("mouse");
  const aims = useMemo(() => aimsOf(decision, view), [decision, view]);
  const row = useMemo(() => rowOf(view, pieces), [view, pieces]);
  const open = opened.decision === decision ? opened.thing : null;
  const sharing = useSharing(props);
  const pointed = useMemo(
    () => decision?.options.find(({ notation }) => notation === props.pointed) ?? null,
    [decision, props.pointed],
  );
  const preview = useForeseen(decision, pointed, props.preview);
  const calling = useMemo(() => {
    const newest = row.at(-1);
    return telling && ["revealed", "chained", "when-revealed"].includes(telling.kind)
      ? (newest?.piece.symbols ?? [])
      : [];
  }, [row, telling]);

  const drawn = useMemo(() => drawnOf(props.log), [props.log]);

  const choose = useCallback(
    (option: Option) => {
      point(null);
      setHover(null);
      choosing(option.notation);
    },
    [choosing, point],
  );

  const look = useCallback(
    (thing: Thing | null | undefined, option?: Option | null) => {
      if (thing !== undefined) setHover(thing);
      const meant = option ?? (thing ? plainOption(optionsOf(aims, thing)) : null);
      point(meant?.notation ?? null);
    },
    [aims, point],
  );

  const touch = useCallback(
    (thing: Thing, byKey = false) => {
      if (sharing && givenTo(sharing, thing) !== null) {
        give(thing);
        setHover(thing);
        return;
      }
      const options = optionsOf(aims, thing);
      const finger = !byKey && (how.current === "touch" || how.current === "pen");
      if (finger && open !== thing && TOLD.has(sortOf(thing))) {
        // The first touch only looks.
        setOpened({ decision, thing, byKey: false });
        setHover(thing);
        point(plainOption(options)?.notation ?? null);
        return;
      }
      const plain = plainOption(options);
      if (plain) choose(plain);
      else if (options.length > 1) {
        setOpened({ decision, thing: open === thing ? null : thing, byKey: how.current === "key" });
      } else if (you !== null && !telling) why(question(thing));
    },
    [aims, sharing, open, decision, point, choose, you, telling, why],
  );

  const lit = hover ?? open ?? (pointed ? thingOf(pointed.facts, view) : null);
  const byKey = opened.byKey;
  const table = useMemo(
    (): Table => ({
      words,
      pieces,
      view,
      row,
      aims,
      telling,
      motion,
      swift: motion ? Math.min(LONG, Math.max(QUICK, pace > 0 ? pace * 0.5 : 220)) : 0,
      lit,
      open,
      openedByKey: byKey,
      pointed,
      preview,
      calling,
      drawn,
      asked: decision !== null,
      sharing,
      look,
      touch,
      choose,
      place: (name) => pieces.body.places.get(name),
    }),
    [
      words,
      pieces,
      view,
      row,
      aims,
      telling,
      motion,
      pace,
      lit,
      open,
      byKey,
      pointed,
      preview,
      calling,
      drawn,
      decision,
      sharing,
      look,
      touch,
      choose,
    ],
  );
  const root = useMemo(
    (): Root => ({
      onPointerDownCapture: ({ pointerType, target }) => {
        how.current = pointerType;
        // A touch beside everything lets go of what was touched.
        if (pointerType !== "mouse" && !(target as Element).closest("[data-thing], [role=group]")) {
          setOpened(SHUT);
          setHover(null);
        }
      },
      onKeyDownCapture: ({ key, currentTarget }) => {
        how.current = "key";
        if (key !== "Escape") return;
        const inside = document.activeElement?.closest("[role=group]");
        setOpened(SHUT);
        // The chips go; whoever was on them is back on their thing.
        if (inside && currentTarget.contains(inside)) {
          inside.parentElement?.querySelector<HTMLElement>("[data-thing]")?.focus();
        }
      },
    }),
    [],
  );
  return { table, root };
}
