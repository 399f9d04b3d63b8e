import { useState } from "react";
import { Scene } from "../look/art/Scene";
import { Button } from "../parts/Button";
import { Glyph } from "../parts/Glyph";
import { useAsked } from "../parts/asked";
import { Trouble } from "../parts/states";
import { api } from "../wire/http";
import { useWords } from "../words";
import { botName, seatName, tableSummary } from "./names";
import { useTable } from "./store";
import css from "./WaitingRoom.module.css";

/** Before the first move: who sits where, and chairs to fill. */
export function WaitingRoom({ share }: { share: () => void }) {
  const words = useWords();
  const info = useTable((table) => table.info);
  const seats = useTable((table) => table.seats);
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
                  onClick={() =>
                    void api.reseat(info.id, seat.seat, "bot", level).catch(setProblem)
                  }
                >
                  {words("web-seat-a-bot", { level: botName(words, level) })}
                </Button>
              ))}
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
      <Button look="brass" glyph="share" onClick={share}>
        {words("web-invite")}
      </Button>
    </div>
  );
}
