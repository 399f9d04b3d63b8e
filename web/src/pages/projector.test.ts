import { beforeEach, describe, expect, it } from "vitest";
import type { ReplayFrame, Happening } from "../wire/types";
import { Projector, type Seen } from "./projector";

function happening(kind: string): Happening {
  return { kind, rule: "", seat: 0, facts: {}, text: { key: kind, facts: {} } };
}

function frame(at: number, kinds: string[]): ReplayFrame {
  return {
    at,
    seat: 0,
    notation: null,
    text: null,
    happenings: kinds.map(happening),
    patches: kinds.map((kind) => [
      { at: ["told"], now: kind },
      { at: ["at"], now: at },
    ]),
  };
}

let timers: { ms: number; then: () => void }[];
let seen: Seen;
let projector: Projector;

beforeEach(() => {
  timers = [];
  projector = new Projector(
    { weight: () => 1 },
    () => 100,
    (now) => {
      seen = now;
    },
    (ms, then) => {
      const timer = { ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  );
  projector.add({
    view: { at: 0 },
    frames: [frame(0, ["a"]), frame(1, ["b", "c"]), frame(2, ["d"])],
  });
});

function tick(): number {
  const timer = timers.shift();
  timer?.then();
  return timer?.ms ?? -1;
}

describe("the projector", () => {
  it("begins at the beginning", () => {
    expect(seen).toMatchObject({ at: 0, loaded: 3, shown: { view: { at: 0 }, told: 1 } });
    expect(seen.log).toHaveLength(4);
  });

  it("jumps without telling, and only where frames are", () => {
    projector.jump(2);
    expect(seen).toMatchObject({ at: 2, shown: { view: { at: 2 }, told: 4, telling: null } });
    projector.jump(9);
    expect(seen.at).toBe(2);
    projector.back();
    expect(seen).toMatchObject({ at: 1, shown: { told: 3 } });
  });

  it("tells the next choice, or ends telling it", () => {
    projector.next();
    expect(seen).toMatchObject({
      at: 1,
      shown: { told: 2, telling: { kind: "b" }, view: { told: "b" } },
    });
    projector.next();
    expect(seen).toMatchObject({ at: 1, shown: { view: { at: 1 }, told: 3, telling: null } });
  });

  it("plays to the end, faster when told so, and stops there", () => {
    projector.setSpeed("4");
    projector.play();
    expect(tick()).toBe(150);
    expect(tick()).toBe(25);
    expect(tick()).toBe(25);
    expect(seen).toMatchObject({ at: 1, playing: true, shown: { view: { at: 1 } } });
    while (timers.length > 0) {
      tick();
    }
    expect(seen).toMatchObject({ at: 2, playing: false, shown: { view: { at: 2 }, told: 4 } });
    projector.play();
    expect(seen).toMatchObject({ at: 0, playing: true });
    projector.pause();
    expect(timers).toHaveLength(0);
  });

  it("goes to a choice that is not there yet as soon as it is", () => {
    projector.await(3);
    expect(seen.at).toBe(0);
    projector.add({ view: { at: 2 }, frames: [frame(3, ["e"]), frame(4, ["f"])] });
    expect(seen).toMatchObject({ at: 3, loaded: 5, shown: { view: { at: 3 } } });
  });

  it("stays where somebody went while a choice was awaited", () => {
    projector.await(3);
    projector.jump(1);
    projector.add({ view: { at: 2 }, frames: [frame(3, ["e"])] });
    expect(seen).toMatchObject({ at: 1, loaded: 4 });
  });
});
