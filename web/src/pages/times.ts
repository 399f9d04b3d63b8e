import type { Words } from "../words";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago something was, in the words of the language. */
export function ago(words: Words, time: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) {
      return format.format(-Math.floor(seconds / length), unit);
    }
  }
  return words("web-just-now");
}
