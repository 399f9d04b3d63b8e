// What one does now: a panel for every question that the rules ask outside a battle's dice.
import { isBattleQuestion } from "../battle";
import { useTable } from "../table";
import type { AroundProps } from "../props";
import { AttackPicker } from "./AttackPicker";
import { Cards } from "./Cards";
import { March } from "./March";
import { Places } from "./Places";
import { Plain } from "./Plain";
import { RecruitShop } from "./RecruitShop";
import { Slayers } from "./Slayers";
import { Soldiers } from "./Soldiers";
import { Spells } from "./Spells";
import { Steps } from "./Steps";
import { TradeAnswer, TradeBuilder } from "./TradeBuilder";
import { useDeal } from "./useDeal";
import { Waiting } from "./Waiting";

const PANELS: Record<string, () => React.ReactNode> = {
  act: Steps,
  pick: Cards,
  "event-card": Cards,
  "leader-card": Cards,
  scavenge: Cards,
  take: Cards,
  passage: Cards,
  "event-region": Places,
  "return-to": Places,
  mark: Places,
  castle: Places,
  maneuver: March,
  onward: March,
  relocate: March,
  room: Soldiers,
  ride: Soldiers,
  shift: Soldiers,
  "hold-back": Soldiers,
  "stay-behind": Soldiers,
  heal: Soldiers,
  "spell-aim": Soldiers,
  return: TradeAnswer,
  agree: TradeAnswer,
  recruit: RecruitShop,
  spells: Spells,
  keep: Spells,
};

export function Doing({ around }: { around: AroundProps }) {
  const { show } = around;
  const { decision, view, choose } = useTable();
  const dealing = useDeal(decision, view.offer, (notation) => {
    const option = decision?.options.find((one) => one.notation === notation);
    if (option) choose(option);
  });
  if (!decision) return view.battle === null ? <Waiting around={around} /> : null;
  if (view.battle !== null && isBattleQuestion(decision)) return null;
  switch (decision.kind) {
    case "partner":
    case "give":
    case "want":
      return <TradeBuilder dealing={dealing} show={show} />;
    case "slayer-recruit":
    case "slayer-move":
    case "slayer-attack":
      return <Slayers around={around} />;
    case "attack":
      return <AttackPicker show={show} />;
    default: {
      const Asked = PANELS[decision.kind] ?? Plain;
      return <Asked />;
    }
  }
}
