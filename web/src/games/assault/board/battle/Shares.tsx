// What dice or totals are made of: a chip for each thing that adds or takes away.
import { useWords } from "../../../../words";
import type { Reference, Share } from "../../shapes";
import { ResultSign } from "../pieces/ResultSign";
import css from "./Shares.module.css";
import { shareWords, signed, together } from "./share";

interface SharesProps {
  reference: Reference;
  shares: readonly Share[];
  /** Dice before the roll, hits and blocks after it. */
  of: "dice" | "totals";
  /** What they come to. */
  sum: string;
  label: string;
}

export function Shares({ reference, shares, of, sum, label }: SharesProps) {
  const words = useWords();
  const sums = together(shares).filter(({ share }) =>
    of === "dice" ? share.n !== 0 : share.hits !== 0 || share.blocks !== 0,
  );
  if (sums.length === 0) return null;
  return (
    <ul className={css.shares} aria-label={label} data-of={of}>
      <li className={css.sum}>{sum}</li>
      {sums.map(({ share, times }, i) => (
        <li key={i} data-reason={share.reason} data-less={isLess(share) || undefined}>
          <span>
            {shareWords(words, reference, share)}
            {times > 1 && ` ×${times}`}
          </span>
          {of === "dice" ? (
            <b>{signed(share.n)}</b>
          ) : (
            <>
              {share.hits !== 0 && <Amount result="hits" n={share.hits} />}
              {share.blocks !== 0 && <Amount result="blocks" n={share.blocks} />}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const isLess = ({ n, hits, blocks }: Share): boolean => n < 0 || hits < 0 || blocks < 0;

function Amount({ result, n }: { result: "hits" | "blocks"; n: number }) {
  const words = useWords();
  return (
    <b>
      {signed(n)}
      <ResultSign result={result} size={14} />
      <span className="unseen">{words(`assault-battle-${result}`)}</span>
    </b>
  );
}
