import { describe, expect, it } from "vitest";
import type { Happening } from "../../../wire/types";
import { castOf } from "./cast";

function told(kind: string, facts: Happening["facts"]): Happening {
  return { kind, facts, rule: "", seat: 0, text: { id: "", args: {} } } as unknown as Happening;
}

describe("dice", () => {
  it("show the face that each of an attack was rolled with", () => {
    const cast = castOf(told("rolled-attack", { dice: 4, skulls: 2, faces: "kbsk" }));
    const faces = ["skull", "blank", "shield", "skull"];
    expect(cast).toEqual({ faces, d20: null, defends: false });
  });

  it("show those of a defender as such", () => {
    const cast = castOf(told("rolled-defense", { dice: 2, shields: 0, faces: "bk" }));
    expect(cast).toEqual({ faces: ["blank", "skull"], d20: null, defends: true });
  });

  it("may be one of twenty", () => {
    expect(castOf(told("rolled-initiative", { roll: "17", n: "17" }))?.d20).toBe(17);
  });

  it("are not there where none were rolled", () => {
    expect(castOf(told("moved", { figure: "finn", space: "A1" }))).toBeNull();
  });
});
