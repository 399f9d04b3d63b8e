// The board's own memory: what is in the light, what is open, who has been taken in hand.
import {
  useCallback,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import type { Decision, Option } from "../../../wire/types";
import { useWords } from "../../../words";
import type { BoardProps } from "../../face";
import { useForeseen } from "../../useForeseen";
import { aimOf, aimsOf, question, touchOf, type Pick, type Thing } from "./aims";
import { marksOf } from "./marks";
import { asReference, asView, type Show } from "./props";
import type { Hand, Table } from "./table";

/** What is open belongs to one question; who is in hand stays there while they can go on. */
interface Held {
  decision: Decision | null;
  picks: readonly Pick[];
  /** What a finger has looked at: the next touch of it chooses. */
  looked: Thing | null;
}

const NOTHING: Held = { decision: null, picks: [], looked: null };
const NO_PICKS: readonly Pick[] = [];

interface Root {
  onPointerDownCapture: (event: PointerEvent) => void;
  onPointerMoveCapture: (event: PointerEvent) => void;
  onKeyDownCapture: (event: KeyboardEvent) => void;
}

export function useBoard(props: BoardProps): { table: Table; root: Root } {
  const { decision, point, choose: choosing, why, you, telling, hindrances } = props;
  const words = useWords();
  const reference = asReference(props.reference);
  const view = asView(props.view);
  const race = view.seats.find(({ seat }) => seat === you)?.race ?? "";
  const [hover, setHover] = useState<Thing | null>(null);
  const [held, setHeld] = useState(NOTHING);
  const [inHand, setInHand] = useState<Thing | null>(null);
  const how = useRef<Hand>("mouse");
  const aims = useMemo(() => aimsOf(decision, view), [decision, view]);
  const { looked, picks } = held.decision === decision ? held : NOTHING;
  const hand = useMemo(
    () => (inHand !== null && aims.some(({ from }) => from === inHand) ? inHand : null),
    [inHand, aims],
  );
  const pointed = useMemo(
    () => decision?.options.find(({ notation }) => notation === props.pointed) ?? null,
    [decision, props.pointed],
  );
  const show = useForeseen<Show>(decision, pointed, props.show);

  const hold = useCallback(
    (wish: Partial<Held>) => setHeld({ ...NOTHING, decision, ...wish }),
    [decision],
  );
  const light = useCallback((option: Option | null) => point(option?.notation ?? null), [point]);
  const look = useCallback(
    (things: readonly Thing[] | null) => {
      setHover(things?.[0] ?? null);
      const touch = things && touchOf(things, hand, aims);
      light(touch?.does === "choose" ? touch.option : null);
    },
    [aims, hand, light],
  );
  const choose = useCallback(
    (option: Option) => {
      point(null);
      setHover(null);
      setHeld(NOTHING);
      choosing(option.notation);
    },
    [choosing, point],
  );
  const take = useCallback(
    (thing: Thing | null) => {
      setInHand(thing);
      hold({});
    },
    [hold],
  );
  const shut = useCallback(() => hold({}), [hold]);

  const touch = useCallback(
    (things: readonly Thing[]) => {
      const [first = ""] = things;
      if (hand !== null && things.includes(hand)) {
        take(null);
        return;
      }
      const touched = touchOf(things, hand, aims);
      const finger = how.current === "touch" || how.current === "pen";
      switch (touched.does) {
        case "choose":
          if (finger && looked !== first) {
            // The first touch only looks: what it would do is shown before it is done.
            hold({ looked: first });
            look(things);
          } else choose(touched.option);
          break;
        case "take":
          take(touched.thing);
          break;
        case "open":
          hold({ picks: touched.picks });
          break;
        case "ask":
          hold({});
          if (you !== null && !telling) why(question(first));
      }
    },
    [aims, hand, looked, hold, look, choose, take, you, telling, why],
  );

  const drag = useCallback(
    (things: readonly Thing[], to: Thing | null) => {
      const taken = things.find((thing) => aims.some(({ from }) => from === thing));
      if (taken === undefined) {
        if (to !== null) touch(things);
        return;
      }
      const ways = aims.filter(({ from, at }) => from === taken && to !== null && at.includes(to));
      setInHand(taken);
      const [only] = ways;
      if (ways.length === 1 && only) choose(only.option);
      else if (ways.length > 1) hold({ picks: ways.map(({ option }) => ({ option })) });
      else if (to !== null && you !== null) why(question(to));
    },
    [aims, touch, choose, hold, why, you],
  );

  const shownByBar = useMemo(
    () => (pointed && decision ? (aimOf(pointed, decision, view).at[0] ?? null) : null),
    [pointed, decision, view],
  );
  const lit = hover ?? looked ?? shownByBar;
  const marks = useMemo(
    () => marksOf({ decision, aims, hand, hindrances }),
    [decision, aims, hand, hindrances],
  );
  const table = useMemo(
    (): Table => ({
      ...marks,
      words,
      reference,
      view,
      you,
      race,
      decision,
      aims,
      lit,
      held: hand,
      picks: picks.length > 0 ? picks : NO_PICKS,
      pointed,
      show,
      hand: () => how.current,
      look,
      light,
      touch,
      take,
      drag,
      shut,
      choose,
      why,
    }),
    [
      marks,
      words,
      reference,
      view,
      you,
      race,
      decision,
      aims,
      lit,
      hand,
      picks,
      pointed,
      show,
      look,
      light,
      touch,
      take,
      drag,
      shut,
      choose,
      why,
    ],
  );
  const root = useMemo((): Root => {
    const notice = ({ pointerType }: PointerEvent): void => {
      how.current = pointerType === "touch" || pointerType === "pen" ? pointerType : "mouse";
    };
    return {
      onPointerDownCapture: notice,
      onPointerMoveCapture: notice,
      onKeyDownCapture: () => {
        how.current = "key";
      },
    };
  }, []);
  return { table, root };
}
