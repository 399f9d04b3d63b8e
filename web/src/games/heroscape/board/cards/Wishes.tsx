import parts from "../../../../parts/parts.module.css";
import { useWords } from "../../../../words";
import type { ArmyCard } from "../../shapes";
import { generalName } from "./ArmyCard";
import { generalsOf, ORDERS, type Wish } from "./drafting";

interface WishesProps {
  cards: readonly ArmyCard[];
  wish: Wish;
  setWish: (wish: Wish) => void;
}

/** In which order cards lie, and of which general. */
export function Wishes({ cards, wish, setWish }: WishesProps) {
  const words = useWords();
  return (
    <>
      <select
        className={parts.select}
        aria-label={words("heroscape-draft-order")}
        value={wish.order}
        onChange={(event) => {
          const order = ORDERS.find((each) => each === event.target.value);
          if (order !== undefined) setWish({ ...wish, order });
        }}
      >
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {words("heroscape-draft-by", { order })}
          </option>
        ))}
      </select>
      <select
        className={parts.select}
        aria-label={words("heroscape-draft-general")}
        value={wish.general}
        onChange={(event) => setWish({ ...wish, general: event.target.value })}
      >
        <option value="">{words("heroscape-draft-all-generals")}</option>
        {generalsOf(cards).map((general) => (
          <option key={general} value={general}>
            {generalName(general)}
          </option>
        ))}
      </select>
    </>
  );
}
