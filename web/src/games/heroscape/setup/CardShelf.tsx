// All Army Cards to pick an army from: whole, sorted as one likes, with what is left to spend.
import { useState, type ReactNode } from "react";
import { Button } from "../../../parts/Button";
import { list, useWords } from "../../../words";
import { ArmyCard } from "../board/cards/ArmyCard";
import { sorted, type Wish } from "../board/cards/drafting";
import { Wishes } from "../board/cards/Wishes";
import type { ArmyCard as Printed } from "../shapes";
import { without } from "./armyText";
import css from "./CardShelf.module.css";

interface CardShelfProps {
  cards: Printed[];
  army: string[];
  /** Points that may still be spent. */
  left: number;
  /** Which players bring a card too. */
  elsewhere: Map<string, number[]>;
  points: ReactNode;
  set: (army: string[]) => void;
  done: () => void;
}

export function CardShelf({ cards, army, left, elsewhere, points, set, done }: CardShelfProps) {
  const words = useWords();
  const [wish, setWish] = useState<Wish>({ order: "points", general: "" });
  return (
    <div className={css.shelf}>
      <div className={css.head}>
        <Wishes cards={cards} wish={wish} setWish={setWish} />
        {points}
        <Button look="brass" glyph="check" onClick={done}>
          {words("heroscape-sheet-done")}
        </Button>
      </div>
      <ul className={css.cards}>
        {sorted((card) => card, cards, wish).map((card) => {
          const count = army.filter((id) => id === card.id).length;
          const dear = card.master.points > left;
          const once = card.rarity === "unique" && count > 0;
          const others = elsewhere.get(card.id) ?? [];
          return (
            <li key={card.id} className={css.offer} data-card={card.id} data-picked={count > 0}>
              <ArmyCard card={card} side="master" />
              {others.length > 0 && (
                <p className={css.note}>
                  {words("heroscape-sheet-others", { players: list(others.map(String)) })}
                </p>
              )}
              <div className={css.actions}>
                {!once && (
                  <Button disabled={dear} onClick={() => set([...army, card.id])}>
                    {words(dear ? "heroscape-sheet-dear" : "heroscape-draft-take", {
                      n: card.master.points,
                    })}
                    <span className="unseen">{card.name}</span>
                  </Button>
                )}
                {count > 0 && (
                  <Button
                    look="brass"
                    glyph="check"
                    aria-label={words("heroscape-sheet-leave", { card: card.name })}
                    onClick={() => set(without(army, card.id))}
                  >
                    {words("heroscape-sheet-picked", { n: count })}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
