// A card in full, over the table: by mouse, finger or keyboard.
import { Dialog } from "../../../../../parts/Dialog";
import { useWords } from "../../../../../words";
import type { AroundProps } from "../../props";
import { titleOf, type Card } from "./card";
import { CardFace } from "./CardFace";

interface CardDialogProps {
  card: Card;
  around: AroundProps;
  onClose: () => void;
}

export function CardDialog({ card, around, onClose }: CardDialogProps) {
  const words = useWords();
  return (
    <Dialog title={titleOf(words, around.reference, card)} onClose={onClose}>
      <CardFace card={card} around={around} />
    </Dialog>
  );
}
