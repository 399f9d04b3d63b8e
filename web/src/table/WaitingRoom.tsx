import { useState } from "react";
import { Scene } from "../look/art/Scene";
import { Button } from "../parts/Button";
import { Glyph } from "../parts/Glyph";
import { useAsked } from "../parts/asked";
import { Switch } from "../parts/fields";
import { Trouble } from "../parts/states";
import { api } from "../wire/http";
import type { TableInfo } from "../wire/types";
import { useWords } from "../words";
import { botMeaning, botName, seatName, tableSummary } from "./names";
import { useTable } from "./store";
import css from "./WaitingRoom.module.css";

const keepInfo = (info: TableInfo): void => useTable.setState({ info });

/** What it is like to play with a bot. */
function Meaning({ text }: { text: string }) {
  return text === "" ? null : <span className={css.meaning}>{text}</span>;
}

/** Before the first move: who sits where, and chairs to fill. */
export function WaitingRoom({ share }: { share: () => void }) {
  const words = useWords();
  const info = useTable((table) => table.info);
  const seats = useTable((table) => table.seats);
  const you = useTable((table) => table.you);
  const session = useTable((table) => table.session);
  const [games] = useAsked("games", api.games);
  const [problem, setProblem] = useState<unknown>(null);
  if (info === null) {
    return null;
  }
  const bots =
    games.state === "here" ? (games.value.find(({ name }) => name === info.game)?.bots ?? []) : [];
  return (
    <div className={css.room}>
      <div className={css.art} aria-hidden="true">
        <Scene game={info.game} />
      </div>
      <h2>{words("web-waiting-for-players")}</h2>
      <p className={css.summary}>{tableSummary(words, info)}</p>
      {problem !== null && <Trouble problem={problem} />}
      <ul className={css.seats}>
        {seats.map((seat) => (
          <li key={seat.seat} className={seat.kind === "open" ? css.open : css.taken}>
            <Glyph
              name={seat.kind === "bot" ? "bot" : seat.kind === "open" ? "chair" : "person"}
              size={24}
            />
            <span className={css.name}>{seatName(words, seat, seats)}</span>
            {info.host &&
              seat.kind === "open" &&
              bots.map((level) => (
                <Button
                  key={level}
                  look="quiet"
                  title={botMeaning(words, level)}
                  onClick={() =>
                    void api.reseat(info.id, seat.seat, "bot", level).catch(setProblem)
                  }
                >
                  {words("web-seat-a-bot", { level: botName(words, level) })}
                </Button>
              ))}
            {seat.kind === "bot" && <Meaning text={botMeaning(words, seat.level)} />}
            {seat.kind === "coming" && <span>{words("web-wants-to-sit")}</span>}
            {seat.kind === "open" && seat.mine && (
              <>
                <Button
                  look="brass"
                  glyph="chair"
                  onClick={() => void api.takeSeat(info.id, seat.seat).catch(setProblem)}
                >
                  {words("web-sit-down")}
                </Button>
                <Button
                  look="quiet"
                  onClick={() =>
                    void api
                      .reseat(info.id, seat.seat, "open")
                      .then(() => session?.comeAgain(), setProblem)
                  }
                >
                  {words("web-not-this-time")}
                </Button>
              </>
            )}
            {info.listed && you === null && seat.kind === "open" && (
              <Button
                look="brass"
                glyph="chair"
                onClick={() =>
                  void api.join(info.id, seat.seat).then(() => session?.comeAgain(), setProblem)
                }
              >
                {words("web-sit-down")}
              </Button>
            )}
            {info.host && seat.kind === "bot" && (
              <Button
                look="quiet"
                onClick={() => void api.reseat(info.id, seat.seat, "open").catch(setProblem)}
              >
                {words("web-keep-open")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {info.host && !info.begun && (
        <Switch
          label={words("web-listed")}
          meaning={words("web-listed-meaning")}
          checked={info.listed}
          onChange={(listed) => void api.list(info.id, listed).then(keepInfo, setProblem)}
        />
      )}
      <Button look={info.listed && you === null ? "plain" : "brass"} glyph="share" onClick={share}>
        {words("web-invite")}
      </Button>
    </div>
  );
}
