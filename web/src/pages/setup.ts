import type { Only, SetupHints } from "../games/face";
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
export function formOf(
  game: GameInfo,
  hints: SetupHints,
  chosen: Setup,
  seats: number = game.min_seats,
): FormParts {
  const asked = game.options.filter(
    ({ name, seats: counts }) =>
      !counts && hints.elsewhere?.includes(name) !== true && makesSense(hints.only?.[name]),
  );
  function makesSense(needs: Only | undefined): boolean {
    if (needs === undefined) {
      return true;
    }
    return typeof needs === "function" ? needs(chosen, seats) : chosen[needs[0]] === needs[1];
  }
  const first = asked.filter((option) => !option.house);
  const isCards = ({ name, kind, choices }: SetupOption): boolean =>
    kind === "choice" && (choices.length <= FEW_CARDS || hints.fields?.[name] !== undefined);
  return {
    choices: first.filter(isCards),
    others: first.filter((option) => !isCards(option)),
    house: asked.filter((option) => option.house),
  };
}

/** The setup to send: an option that is not asked any more goes back to its default. */
export function setupOf(game: GameInfo, hints: SetupHints, chosen: Setup, seats: number): Setup {
  const parts = formOf(game, hints, chosen, seats);
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

/** Who sits down if nobody is named; none where a game has no bots. */
export function usualBot({ bots, usual_bot }: GameInfo): string | undefined {
  return bots.includes(usual_bot) ? usual_bot : bots[0];
}

/** Seats to begin with: me first, then bots; as few as the game needs. */
export function firstSeats(game: GameInfo): SeatWish[] {
  const level = usualBot(game);
  return Array.from({ length: game.min_seats }, (_, seat) =>
    seat === 0 ? { kind: "me" } : level === undefined ? { kind: "open" } : { kind: "bot", level },
  );
}

/** Every number of seats that a game knows. */
export function allSeats({ min_seats, max_seats }: GameInfo): number[] {
  return Array.from({ length: max_seats - min_seats + 1 }, (_, i) => min_seats + i);
}

/**
 * Seats as many as may sit down: the next larger number of them, else the largest. Who is there
 * stays; new ones are like the last.
 */
export function seatsFor(seats: SeatWish[], allowed: number[]): SeatWish[] {
  const count = [...allowed].sort((a, b) => a - b).find((n) => n >= seats.length);
  const wanted = count ?? Math.max(...allowed);
  const last = seats.at(-1) ?? { kind: "open" };
  const more = last.kind === "me" ? ({ kind: "open" } as const) : last;
  return Array.from({ length: wanted }, (_, i) => seats[i] ?? more);
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
