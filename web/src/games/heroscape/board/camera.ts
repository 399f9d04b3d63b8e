// From where the battlefield is looked at: wishes of the viewer, passed on to whatever draws it.
import { useCallback, useState } from "react";
import { fact, idOf, sortOf } from "./aims";
import type { CameraWish } from "./field/props";
import { subjectOf } from "./marks";
import type { Table } from "./table";

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

export function useCamera(table: Table): [CameraWish, (kind: CameraWish["kind"]) => void] {
  const [camera, setCamera] = useState(HOME);
  const wish = useCallback(
    (kind: CameraWish["kind"]) => {
      const { pointed } = table;
      const attacks = pointed !== null && fact(pointed.facts, "target") !== "";
      const figure = attacks ? fact(pointed.facts, "figure") : whomToFollow(table);
      const target = attacks ? fact(pointed.facts, "target") : "";
      setCamera(({ nonce }) => ({
        kind,
        nonce: nonce + 1,
        ...(figure && (kind === "follow" || kind === "behind") && { figure }),
        ...(target && kind === "behind" && { target }),
      }));
    },
    [table],
  );
  return [camera, wish];
}
