import css from "./Story.module.css";

/** Paragraphs of the story, the first with a drawn initial. */
export function Prose({ text, id }: { text: readonly string[]; id?: string }) {
  return (
    <div className={css.prose} id={id}>
      {text.map((paragraph, i) => (
        <p key={i}>{i === 0 ? <Opening text={paragraph} /> : paragraph}</p>
      ))}
    </div>
  );
}

/** The first letter is a picture; those who listen get the whole word. */
function Opening({ text }: { text: string }) {
  const found = /^([^\p{L}\p{N}]*)([\p{L}\p{N}])(\S*)/u.exec(text);
  if (found === null) {
    return text;
  }
  const [word = "", , letter = "", rest = ""] = found;
  return (
    <>
      <span aria-hidden="true">
        <Initial letter={letter} />
        {rest}
      </span>
      <span className="unseen">{word}</span>
      {text.slice(word.length)}
    </>
  );
}

const KNOTS = [
  [8, 8],
  [72, 8],
  [72, 72],
  [8, 72],
] as const;

/** A letter in a frame of knotted cord. */
function Initial({ letter }: { letter: string }) {
  return (
    <svg className={css.initial} viewBox="0 0 80 80" focusable="false">
      <rect x="8" y="8" width="64" height="64" className={css.initialGround} />
      <path
        className={css.initialHills}
        d="M10 70V56c9-12 17-12 26-2 8-16 20-18 34-4v20zM18 24q6-6 12 0M50 20q6-6 12 0M56 32q4-4 8 0"
      />
      <rect x="8" y="8" width="64" height="64" className={css.cord} />
      <rect x="8" y="8" width="64" height="64" className={css.cordTwist} />
      {KNOTS.map(([x, y]) => (
        <g key={`${x} ${y}`} className={css.knot}>
          <circle cx={x} cy={y} r="6" />
          <path d={`M${x - 5} ${y + 3}q5-1 4-7M${x - 1} ${y + 5}q5-2 5-7`} />
        </g>
      ))}
      <text x="40" y="61" textAnchor="middle" className={css.initialLetter}>
        {letter.toLocaleUpperCase()}
      </text>
    </svg>
  );
}
