import { useEffect, useState } from "react";
import { useWords, type Words } from "../words";
import css from "./Players.module.css";
import { useTable } from "./store";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** From here on the eye should be drawn to it. */
const SHORT = 60 * SECOND;

/** What a clock shows: days and hours, hours and minutes, or minutes and seconds. */
export function timeLeft(words: Words, ms: number): string {
  if (ms >= 2 * DAY) {
    return words("web-clock-days", {
      d: Math.floor(ms / DAY),
      h: Math.floor((ms % DAY) / HOUR),
    });
  }
  const seconds = Math.ceil(ms / SECOND);
  const two = (n: number): string => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The time that a seat has left; it runs on between what the server tells. */
export function SeatClock({ seat }: { seat: number }) {
  const words = useWords();
  const clock = useTable((table) => table.moment?.clocks?.[seat]);
  const heard = useTable((table) => table.heardAt);
  const [now, setNow] = useState(heard);
  const runs = clock?.runs === true;
  useEffect(() => {
    if (!runs) {
      return undefined;
    }
    const timer = window.setInterval(() => setNow(performance.now()), SECOND);
    return () => window.clearInterval(timer);
  }, [runs]);
  if (clock === undefined) {
    return null;
  }
  const left = Math.max(0, clock.left - (runs ? Math.max(0, now - heard) : 0));
  return (
    <span
      className={css.clock}
      data-runs={runs}
      data-short={left < SHORT}
      role="timer"
      aria-label={words("web-clock-left", { time: timeLeft(words, left) })}
    >
      {timeLeft(words, left)}
    </span>
  );
}
