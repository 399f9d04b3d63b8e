// The faces of the dice that a race rolls: its special die and the standard one.
import { useWords } from "../../../../words";
import type { Reference } from "../../shapes";
import { raceName } from "../names";
import { Die } from "../pieces/Die";
import { faceWords, facesOf } from "../pieces/faces";
import css from "./DiceFaces.module.css";

export function DiceFaces({ reference, race }: { reference: Reference; race: string }) {
  const words = useWords();
  return (
    <div className={css.dice}>
      {[true, false].map((special) => {
        const faces = facesOf(reference, race, special);
        const title = special
          ? words("assault-around-die-special", { race: raceName(words, race) })
          : words("assault-around-die-standard");
        return (
          <div
            key={String(special)}
            className={css.faces}
            role="img"
            title={title}
            aria-label={`${title}: ${faces.map((face) => faceWords(words, face)).join("; ")}`}
          >
            {faces.map((face, i) => (
              <Die key={i} face={face} special={special ? race : undefined} size={28} />
            ))}
          </div>
        );
      })}
    </div>
  );
}
