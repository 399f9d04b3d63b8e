import { readable, type Words } from "../words";
import type { SeatInfo, Setup, TableInfo } from "../wire/types";
import { choiceKeys } from "../pages/setup";

export function gameTitle(words: Words, game: string): string {
  return words.first([`${game}-title`], readable(game));
}

export function botName(words: Words, level: string): string {
  return words.first([`web-bot-${level}`], readable(level));
}

/** Who sits there; among several seats, bots of the same level are told apart by their seat. */
export function seatName(words: Words, seat: SeatInfo, among = 1): string {
  if (seat.kind === "open") {
    return words("web-seat-open");
  }
  if (seat.name !== "") {
    return seat.name;
  }
  if (seat.kind === "bot") {
    const level = botName(words, seat.level);
    return among > 1 ? words("web-bot-at", { level, n: seat.seat + 1 }) : level;
  }
  return words(seat.mine ? "web-you" : "web-seat-number", { n: seat.seat + 1 });
}

/** Names as one would say them: "Ebba, Per and Gro". */
export function list(words: Words, names: string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}

/** What was settled before the game, in a few words; "" where there is nothing to say. */
export function summary(words: Words, game: string, setup: Setup): string {
  const key = `web-summary-${game}`;
  if (!words.has(key)) {
    return "";
  }
  const facts: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(setup)) {
    facts[name] =
      typeof value === "boolean"
        ? value
          ? "yes"
          : "no"
        : typeof value === "number"
          ? value
          : words.first(choiceKeys(game, name, value), readable(value));
  }
  return words(key, facts);
}

export function tableSummary(words: Words, info: TableInfo): string {
  return summary(words, info.game, info.setup);
}

/** How a game ended, in one sentence. */
export function resultText(words: Words, game: string, result: string): string {
  return words.first([`${game}-result-${result.replaceAll("_", "-")}`], readable(result));
}
