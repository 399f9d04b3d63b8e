import { list, useWords } from "../../../words";
import type { SetupSeatProps } from "../../face";
import { SeatSign } from "../board/cards/signs";
import { cardNamed, seatOf, sheetOf, useCatalogue } from "./catalogue";
import css from "./SeatNote.module.css";

/** Which side a seat is on, and what the scenario gives it. */
export default function SeatNote({ setup, seats, seat }: SetupSeatProps) {
  const words = useWords();
  const { cards, ...rest } = useCatalogue();
  const printed = seatOf(sheetOf({ cards, ...rest }, setup["scenario"]), seats, seat);
  if (printed === undefined) {
    return null;
  }
  const army = list(printed.army.map((id) => cardNamed(cards, id)?.name ?? id));
  return (
    <span className={css.note}>
      <SeatSign seat={seat} />
      <span>
        {words("heroscape-sheet-side", { n: printed.side })}
        {printed.points > 0 && <> · {words("heroscape-sheet-points", { n: printed.points })}</>}
        {army !== "" && <> · {army}</>}
      </span>
    </span>
  );
}
