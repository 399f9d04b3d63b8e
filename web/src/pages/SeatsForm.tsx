import { Button, IconButton } from "../parts/Button";
import { Segments } from "../parts/fields";
import { Glyph } from "../parts/Glyph";
import parts from "../parts/parts.module.css";
import { botMeaning, botName } from "../table/names";
import type { ReactNode } from "react";
import type { GameInfo, SeatWish } from "../wire/types";
import { useWords } from "../words";
import css from "./SeatsForm.module.css";
import { seatsFor, usualBot } from "./setup";

interface SeatsFormProps {
  game: GameInfo;
  seats: SeatWish[];
  setSeats: (seats: SeatWish[]) => void;
  /** How many may sit down. */
  allowed: number[];
  /** What stands beside a seat. */
  beside: (seat: number) => ReactNode;
}

/** What the level that was chosen is like. */
function BotMeaning({ level }: { level: string }) {
  const meaning = botMeaning(useWords(), level);
  return meaning === "" ? null : <span className={css.meaning}>{meaning}</span>;
}

/** Who sits where: me, bots of a level, chairs for friends. */
export function SeatsForm({ game, seats, setSeats, allowed, beside }: SeatsFormProps) {
  const words = useWords();
  const level = usualBot(game) ?? "";
  const more = allowed.filter((n) => n > seats.length);
  const fewer = allowed.filter((n) => n < seats.length);
  const put = (at: number, wish: SeatWish): void =>
    setSeats(seats.map((seat, i) => (i === at ? wish : seat)));
  const kinds = (["me", "bot", "open"] as const).filter((kind) => kind !== "bot" || level !== "");
  return (
    <fieldset className={css.seats}>
      <legend>{words("web-players")}</legend>
      <ol>
        {seats.map((seat, i) => (
          <li key={i} className={css.seat}>
            <Glyph
              name={seat.kind === "bot" ? "bot" : seat.kind === "open" ? "chair" : "person"}
              size={24}
            />
            <Segments
              label={words("web-seat-number", { n: i + 1 })}
              value={seat.kind}
              choices={kinds.map((kind) => ({
                value: kind,
                label: words(`web-seat-${kind}`),
              }))}
              onChange={(kind) => put(i, kind === "bot" ? { kind, level } : { kind })}
            />
            {seat.kind === "bot" && game.bots.length > 1 && (
              <select
                className={parts.select}
                aria-label={words("web-level")}
                value={seat.level}
                onChange={(event) => put(i, { kind: "bot", level: event.target.value })}
              >
                {game.bots.map((bot) => (
                  <option key={bot} value={bot}>
                    {botName(words, bot)}
                  </option>
                ))}
              </select>
            )}
            {seat.kind === "bot" && <BotMeaning level={seat.level ?? ""} />}
            {beside(i)}
            {fewer.length > 0 && (
              <IconButton
                glyph="close"
                label={words("web-remove-seat", { n: i + 1 })}
                onClick={() =>
                  setSeats(seats.filter((_, other) => other !== i).slice(0, Math.max(...fewer)))
                }
              />
            )}
          </li>
        ))}
      </ol>
      {more.length > 0 && (
        <Button
          glyph="plus"
          onClick={() =>
            setSeats(
              seatsFor(
                [...seats, level === "" ? { kind: "open" } : { kind: "bot", level }],
                allowed,
              ),
            )
          }
        >
          {words("web-add-seat")}
        </Button>
      )}
    </fieldset>
  );
}
