// A happening folded into the view it happened to, so that the board can tell one after the other.
//
// The view after the last happening comes from the server; what is folded here only has to carry
// the telling. What a happening does not say (values of the hand, prices) stays as it was.
import type { Happening, JsonObject } from "../../../wire/types";
import { asView, ROWS, type RowName, type View } from "./types";

/** The rule that gives the hand back which an Air token took. */
const AFTER_AIR_TOKEN = "WG-FOOT-13";

type Tale = (view: View, facts: Facts) => void;

/** The facts of a happening by kind of thing, wanting nothing. */
class Facts {
  private readonly told: Happening["facts"];
  readonly rule: string;

  constructor({ facts, rule }: Happening) {
    this.told = facts;
    this.rule = rule;
  }

  text(name: string): string {
    const fact = this.told[name];
    return fact === undefined ? "" : String(fact);
  }

  get n(): number {
    return Number(this.told["n"] ?? 0);
  }

  get row(): RowName {
    return this.text("row") === ROWS[1] ? "bottom" : "top";
  }
}

function move(view: View, facts: Facts): void {
  view.wraith.place = facts.text("place");
}

function hurt(view: View, facts: Facts): void {
  view.wraith.wounds += facts.n;
}

function slotOf(view: View, facts: Facts): number {
  return view.giant.row.findIndex((lying) => lying.card === facts.text("giant_card"));
}

function leave(view: View, facts: Facts, to: string[]): void {
  view.giant.row = view.giant.row.filter((_, i) => i !== slotOf(view, facts));
  to.push(facts.text("giant_card"));
}

/** Take one copy of a card out of the hand; of a hidden hand, any card. */
function fromHand(view: View, card: string): void {
  const { hand } = view.wraith;
  if (typeof hand === "number") {
    view.wraith.hand = Math.max(0, hand - 1);
    return;
  }
  const at = hand.findIndex((held) => held.card === card);
  if (at >= 0) hand.splice(at, 1);
}

/** Tokens leave or enter the pool a skill has; the health pool gives what refills it. */
function pool(view: View, facts: Facts, by: number): void {
  const skill = view.wraith.skills.find(({ id }) => id === facts.text("skill"));
  if (skill) skill.tokens += by;
}

const TALES: Record<string, Tale> = {
  "round-began": (view, facts) => {
    view.round = facts.n;
    view.step = "act";
    view.played = 0;
    view.wraith.shield = 0; // shields and dazzling light last for one Giant step (W68)
    view.giant.suppressed = false;
  },
  "refresh-began": (view) => {
    view.step = "refresh";
    view.wraith.stunned = false;
  },
  "giant-acts": (view) => {
    view.step = "giant";
  },

  played: (view, facts) => {
    fromHand(view, facts.text("card"));
    view.wraith.rows[facts.row].cards.push({ card: facts.text("card"), face_down: false });
    view.played = facts.row === "top" ? 1 : 2;
    view.wraith.stunned = false;
  },
  "face-down": (view, facts) => {
    fromHand(view, facts.text("card"));
    view.wraith.rows[facts.row].cards.push({ card: facts.text("card") || null, face_down: true });
    view.played = facts.row === "top" ? 1 : 2;
    view.wraith.stunned = false;
  },
  drew: (view, facts) => {
    const { hand } = view.wraith;
    if (typeof hand === "number") view.wraith.hand = hand + 1;
    else hand.push({ card: facts.text("card"), values: [] });
    view.wraith.deck = Math.max(0, view.wraith.deck - 1);
    if (facts.rule === AFTER_AIR_TOKEN) view.wraith.hand_lost = false;
  },
  reshuffled: (view, facts) => {
    view.wraith.deck = facts.n;
    view.wraith.discard = [];
  },
  discarded: (view, facts) => {
    fromHand(view, facts.text("card"));
    view.wraith.discard.push(facts.text("card"));
  },
  healed: (view, facts) => {
    view.wraith.wounds = Math.max(0, view.wraith.wounds - facts.n);
  },

  climbed: move,
  dropped: move,
  leapt: move,
  warped: move,
  "pushed-to": move,
  stumbled: move,
  fell: (view) => {
    view.wraith.place = "ground";
  },

  hit: (view, facts) => {
    const lying = view.giant.row[slotOf(view, facts)];
    if (lying) lying.wounds += facts.n;
    view.giant.life = Math.max(0, view.giant.life - facts.n);
    // With skills the pools pay, and are told; what they cannot pay the next view tells.
    if (view.wraith.skills.length === 0)
      view.giant.health = Math.max(0, view.giant.health - facts.n);
  },
  scarred: (view, facts) => {
    const lying = view.giant.row[slotOf(view, facts)];
    if (lying) {
      lying.wounds = 0;
      lying.scarred = true;
    }
    view.giant.scars += 1;
  },
  "fearless-price": hurt,

  paid: (view, facts) => {
    pool(view, facts, -facts.n);
  },
  refilled: (view, facts) => {
    pool(view, facts, facts.n);
    view.giant.health = Math.max(0, view.giant.health - facts.n);
  },
  calmed: (view, facts) => {
    view.giant.rage = facts.n;
  },
  shielded: (view, facts) => {
    view.wraith.shield = facts.n;
  },
  dazzled: (view) => {
    view.giant.suppressed = true;
  },

  suffered: hurt,
  burnt: hurt,
  warded: (view, facts) => {
    view.wraith.shield = Math.max(0, view.wraith.shield - facts.n);
  },
  "cards-lost": (view, facts) => {
    view.wraith.deck = Math.max(0, view.wraith.deck - facts.n);
    view.wraith.removed += facts.n;
  },
  "card-washed": (view) => {
    view.wraith.deck = Math.max(0, view.wraith.deck - 1);
    view.wraith.removed += 1;
  },
  stunned: (view) => {
    view.wraith.stunned = true;
  },
  "left-row": (view, facts) => {
    leave(view, facts, view.giant.gone);
  },
  "scar-above": (view, facts) => {
    leave(view, facts, view.giant.above);
  },
  revealed: (view, facts) => {
    view.giant.row.push({ card: facts.text("giant_card"), wounds: 0, scarred: false });
    view.giant.deck = Math.max(0, view.giant.deck - 1);
  },
  "rage-rose": (view, facts) => {
    view.giant.rage = facts.n;
  },
  "rage-broke": (view) => {
    view.giant.rage = 0;
  },

  "gave-way": (view, facts) => {
    view.giant.dangers = view.giant.dangers.filter((place) => place !== facts.text("place"));
  },
  "row-card-lost": (view, facts) => {
    const placed = view.wraith.rows[facts.row].cards.pop();
    if (placed) view.wraith.discard.push(facts.text("card"));
  },
  "hand-shuffled": (view, facts) => {
    view.wraith.hand = typeof view.wraith.hand === "number" ? 0 : [];
    view.wraith.deck += facts.n;
    view.wraith.hand_lost = true;
  },

  "won-health": (view) => {
    view.result = "win-health";
    view.giant.health = 0;
    view.giant.life = 0;
  },
  "won-scars": (view) => {
    view.result = "win-scars";
  },
  "lost-village": (view) => {
    view.result = "lose-village";
  },
  "lost-stamina": (view) => {
    view.result = "lose-stamina";
  },
  "lost-wounds": (view) => {
    view.result = "lose-wounds";
  },
};

/** The view after a happening, as far as the happening tells it. */
export function retell(json: JsonObject, happening: Happening): JsonObject {
  const tale = TALES[happening.kind];
  if (!tale) return json;
  const view = structuredClone(asView(json));
  tale(view, new Facts(happening));
  return view;
}
