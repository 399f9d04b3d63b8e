import { describe, expect, it } from "vitest";
import { stepAddress, stepIn } from "./step";

describe("the address of a step", () => {
  it("is read as it was written", () => {
    const address = stepAddress("abc", 37);
    expect(address).toBe("/replay/abc?step=37");
    expect(stepIn(address.slice(address.indexOf("?")))).toBe(37);
    expect(stepAddress("abc", 0)).toBe("/replay/abc");
  });

  it("is the beginning where it makes no sense", () => {
    for (const search of ["", "?step=", "?step=-1", "?step=1e3", "?step=9999999", "?other=4"]) {
      expect(stepIn(search)).toBe(0);
    }
  });
});
