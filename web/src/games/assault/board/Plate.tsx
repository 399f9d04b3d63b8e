// Beside a player's name: the race they play, by its seal and its name.
import { useWords } from "../../../words";
import type { PlateProps } from "../../face";
import { raceName } from "./names";
import css from "./Plate.module.css";
import { RaceSeal } from "./pieces/RaceSeal";
import { asView } from "./props";

export function Plate({ view, seat }: PlateProps) {
  const words = useWords();
  const race = asView(view).seats.find((one) => one.seat === seat)?.race;
  if (race === undefined) return null;
  return (
    <span className={css.plate} data-plate={race}>
      <RaceSeal race={race} size={20} />
      <span className={css.name}>{raceName(words, race)}</span>
    </span>
  );
}
