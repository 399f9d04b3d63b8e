import { readable, type Words } from "../words";
import type { SeatInfo, Setup, TableInfo } from "../wire/types";
import { choiceKeys } from "../pages/setup";

export function gameTitle(words: Words, game: string): string {
  return words.first([`${game}-title`], readable(game));
}

export function botName(words: Words, level: string): string {
  return words.first([`web-bot-${level}`], readable(level));
}

/** What it is like to play with such a bot, in a line; "" for one that nobody has described. */
export function botMeaning(words: Words, level: string): string {
  return words.first([`web-bot-${level}-meaning`], "");
}

/** Who sits there; among others, whoever goes by the same name is told apart by the seat. */
export function seatName(words: Words, seat: SeatInfo, seats: readonly SeatInfo[] = []): string {
  const n = seat.seat + 1;
  if (seat.kind === "open") {
    return seat.name === "" ? words("web-seat-open") : words("web-seat-kept", { name: seat.name });
  }
  if (seat.kind === "bot" && seat.name === "") {
    const level = botName(words, seat.level);
    return seats.length > 1 ? words("web-bot-at", { level, n }) : level;
  }
  // Several people at one device have one name, or are all "you".
  const alike = seats.filter((one) => one.name === seat.name && one.mine === seat.mine);
  if (alike.filter(({ kind }) => kind === seat.kind).length > 1) {
    return words("web-seat-number", { n });
  }
  return seat.name || words(seat.mine ? "web-you" : "web-seat-number", { n });
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
  if (info.terms.lesson !== undefined) {
    return words("web-lesson");
  }
  return summary(words, info.game, info.setup);
}

/** How a game ended, in one sentence. */
export function resultText(words: Words, game: string, result: string): string {
  const name = result.replaceAll("_", "-");
  return words.first([`${game}-result-${name}`, `web-result-${name}`], readable(result));
}
