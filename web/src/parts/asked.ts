import { useCallback, useEffect, useState } from "react";

export type Asked<T> =
  { state: "asking" } | { state: "here"; value: T } | { state: "failed"; problem: unknown };

/** Ask for something when a page opens; `again` asks once more. `key` names what is asked. */
export function useAsked<T>(key: string, ask: () => Promise<T>): [Asked<T>, () => void] {
  const [answers, setAnswers] = useState<{ key: string; asked: Asked<T> }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    ask().then(
      (value) => {
        if (!gone) setAnswers({ key, asked: { state: "here", value } });
      },
      (problem: unknown) => {
        if (!gone) setAnswers({ key, asked: { state: "failed", problem } });
      },
    );
    return () => {
      gone = true;
    };
    // The key names the question; a new closure that asks the same is no reason to ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, round]);
  const again = useCallback(() => {
    setAnswers(undefined);
    setRound((before) => before + 1);
  }, []);
  return [answers?.key === key ? answers.asked : { state: "asking" }, again];
}
