// From where the battlefield is looked at: wishes of the viewer, passed on to whatever draws it.
import { useCallback, useEffect, useRef, useState } from "react";
import type { Decision } from "../../../wire/types";
import { idOf, sortOf } from "./aims";
import type { CameraWish } from "./field/props";
import { subjectOf } from "./marks";
import type { Table } from "./table";
import type { Show, View } from "./types";

const HOME: CameraWish = { kind: "home", nonce: 0 };

/** Whom to follow: who is in the light, else who is asked about, else whose turn it is. */
export function whomToFollow({ lit, attacker, decision, view, ground }: Table): string {
  const seen = (figure: string): boolean =>
    view.figures.some((one) => one.figure === figure && one.fate === "standing");
  const lightened = lit !== null && sortOf(lit) === "figure" ? idOf(lit) : "";
  const unit = ground.units.get(view.turn.unit)?.figures ?? [];
  const own = view.figures.filter(({ seat }) => seat === view.turn.seat);
  return (
    [lightened, attacker ?? "", subjectOf(decision), ...unit, ...own.map((one) => one.figure)].find(
      seen,
    ) ?? ""
  );
}

export interface Camera {
  wish: CameraWish;
  look: (kind: CameraWish["kind"]) => void;
  /** The attack that is looked at from behind a head: its line stays while one looks. */
  seen: Show | null;
}

export function useCamera(table: Table): Camera {
  const { decision, view } = table;
  const [wish, setWish] = useState(HOME);
  const [held, setHeld] = useState<{ decision: Decision | null; seen: Show } | null>(null);
  const now = table.show ?? table.blocked;
  // Whoever goes for the button points at nothing any more: it means what was pointed at last.
  const last = useRef<{ view: View; show: Show } | null>(null);
  useEffect(() => {
    if (now?.attack) last.current = { view, show: now };
  }, [now, view]);
  const look = useCallback(
    (kind: CameraWish["kind"]) => {
      const meant = now?.attack ? now : last.current?.view === view ? last.current.show : null;
      const aim = kind === "behind" ? meant?.attack : undefined;
      const figure = aim?.figure ?? whomToFollow(table);
      setHeld(aim && meant ? { decision, seen: meant } : null);
      setWish(({ nonce }) => ({
        kind,
        nonce: nonce + 1,
        ...(figure && (kind === "follow" || kind === "behind") && { figure }),
        ...(aim && { target: aim.target }),
      }));
    },
    [table, now, view, decision],
  );
  return { wish, look, seen: held?.decision === decision ? held.seen : null };
}
