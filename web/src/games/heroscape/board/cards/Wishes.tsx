import { Segments } from "../../../../parts/fields";
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
      <Segments
        label={words("heroscape-draft-order")}
        value={wish.order}
        choices={ORDERS.map((value) => ({
          value,
          label: words("heroscape-draft-by", { order: value }),
        }))}
        onChange={(order) => setWish({ ...wish, order })}
      />
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
