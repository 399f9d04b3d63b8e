// A happening folded into the view it happened to, so that the board can tell one after the other.
//
// The view after the last happening comes from the server; what is folded here only has to carry
// the telling. What a happening does not say (values of the hand, prices) stays as it was.
import type { Happening, JsonObject } from "../../../wire/types";
import type { Happenings } from "../shapes";
import { asTold, asView, ROWS, type Kind, type RowName, type View } from "./types";

/** The rule that gives the hand back which an Air token took. */
const AFTER_AIR_TOKEN = "WG-FOOT-13";

type Fact = string | number;
type Tale<Told> = (view: View, facts: Facts<Told>) => void;

/** The facts of a happening by kind of thing, wanting nothing. */
class Facts<Told> {
  private readonly told: Happening["facts"];
  readonly rule: string;

  constructor({ facts, rule }: Happening) {
    this.told = facts;
    this.rule = rule;
  }

  text(name: keyof Told & string): string {
    const fact = this.told[name];
    return fact === undefined ? "" : String(fact);
  }

  number(name: keyof Told & string): number {
    return Number(this.told[name] ?? 0);
  }
}

function rowOf(facts: Facts<{ row: Fact }>): RowName {
  return facts.text("row") === ROWS[1] ? "bottom" : "top";
}

function move(view: View, facts: Facts<{ place: Fact }>): void {
  view.wraith.place = facts.text("place");
}

function hurt(view: View, facts: Facts<{ n: Fact }>): void {
  view.wraith.wounds += facts.number("n");
}

function slotOf(view: View, facts: Facts<{ giant_card: Fact }>): number {
  return view.giant.row.findIndex((lying) => lying.card === facts.text("giant_card"));
}

function leave(view: View, facts: Facts<{ giant_card: Fact }>, to: string[]): void {
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
function pool(view: View, facts: Facts<{ skill: Fact }>, by: number): void {
  const skill = view.wraith.skills.find(({ id }) => id === facts.text("skill"));
  if (skill) skill.tokens += by;
}

const TALES: { [kind in Kind]?: Tale<Happenings[kind]> } = {
  "round-began": (view, facts) => {
    view.round = facts.number("n");
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
    view.wraith.rows[rowOf(facts)].cards.push({ card: facts.text("card"), face_down: false });
    view.played = rowOf(facts) === "top" ? 1 : 2;
    view.wraith.stunned = false;
  },
  "face-down": (view, facts) => {
    fromHand(view, facts.text("card"));
    view.wraith.rows[rowOf(facts)].cards.push({
      card: facts.text("card") || null,
      face_down: true,
    });
    view.played = rowOf(facts) === "top" ? 1 : 2;
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
    view.wraith.deck = facts.number("n");
    view.wraith.discard = [];
  },
  discarded: (view, facts) => {
    fromHand(view, facts.text("card"));
    view.wraith.discard.push(facts.text("card"));
  },
  healed: (view, facts) => {
    view.wraith.wounds = Math.max(0, view.wraith.wounds - facts.number("n"));
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
    if (lying) lying.wounds += facts.number("n");
    view.giant.life = Math.max(0, view.giant.life - facts.number("n"));
    // With skills the pools pay, and are told; what they cannot pay the next view tells.
    if (view.wraith.skills.length === 0)
      view.giant.health = Math.max(0, view.giant.health - facts.number("n"));
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
    pool(view, facts, -facts.number("n"));
  },
  refilled: (view, facts) => {
    pool(view, facts, facts.number("n"));
    view.giant.health = Math.max(0, view.giant.health - facts.number("n"));
  },
  calmed: (view, facts) => {
    view.giant.rage = facts.number("n");
  },
  shielded: (view, facts) => {
    view.wraith.shield = facts.number("n");
  },
  dazzled: (view) => {
    view.giant.suppressed = true;
  },

  suffered: hurt,
  burnt: hurt,
  warded: (view, facts) => {
    view.wraith.shield = Math.max(0, view.wraith.shield - facts.number("n"));
  },
  "cards-lost": (view, facts) => {
    view.wraith.deck = Math.max(0, view.wraith.deck - facts.number("n"));
    view.wraith.removed += facts.number("n");
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
    view.giant.rage = facts.number("n");
  },
  "rage-broke": (view) => {
    view.giant.rage = 0;
  },

  "gave-way": (view, facts) => {
    view.giant.dangers = view.giant.dangers.filter((place) => place !== facts.text("place"));
  },
  "row-card-lost": (view, facts) => {
    const placed = view.wraith.rows[rowOf(facts)].cards.pop();
    if (placed) view.wraith.discard.push(facts.text("card"));
  },
  "hand-shuffled": (view, facts) => {
    view.wraith.hand = typeof view.wraith.hand === "number" ? 0 : [];
    view.wraith.deck += facts.number("n");
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
  const tale = TALES[asTold(happening).kind] as Tale<never> | undefined;
  if (!tale) return json;
  const view = structuredClone(asView(json));
  tale(view, new Facts(happening));
  return view;
}
