import { describe, expect, it } from "vitest";
import type { Happening } from "../../../../wire/types";
import { castOf } from "./dice";

function told(kind: string, facts: Happening["facts"]): Happening {
  return { kind, facts, rule: "", seat: 0, text: { id: "", args: {} } } as unknown as Happening;
}

describe("dice", () => {
  it("show every skull of an attack, and the dice that missed", () => {
    const cast = castOf(told("rolled-attack", { figure: "finn", dice: "3", skulls: "2" }));
    expect(cast).toEqual({ faces: ["skull", "skull", "blank"], d20: null, defends: false });
  });

  it("show the shields of a defender", () => {
    const cast = castOf(told("rolled-defense", { figure: "finn", dice: "2", shields: "0" }));
    expect(cast).toEqual({ faces: ["blank", "blank"], d20: null, defends: true });
  });

  it("are one for a swipe and three for a far fall", () => {
    expect(castOf(told("swiped", { skulls: "1" }))?.faces).toEqual(["skull"]);
    expect(castOf(told("fell-far", { skulls: "1" }))?.faces).toHaveLength(3);
  });

  it("may be one of twenty", () => {
    expect(castOf(told("rolled-initiative", { roll: "17", n: "17" }))?.d20).toBe(17);
  });

  it("are not there where none were rolled", () => {
    expect(castOf(told("moved", { figure: "finn", space: "A1" }))).toBeNull();
  });
});
