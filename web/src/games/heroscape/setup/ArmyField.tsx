// An army that a player brings: picked card by card, and what it costs is always in sight.
import { useState } from "react";
import { Button, IconButton } from "../../../parts/Button";
import { Dialog } from "../../../parts/Dialog";
import { list, useWords } from "../../../words";
import type { SetupFieldProps } from "../../face";
import { SeatSign } from "../board/cards/signs";
import { costOf, readArmy, without, writeArmy } from "./armyText";
import css from "./ArmyField.module.css";
import { CardShelf } from "./CardShelf";
import { cardNamed, draftsOf, seatOf, sheetOf, useCatalogue } from "./catalogue";
import { suggestion } from "./suggestion";

export default function ArmyField({ option, label, value, setup, seats, change }: SetupFieldProps) {
  const words = useWords();
  const catalogue = useCatalogue();
  const [open, setOpen] = useState(false);
  const seat = Number(option.name.replace("army_", "")) - 1;
  const sheet = sheetOf(catalogue, setup["scenario"]);
  const printed = seatOf(sheet, seats, seat);
  const army = readArmy(value);
  const set = (ids: string[]): void => change({ [option.name]: writeArmy(ids) });
  const all = printed?.points ?? 0;
  const cost = costOf(army, catalogue.cards);
  const given = (printed?.army ?? []).map((id) => cardNamed(catalogue.cards, id)?.name ?? id);
  const points = <Points cost={cost} all={all} />;
  const others = elsewhere(setup, seats, seat);
  return (
    <section className={css.army} aria-labelledby={`${option.name}-name`}>
      <header className={css.head}>
        <SeatSign seat={seat} />
        <h3 id={`${option.name}-name`}>{label}</h3>
        {points}
      </header>
      {given.length > 0 && <p>{words("heroscape-sheet-has", { cards: list(given) })}</p>}
      <ul className={css.cards}>
        {army.map((id, i) => {
          const card = cardNamed(catalogue.cards, id);
          const name = card?.name ?? id;
          return (
            <li key={`${id}${i}`} className={css.picked}>
              <span>{name}</span>
              <b>{card?.master.points}</b>
              <IconButton
                glyph="close"
                label={words("heroscape-sheet-leave", { card: name })}
                onClick={() => set(without(army, id))}
              />
            </li>
          );
        })}
      </ul>
      <div className={css.actions}>
        <Button glyph="plus" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words("heroscape-sheet-choose")}
        </Button>
        <Button
          glyph="hint"
          look="quiet"
          onClick={() =>
            set(
              suggestion({
                drafts: draftsOf(sheet, seats),
                seat,
                army,
                taken: new Set(others.keys()),
                points: all,
                cards: catalogue.cards,
              }),
            )
          }
        >
          {words("heroscape-sheet-suggest")}
        </Button>
      </div>
      {open && (
        <Dialog wide="screen" title={label} onClose={() => setOpen(false)}>
          <CardShelf
            cards={catalogue.cards}
            army={army}
            left={all - cost}
            elsewhere={others}
            points={points}
            set={set}
            done={() => setOpen(false)}
          />
        </Dialog>
      )}
    </section>
  );
}

/** Who else brings a card, by its id: the numbers of the players. */
function elsewhere(
  setup: SetupFieldProps["setup"],
  seats: number,
  mine: number,
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (let seat = 0; seat < seats; seat += 1) {
    for (const id of seat === mine ? [] : readArmy(setup[`army_${seat + 1}`])) {
      found.set(id, [...(found.get(id) ?? []), seat + 1]);
    }
  }
  return found;
}

function Points({ cost, all }: { cost: number; all: number }) {
  const words = useWords();
  return (
    <span className={css.points} data-over={cost > all || undefined} role="status">
      {words("heroscape-draft-points", { spent: cost, all, left: all - cost })}
    </span>
  );
}
