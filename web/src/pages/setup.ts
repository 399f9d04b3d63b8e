import type { SetupHints } from "../games/face";
import type { GameInfo, SeatWish, Setup, SetupOption } from "../wire/types";

type Value = string | number | boolean;

/** Every option at its default. */
export function defaults(options: SetupOption[]): Setup {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

export interface FormParts {
  /** Choices with a card each, first of all. */
  choices: SetupOption[];
  /** Flags and numbers, and choices too many for cards. */
  others: SetupOption[];
  house: SetupOption[];
}

/** More than this is a list to choose from, not cards. */
export const FEW_CARDS = 6;

/** The form of a game: what is asked, and in which part of it, given what is chosen so far. */
export function formOf(game: GameInfo, hints: SetupHints, chosen: Setup): FormParts {
  const asked = game.options.filter((option) => {
    const needs = hints.only?.[option.name];
    return (
      !option.seats &&
      hints.elsewhere?.includes(option.name) !== true &&
      (needs === undefined || chosen[needs[0]] === needs[1])
    );
  });
  const first = asked.filter((option) => !option.house);
  const isCards = (option: SetupOption): boolean =>
    option.kind === "choice" && option.choices.length <= FEW_CARDS;
  return {
    choices: first.filter(isCards),
    others: first.filter((option) => !isCards(option)),
    house: asked.filter((option) => option.house),
  };
}

/** The setup to send: an option that is not asked any more goes back to its default. */
export function setupOf(game: GameInfo, hints: SetupHints, chosen: Setup, seats: number): Setup {
  const parts = formOf(game, hints, chosen);
  const asked = new Set([...parts.choices, ...parts.others, ...parts.house].map((o) => o.name));
  return Object.fromEntries(
    game.options.map((option) => [
      option.name,
      option.seats
        ? seats
        : asked.has(option.name)
          ? (chosen[option.name] ?? option.default)
          : option.default,
    ]),
  );
}

/** How many options differ from what the game recommends. */
export function changed(options: SetupOption[], chosen: Setup): number {
  return options.filter((option) => chosen[option.name] !== option.default).length;
}

/** A number as near to the wish as the option allows. */
export function within(option: SetupOption, wish: number): number {
  return Number.isFinite(wish)
    ? Math.max(option.low, Math.min(option.high, Math.round(wish)))
    : Number(option.default);
}

/** Seats to begin with: me first, then bots; as few as the game needs. */
export function firstSeats(game: GameInfo): SeatWish[] {
  const level = game.bots[0];
  return Array.from({ length: game.min_seats }, (_, seat) =>
    seat === 0 ? { kind: "me" } : level === undefined ? { kind: "open" } : { kind: "bot", level },
  );
}

/** The names of the messages that could name an option, a choice: most precise first. */
export function optionKeys(game: string, option: string): string[] {
  return [`web-option-${game}-${hyphens(option)}`, `web-option-${hyphens(option)}`];
}

export function choiceKeys(game: string, option: string, choice: Value): string[] {
  return [`web-choice-${game}-${hyphens(option)}-${hyphens(String(choice))}`];
}

export function meaningKey(game: string, option: string): string {
  return `${game}-setup-${hyphens(option)}`;
}

function hyphens(id: string): string {
  return id.replaceAll("_", "-");
}
