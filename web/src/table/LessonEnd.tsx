// What was learned, and where it goes on from here.
import { useState } from "react";
import { useLocation } from "wouter";
import { Button, LinkButton } from "../parts/Button";
import { Trouble } from "../parts/states";
import { api } from "../wire/http";
import { useMoreWords, useWords } from "../words";
import css from "./dialogs.module.css";

interface LessonEndProps {
  game: string;
  lesson: string;
}

export default function LessonEnd({ game, lesson }: LessonEndProps) {
  const words = useWords();
  const ready = useMoreWords(`${game}/lesson`);
  const [, go] = useLocation();
  const [problem, setProblem] = useState<unknown>(null);
  return (
    <>
      <p className={css.meaning}>{ready && words(`${game}-lesson-${lesson}-end`)}</p>
      {problem !== null && <Trouble problem={problem} />}
      <div className={css.actions}>
        <LinkButton to={`/new/${game}`} look="brass" glyph="play">
          {words("web-lesson-whole")}
        </LinkButton>
        <Button
          glyph="again"
          onClick={() =>
            void api.learn(game, lesson).then((table) => go(`/t/${table.id}`), setProblem)
          }
        >
          {words("web-lesson-again")}
        </Button>
        <LinkButton to="/" look="quiet">
          {words("web-home")}
        </LinkButton>
      </div>
    </>
  );
}
