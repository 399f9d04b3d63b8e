import { useEffect, useState } from "react";
import { useAsked } from "../parts/asked";
import { api, saying } from "../wire/http";
import { useWords } from "../words";
import { beTold, beToldNoMore, isTold, Unable } from "./push";

export interface Push {
  told: boolean;
  /** What is in the way, in a sentence. */
  trouble: string | null;
  change: (told: boolean) => void;
}

/** Whether this browser is told of its visitor's turns; null where the host tells nobody. */
export function usePush(): Push | null {
  const words = useWords();
  const [asked] = useAsked("push", api.pushKey);
  const [told, setTold] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const look = (): void => void isTold().then(setTold, () => setTold(false));
  useEffect(look, []);
  if (asked.state !== "here" || asked.value.key === "") {
    return null;
  }
  const sentence = (): string => {
    if (problem instanceof Unable) {
      return words(`web-push-${problem.why}`);
    }
    const { key, facts } = saying(problem);
    return words(key, facts);
  };
  return {
    told,
    trouble: problem === null ? null : sentence(),
    change(wish) {
      setProblem(null);
      setTold(wish); // at once; what is in the way takes it back
      (wish ? beTold(words.language) : beToldNoMore()).catch(setProblem).finally(look);
    },
  };
}
