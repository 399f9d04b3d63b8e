import { IconButton, Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { Switch } from "../parts/fields";
import { change, useSettings } from "../settings/settings";
import type { Said, SeatInfo } from "../wire/types";
import { useWords, type Words } from "../words";
import { seatName } from "./names";
import { useTable } from "./store";
import css from "./Chatter.module.css";

/** What may be said, in the order in which a game goes. */
const WORDS: readonly Said["word"][] = [
  "hello",
  "good-luck",
  "your-turn",
  "one-moment",
  "back",
  "nice",
  "oops",
  "sorry",
  "thanks",
  "well-played",
  "good-game",
  "goodbye",
];

/** Whether there is somebody to talk to: a person who is not oneself. */
export function isCompany(seats: readonly SeatInfo[], you: number | null): boolean {
  return you !== null && seats.some(({ kind, mine }) => kind === "human" && !mine);
}

/** Whether a viewer wants to hear who sits there. */
function isHeard(seat: number, muted: readonly number[], wanted: boolean, you: number | null) {
  return seat === you || (wanted && !muted.includes(seat));
}

function useHeard(): (seat: number) => boolean {
  const muted = useTable((table) => table.muted);
  const you = useTable((table) => table.you);
  const wanted = useSettings((settings) => settings.talk);
  return (seat) => isHeard(seat, muted, wanted, you);
}

function speaker(words: Words, seats: readonly SeatInfo[], seat: number): string {
  const found = seats.find((each) => each.seat === seat);
  return found === undefined ? "" : seatName(words, found, seats);
}

/** What somebody has just said, beside the seat. */
export function Bubble({ seat }: { seat: number }) {
  const words = useWords();
  const word = useTable((table) => table.bubbles[seat]?.word);
  const heard = useHeard();
  return word === undefined || !heard(seat) ? null : (
    <span className={css.bubble} aria-hidden="true" data-said={word}>
      {words(`web-say-${word}`)}
    </span>
  );
}

export function ChatterButton({ open }: { open: () => void }) {
  const words = useWords();
  const company = useTable((table) => isCompany(table.seats, table.you));
  return company ? <IconButton glyph="speech" label={words("web-talk")} onClick={open} /> : null;
}

/** Say something from the list, read what was said, and choose whom to hear. */
export function ChatterDialog({ close }: { close: () => void }) {
  const words = useWords();
  const session = useTable((table) => table.session);
  const seats = useTable((table) => table.seats);
  const you = useTable((table) => table.you);
  const said = useTable((table) => table.said);
  const muted = useTable((table) => table.muted);
  const wanted = useSettings((settings) => settings.talk);
  const heard = useHeard();
  const others = seats.filter(({ kind, mine }) => kind === "human" && !mine);
  const lines = said.filter(({ seat }) => heard(seat));
  return (
    <Dialog sheet title={words("web-talk")} onClose={close}>
      <div className={css.talk}>
        {you !== null && (
          <ul className={css.words}>
            {WORDS.map((word, i) => (
              <li key={word}>
                <Button
                  {...(i === 0 ? { "data-first": true } : {})}
                  onClick={() => {
                    session?.say(word);
                    close();
                  }}
                >
                  {words(`web-say-${word}`)}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <section aria-label={words("web-talk-said")}>
          <h3>{words("web-talk-said")}</h3>
          {lines.length === 0 && <p className={css.nothing}>{words("web-talk-nothing")}</p>}
          <ol className={css.lines}>
            {lines.map(({ seat, word, at }) => (
              <li key={`${at} ${seat}`}>
                <strong>{speaker(words, seats, seat)}</strong>
                <span>{words(`web-say-${word}`)}</span>
                <time dateTime={at}>
                  {new Date(at).toLocaleTimeString(words.language, {
                    hour: "2-digit",
                    minute: "2-digit",
                  })}
                </time>
              </li>
            ))}
          </ol>
        </section>
        <Switch
          label={words("web-talk-hear")}
          checked={wanted}
          onChange={(talk) => change({ talk })}
        />
        {wanted &&
          others.map((other) => (
            <Switch
              key={other.seat}
              label={words("web-talk-hear-one", { name: seatName(words, other, seats) })}
              checked={!muted.includes(other.seat)}
              onChange={(hears) =>
                useTable.setState({
                  muted: hears ? muted.filter((n) => n !== other.seat) : [...muted, other.seat],
                })
              }
            />
          ))}
      </div>
    </Dialog>
  );
}

/** For those who listen instead of looking. */
export function ChatterNews() {
  const words = useWords();
  const said = useTable((table) => table.said);
  const seats = useTable((table) => table.seats);
  const heard = useHeard();
  return (
    <div className="unseen" role="log" aria-live="polite" aria-label={words("web-talk-said")}>
      {said
        .filter(({ past, seat }) => !past && heard(seat))
        .map(({ seat, word, at }) => (
          <p key={`${at} ${seat}`}>
            {words("web-said", {
              name: speaker(words, seats, seat),
              what: words(`web-say-${word}`),
            })}
          </p>
        ))}
    </div>
  );
}
