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
import {
  aimsOf,
  attackersOf,
  figureThing,
  idOf,
  optionsFor,
  question,
  sortOf,
  spaceThing,
  thingsOf,
  type Thing,
} from "./aims";
import { blockedSight, whoAttacks } from "./blocked";
import { groundOf, standing as standingOf } from "./ground";
import { marksOf } from "./marks";
import { storeysAt, type Storey } from "./storeys";
import type { Hand, Table } from "./table";
import { asReference, asView, type Show } from "./types";

/** What is open and who is in hand belong to one question: with the next, both are gone. */
interface Held {
  decision: Decision | null;
  open: Thing | null;
  /** Not the thing alone is open, but whatever can be chosen above and below it. */
  whole: boolean;
  attacker: string | null;
  /** The figure that the rules were asked about last. */
  asked: string | null;
}

const NOTHING: Held = { decision: null, open: null, whole: false, attacker: null, asked: null };

interface Root {
  onPointerDownCapture: (event: PointerEvent) => void;
  onPointerMoveCapture: (event: PointerEvent) => void;
  onKeyDownCapture: (event: KeyboardEvent) => void;
}

export function useBoard(props: BoardProps): { table: Table; root: Root } {
  const { decision, point, choose: choosing, why, you, telling } = props;
  const words = useWords();
  const ground = useMemo(() => groundOf(asReference(props.reference)), [props.reference]);
  const view = asView(props.view);
  const [hover, setHover] = useState<Thing | null>(null);
  const [held, setHeld] = useState(NOTHING);
  const how = useRef<Hand>("mouse");
  const { open, whole, attacker, asked } = held.decision === decision ? held : NOTHING;
  const attackers = useMemo(() => attackersOf(decision), [decision]);
  const aims = useMemo(
    () => aimsOf(optionsFor(decision, attacker), ground, view),
    [decision, attacker, ground, view],
  );
  // Whom others of the card could attack while one of them is in hand.
  const others = useMemo(
    () => (attacker === null ? null : aimsOf(optionsFor(decision, null), ground, view)),
    [decision, attacker, ground, view],
  );
  const standing = useMemo(() => standingOf(view), [view]);
  const pointed = useMemo(
    () => decision?.options.find(({ notation }) => notation === props.pointed) ?? null,
    [decision, props.pointed],
  );
  const show = useForeseen<Show>(decision, pointed, props.show);

  const hold = useCallback(
    (wish: Partial<Held>) =>
      setHeld((before) => ({
        ...(before.decision === decision ? before : NOTHING),
        decision,
        ...wish,
      })),
    [decision],
  );

  const meant = useCallback(
    (thing: Thing): Thing => {
      if (aims.has(thing)) return thing;
      const id = idOf(thing);
      if (sortOf(thing) === "space") {
        const figure = standing.get(id)?.figure;
        return figure === undefined ? thing : figureThing(figure);
      }
      const figure = view.figures.find((one) => one.figure === id);
      const below = [figure?.space, figure?.space2]
        .flatMap((space) => (space ? [spaceThing(space)] : []))
        .find((space) => aims.has(space));
      return below ?? thing;
    },
    [aims, standing, view],
  );

  const light = useCallback(
    (option: Option | null) => {
      point(option?.notation ?? null);
    },
    [point],
  );

  const look = useCallback(
    (thing: Thing | null) => {
      const now = thing && meant(thing);
      setHover(now);
      const options = now ? (aims.get(now) ?? []) : [];
      light(options.length === 1 ? (options[0] ?? null) : null);
    },
    [aims, meant, light],
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

  const shut = useCallback(() => {
    hold({ open: null });
    setHover(null);
    light(null);
  }, [hold, light]);

  const touch = useCallback(
    (touched: Thing) => {
      const thing = meant(touched);
      const options = aims.get(thing) ?? [];
      const finger = how.current === "touch" || how.current === "pen";
      const id = idOf(thing);
      const only = options[0];
      // Something else of this hex can be chosen perhaps: it may lie hidden below.
      const covers = storeysAt(thing, aims, ground, standing).length > 0;
      if (finger && open !== thing && (covers || attackers.has(id))) {
        // The first touch only looks; what lies below is too small for a fingertip.
        hold({ open: thing, whole: true });
        light(options.length === 1 ? (only ?? null) : null);
        return;
      }
      if (options.length === 1 && only) choose(only);
      else if (options.length > 1)
        hold({ open: open === thing && !finger ? null : thing, whole: finger });
      else if (sortOf(thing) === "figure" && attackers.has(id)) {
        hold({ attacker: attacker === id ? null : id, open: null });
      } else if (others?.has(thing)) {
        hold({ attacker: null, open: thing, whole: finger });
      } else if (you !== null && !telling) {
        hold({
          asked: sortOf(thing) === "figure" ? id : null,
          // A finger has no hover: what it touched is said by being open.
          ...(covers || finger ? { open: thing, whole: true } : {}),
        });
        why(question(thing));
      } else if (finger) hold({ open: thing, whole: true });
    },
    [
      meant,
      aims,
      open,
      hold,
      light,
      choose,
      attackers,
      attacker,
      others,
      you,
      telling,
      why,
      ground,
      standing,
    ],
  );

  const storeys = useMemo((): Storey[] => {
    if (open === null) return [];
    if (whole) return storeysAt(open, aims, ground, standing);
    return [{ space: null, options: aims.get(open) ?? [] }];
  }, [open, whole, aims, ground, standing]);

  const shownByBar = pointed ? (thingsOf(pointed.facts, ground, view)[0] ?? null) : null;
  const lit = hover ?? open ?? shownByBar;
  const hindrances = props.hindrances;
  const { spaces, figures } = useMemo(
    () =>
      marksOf({
        decision,
        aims,
        attackers,
        attacker,
        lit,
        hindrances,
        say: ({ text }) => words.say(text),
      }),
    [decision, aims, attackers, attacker, lit, hindrances, words],
  );
  const blocked = useMemo(() => {
    const from = asked === null ? "" : whoAttacks(decision, ground, view);
    return asked && from ? blockedSight(from, asked, hindrances, ground, view) : null;
  }, [asked, decision, hindrances, ground, view]);
  const table = useMemo(
    (): Table => ({
      words,
      ground,
      view,
      you,
      decision,
      aims,
      standing,
      lit,
      open,
      storeys,
      attacker,
      pointed,
      show,
      blocked,
      hand: () => how.current,
      foresee: props.show,
      meant,
      look,
      light,
      touch,
      shut,
      choose,
      spaces,
      figures,
    }),
    [
      words,
      ground,
      view,
      you,
      decision,
      aims,
      standing,
      lit,
      open,
      storeys,
      attacker,
      pointed,
      show,
      blocked,
      props.show,
      meant,
      look,
      light,
      touch,
      shut,
      choose,
      spaces,
      figures,
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
