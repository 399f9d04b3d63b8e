import { beforeEach, describe, expect, it } from "vitest";
import {
  FIRST_WAIT,
  Link,
  LONGEST_WAIT,
  TROUBLE_WAIT,
  PING_EVERY,
  PING_SOON,
  PONG_WITHIN,
  type LinkState,
  type Surroundings,
  type Wire,
} from "./link";
import type { ServerFrame, Snapshot, Step } from "./types";

interface Sent {
  type: string;
  id: string;
  option?: string;
}

class FakeWire implements Wire {
  sent: Sent[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.closed = true;
  }
  says(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  of(type: string): Sent[] {
    return this.sent.filter((frame) => frame.type === type);
  }
}

class World implements Surroundings {
  wires: FakeWire[] = [];
  time = 0;
  timers: { at: number; then: () => void }[] = [];
  open(): Wire {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  }
  now(): number {
    return this.time;
  }
  later(ms: number, then: () => void): () => void {
    const timer = { at: this.time + ms, then };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }
  random(): number {
    return 1;
  }
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.timers
        .filter((timer) => timer.at <= end)
        .sort((a, b) => a.at - b.at)
        .at(0);
      if (next === undefined) {
        break;
      }
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.then();
    }
    this.time = end;
  }
  get wire(): FakeWire {
    return this.wires.at(-1) as FakeWire;
  }
}

const moment = {
  status: "playing" as const,
  decision: null,
  waiting_for: [0],
  undo: false,
  outcome: null,
};

function snapshot(version: number): Snapshot {
  return {
    ...moment,
    type: "snapshot",
    version,
    you: 0,
    seats: [],
    spectators: 0,
    view: {},
    from: 0,
    happenings: [],
    notes: [],
  };
}

function step(version: number): Step {
  return {
    ...moment,
    type: "step",
    version,
    entry: { seat: 0, kind: "choice", notation: "end" },
    from: 0,
    happenings: [],
    patches: [[]],
  };
}

let world: World;
let heard: string[];
let troubles: string[];
let states: LinkState[];
let link: Link;

beforeEach(() => {
  world = new World();
  heard = [];
  troubles = [];
  states = [];
  link = new Link(
    "ws://here/live",
    {
      heard: (frame) =>
        heard.push("version" in frame ? `${frame.type} ${frame.version}` : frame.type),
      state: (state) => states.push(state),
      troubled: ({ key }) => troubles.push(key),
    },
    world,
  );
});

function goLive(version = 3): void {
  world.wire.says(snapshot(version));
}

describe("a link", () => {
  it("is live once the snapshot has come, and measures the lag", () => {
    expect(states).toEqual([{ kind: "connecting" }]);
    goLive();
    for (const lag of [900, 40, 60, 50, 30]) {
      world.pass(lag);
      world.wire.says({ type: "pong", id: world.wire.of("ping").at(-1)?.id ?? "" });
      if (lag !== 30) world.pass(PING_SOON);
    }
    expect(states.at(-1)).toEqual({ kind: "live", lag: 50 });
    expect(world.wire.of("ping")).toHaveLength(5);
    world.pass(PING_EVERY - 1);
    expect(world.wire.of("ping")).toHaveLength(5);
    world.pass(1);
    expect(world.wire.of("ping")).toHaveLength(6);
  });

  it("hands on each step once and in order, whoever made it", () => {
    goLive(3);
    world.wire.says(step(4));
    world.wire.says(step(4));
    world.wire.says(step(5));
    expect(heard).toEqual(["snapshot 3", "step 4", "step 5"]);
  });

  it("asks for a fresh snapshot when a step is missing", () => {
    goLive(3);
    const old = world.wire;
    world.wire.says(step(5));
    expect(old.closed).toBe(true);
    expect(world.wires).toHaveLength(2);
    goLive(5);
    expect(heard).toEqual(["snapshot 3", "snapshot 5"]);
  });

  it("answers a choice when the server does", async () => {
    goLive();
    const reply = link.ask({ type: "choose", version: 3, option: "end" });
    const [sent] = world.wire.of("choose");
    world.wire.says({ type: "accepted", id: sent?.id ?? "", version: 4 });
    expect(await reply).toMatchObject({ type: "accepted", version: 4 });
  });

  it("says why a choice could not be written, and sends it again after a while", async () => {
    goLive();
    const reply = link.ask({ type: "choose", version: 3, option: "end" });
    const [sent] = world.wire.of("choose");
    const id = sent?.id ?? "";
    const message = { key: "refused-database-away", facts: {} };
    world.wire.says({ type: "refused", id, code: "database-away", message });
    expect(troubles).toEqual(["refused-database-away"]);
    goLive(); // the table was read anew: that alone is no reason to try again at once
    expect(world.wire.of("choose")).toHaveLength(1);
    world.pass(TROUBLE_WAIT);
    expect(world.wire.of("choose").map((frame) => frame.id)).toEqual([id, id]);
    world.wire.says({ type: "accepted", id, version: 4 });
    expect(await reply).toMatchObject({ type: "accepted", version: 4 });
  });

  it("sends an unanswered choice again with the same id after the snapshot", async () => {
    goLive();
    const reply = link.ask({ type: "choose", version: 3, option: "end" });
    const [first] = world.wire.of("choose");
    world.wire.onclose?.({ code: 1006 });
    world.pass(FIRST_WAIT);
    expect(world.wires).toHaveLength(2);
    expect(world.wire.of("choose")).toHaveLength(0);
    goLive(4);
    const [again] = world.wire.of("choose");
    expect(again).toEqual(first);
    world.wire.says({ type: "accepted", id: again?.id ?? "", version: 4 });
    expect(await reply).toMatchObject({ type: "accepted" });
    world.wire.onclose?.({ code: 1006 });
    world.pass(FIRST_WAIT);
    goLive(4);
    expect(world.wire.of("choose")).toHaveLength(0);
  });

  it("keeps a choice made while there is no connection", () => {
    goLive();
    world.wire.onclose?.({ code: 1006 });
    void link.ask({ type: "undo", version: 3 });
    world.pass(FIRST_WAIT);
    goLive();
    expect(world.wire.of("undo")).toHaveLength(1);
  });

  it("says of a question that it was lost", async () => {
    goLive();
    const hint = link.ask({ type: "hint", version: 3 });
    world.wire.onclose?.({ code: 1006 });
    expect(await hint).toMatchObject({ type: "refused", code: "lost" });
    const why = link.ask({ type: "why", version: 3, thing: { place: "A1" } });
    expect(await why).toMatchObject({ type: "refused", code: "lost" });
  });

  it("waits longer each time, and begins anew after a success", () => {
    for (let i = 0; i < 12; i++) {
      world.wire.onclose?.({ code: 1006 });
      const state = states.at(-1);
      const wait = state?.kind === "waiting" ? state.until - world.time : 0;
      expect(wait).toBe(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** i));
      world.pass(wait);
    }
    goLive();
    world.wire.onclose?.({ code: 1006 });
    expect(states.at(-1)).toEqual({
      kind: "waiting",
      until: world.time + FIRST_WAIT,
      why: "lost",
    });
  });

  it("does not wait when somebody looks again", () => {
    world.wire.onclose?.({ code: 1006 });
    link.wake();
    expect(world.wires).toHaveLength(2);
    link.wake();
    expect(world.wires).toHaveLength(2);
  });

  it("pings at once when somebody looks again while it is live", () => {
    goLive();
    world.wire.says({ type: "pong", id: world.wire.of("ping")[0]?.id ?? "" });
    link.wake();
    expect(world.wire.of("ping")).toHaveLength(2);
  });

  it("takes silence for a loss", () => {
    goLive();
    world.pass(PONG_WITHIN);
    expect(world.wires[0]?.closed).toBe(true);
    expect(states.at(-1)?.kind).toBe("waiting");
    world.pass(FIRST_WAIT);
    expect(world.wires).toHaveLength(2);
  });

  it("knows a restart from a loss", () => {
    goLive();
    world.wire.says({ type: "closing" });
    world.wire.onclose?.({ code: 1006 });
    expect(states.at(-1)).toMatchObject({ kind: "waiting", why: "restart" });
  });

  it("gives a crowded server more time", () => {
    world.wire.onclose?.({ code: 4429 });
    expect(states.at(-1)).toMatchObject({ why: "crowded", until: FIRST_WAIT * 16 });
  });

  it.each([4401, 4404])("gives up when the server says %i", async (code) => {
    goLive();
    const reply = link.ask({ type: "choose", version: 3, option: "end" });
    world.wire.onclose?.({ code });
    expect(states.at(-1)).toEqual({ kind: "refused", code });
    expect(await reply).toMatchObject({ code: "lost" });
    world.pass(60_000);
    expect(world.wires).toHaveLength(1);
  });

  it("is over when closed", async () => {
    goLive();
    const reply = link.ask({ type: "undo", version: 3 });
    link.close();
    expect(world.wire.closed).toBe(true);
    expect(await reply).toMatchObject({ code: "lost" });
    expect(await link.ask({ type: "undo", version: 3 })).toMatchObject({ code: "lost" });
    world.pass(60_000);
    expect(world.wires).toHaveLength(1);
  });
});
