import { useEffect, useId, useRef, useState } from "react";
import { Button, IconButton } from "../../../parts/Button";
import { useWords } from "../../../words";
import { Peering } from "./Giant";
import { Prose } from "./Prose";
import css from "./Story.module.css";
import { giantName, leafTitle, paragraphs, wraithName, type Leaf } from "./story";
import { VillagePicture } from "./Village";

interface StoryPageProps {
  leaves: readonly Leaf[];
  /** What a loss means for the run, said below its page. */
  afterLoss: string;
  onClose: () => void;
  /** From the last page straight to the fight; null where no fight follows. */
  onGo: (() => void) | null;
}

/** Pages of the story over the map, one at a time. */
export function StoryPage({ leaves, afterLoss, onClose, onGo }: StoryPageProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const turning = useRef<HTMLDivElement>(null);
  const id = useId();
  const [at, setAt] = useState(0);
  useEffect(() => {
    const open = dialog.current;
    const before = document.activeElement;
    open?.showModal();
    return () => {
      open?.close();
      const back =
        before instanceof HTMLElement && before !== document.body && before.isConnected
          ? before
          : document.getElementById("campaign-run");
      back?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    paper.current?.scrollTo(0, 0);
    turning.current
      ?.querySelector<HTMLElement>("button:last-child")
      ?.focus({ preventScroll: true });
  }, [at]);
  const leaf = leaves[at];
  if (leaf === undefined) {
    return null;
  }
  const last = at === leaves.length - 1;
  const text = paragraphs(words, leaf);
  return (
    <dialog
      ref={dialog}
      className={css.book}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) {
          onClose(); // the dark around the page
        }
      }}
    >
      <div key={`head ${at}`} className={css.head}>
        {"fight" in leaf ? <Peering giant={leaf.fight.giant} /> : <VillagePicture />}
      </div>
      <div key={at} className={`${css.paper ?? ""} ${css.page ?? ""}`} data-part={leaf.part}>
        <div ref={paper} className={css.sheet} tabIndex={0}>
          <div className={css.text}>
            <p className={css.overline}>
              <span className={css.part}>{words("wraith-campaign-part", { part: leaf.part })}</span>
              {"fight" in leaf && (
                <span>
                  {wraithName(words, leaf.fight.wraith)} · {giantName(words, leaf.fight.giant)}
                </span>
              )}
            </p>
            <h2 id={`${id}-title`}>{leafTitle(words, leaf)}</h2>
            {text.length > 0 ? (
              <Prose text={text} id={`${id}-text`} />
            ) : (
              <p id={`${id}-text`}>{words("wraith-campaign-story-none")}</p>
            )}
            {leaf.part === "lost" && <p className={css.after}>{afterLoss}</p>}
            <svg className={css.tail} viewBox="0 0 120 16" aria-hidden="true" focusable="false">
              <path d="M4 8h40q6 0 8-4t8-2 4 8-6 4-4-8 8-2 6 4h44" />
            </svg>
          </div>
        </div>
        <div ref={turning} className={css.turning}>
          {leaves.length > 1 && (
            <>
              <IconButton
                glyph="back"
                label={words("wraith-campaign-turn-back")}
                disabled={at === 0}
                onClick={() => setAt(at - 1)}
              />
              <span className={css.number}>
                {words("wraith-campaign-page", { n: at + 1, all: leaves.length })}
              </span>
            </>
          )}
          {last && onGo !== null && (
            <Button onClick={onClose}>{words("wraith-campaign-to-map")}</Button>
          )}
          {last && onGo !== null ? (
            <Button look="brass" glyph="up" onClick={onGo}>
              {words("wraith-campaign-go")}
            </Button>
          ) : (
            <Button
              look="brass"
              glyph={last ? "map" : "next"}
              onClick={() => {
                if (last) {
                  onClose();
                } else {
                  setAt(at + 1);
                }
              }}
            >
              {words(last ? "wraith-campaign-to-map" : "wraith-campaign-turn")}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  );
}
