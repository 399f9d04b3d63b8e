import { useState } from "react";
import { useLocation } from "wouter";
import { useAsked } from "../parts/asked";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { Segments } from "../parts/fields";
import { Loading, Trouble } from "../parts/states";
import { botMeaning, botName } from "../table/names";
import { api } from "../wire/http";
import type { GameInfo, TableInfo } from "../wire/types";
import { useWords } from "../words";
import css from "./ForkDialog.module.css";
import { usualBot } from "./setup";

interface ForkDialogProps {
  info: TableInfo;
  names: readonly string[];
  step: number;
  /** Whose turn it is there, as far as that is known. */
  seat: number;
  close: () => void;
}

/** Play on from a moment of a game: at which chair, against whom. */
export function ForkDialog(props: ForkDialogProps) {
  const words = useWords();
  const [games] = useAsked("games", api.games);
  const found = games.state === "here" ? games.value : [];
  const game = found.find(({ name }) => name === props.info.game);
  return (
    <Dialog title={words("web-fork")} onClose={props.close}>
      <p>{words("web-fork-meaning", { n: props.step })}</p>
      {games.state === "asking" && <Loading />}
      {games.state === "failed" && <Trouble problem={games.problem} />}
      {game && <Wish {...props} game={game} />}
    </Dialog>
  );
}

function Wish({ info, names, step, seat, game }: ForkDialogProps & { game: GameInfo }) {
  const words = useWords();
  const [, go] = useLocation();
  const [mine, setMine] = useState(String(seat));
  const [level, setLevel] = useState(usualBot(game) ?? "");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const playOn = (): void => {
    setBusy(true);
    api.fork(info.id, step, Number(mine), level).then(
      (table) => go(`/t/${table.id}`),
      (trouble: unknown) => {
        setProblem(trouble);
        setBusy(false);
      },
    );
  };
  return (
    <div className={css.wish}>
      {names.length > 1 && (
        <>
          <h3>{words("web-fork-seat")}</h3>
          <Segments
            label={words("web-fork-seat")}
            value={mine}
            choices={names.map((name, at) => ({ value: String(at), label: name }))}
            onChange={setMine}
          />
          <h3>{words("web-level")}</h3>
          <Segments
            label={words("web-level")}
            value={level}
            choices={game.bots.map((bot) => ({ value: bot, label: botName(words, bot) }))}
            onChange={setLevel}
          />
          <p className={css.meaning}>{botMeaning(words, level)}</p>
        </>
      )}
      {problem !== null && <Trouble problem={problem} />}
      <Button look="brass" glyph="play" disabled={busy} onClick={playOn}>
        {words("web-fork-begin")}
      </Button>
    </div>
  );
}
