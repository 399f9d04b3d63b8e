import { Fragment, Suspense, useState } from "react";
import { Link, useLocation } from "wouter";
import { useFace, type Face } from "../games";
import { Scene } from "../look/art/Scene";
import { Button } from "../parts/Button";
import { Stepper, Switch, Field } from "../parts/fields";
import { Glyph } from "../parts/Glyph";
import { Loading, Trouble } from "../parts/states";
import { gameTitle } from "../table/names";
import { api } from "../wire/http";
import type { GameInfo, SeatWish, Setup, SetupOption } from "../wire/types";
import { readable, useWords, type Words } from "../words";
import css from "./NewTable.module.css";
import { useLearning } from "./learning";
import { NotFound } from "./NotFound";
import { SeatsForm } from "./SeatsForm";
import { NO_TERMS, TermsForm } from "./TermsForm";
import { useFitting } from "./fitting";
import {
  allSeats,
  changed,
  choiceKeys,
  defaults,
  firstSeats,
  formOf,
  meaningKey,
  optionKeys,
  seatsFor,
  setupOf,
  within,
} from "./setup";
import { useShelf } from "./shelf";
import { useTitle } from "./title";

export default function NewTable({ game }: { game: string }) {
  const words = useWords();
  useTitle(gameTitle(words, game));
  const [asked, again] = useShelf();
  if (asked.state === "asking") {
    return <Loading />;
  }
  if (asked.state === "failed") {
    return <Trouble problem={asked.problem} again={again} />;
  }
  const info = asked.value.find(({ name }) => name === game);
  return info === undefined ? <NotFound /> : <Form game={info} />;
}

/** The form of a game, made from its own list of options. */
function Form({ game }: { game: GameInfo }) {
  const words = useWords();
  const [, go] = useLocation();
  const [setup, setSetup] = useState<Setup>(() => defaults(game.options));
  const [seats, setSeats] = useState<SeatWish[]>(() => firstSeats(game));
  const [listed, setListed] = useState(false);
  const [terms, setTerms] = useState(NO_TERMS);
  const [problem, setProblem] = useState<unknown>(null);
  const [opening, setOpening] = useState(false);
  const face = useFace(game.name);
  const parts = formOf(game, face.setup, setup, seats.length);
  const wish = setupOf(game, face.setup, setup, seats.length);
  const { fitting, now } = useFitting(game.name, wish, seats);
  const allowed = fitting?.seats ?? allSeats(game);
  if (allowed.length > 0 && !allowed.includes(seats.length)) {
    setSeats(seatsFor(seats, allowed));
  }
  const refusal = now ? (fitting?.refusal ?? null) : null;
  const house = changed(parts.house, setup);
  const fill = (values: Setup): void => {
    setSetup((before) => ({ ...before, ...values }));
    setProblem(null);
  };
  const waits = seats.some(({ kind }) => kind === "open");
  const several = seats.length > 1 && waits;
  const open = (): void => {
    setOpening(true);
    const more = { listed: listed && waits, terms: several ? terms : null };
    api.open({ game: game.name, setup: wish, seats, ...more }).then(
      (table) => go(`/t/${table.id}`),
      (refused: unknown) => {
        setOpening(false);
        setProblem(refused);
      },
    );
  };
  const fields = (options: SetupOption[]) =>
    options.map((option) => (
      <OptionField
        key={option.name}
        game={game.name}
        face={face}
        option={option}
        value={setup[option.name] ?? option.default}
        set={(value) => fill({ [option.name]: value })}
        setup={setup}
        seats={seats.length}
        change={fill}
      />
    ));
  const { Seat, Company } = face.setup;
  return (
    <div className={css.page} data-room={game.name}>
      <div className={css.art} aria-hidden="true">
        <Scene game={game.name} />
      </div>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <header className={css.head}>
          <h1>{gameTitle(words, game.name)}</h1>
          <p>{words.first([`web-about-${game.name}`], "")}</p>
          {game.lessons.length > 0 && (
            <Link href={`/how-to-play/${game.name}`}>{words("web-how-to-play")}</Link>
          )}
        </header>
        {game.lessons[0] !== undefined && <LearnDoor game={game.name} lesson={game.lessons[0]} />}
        <Doors game={game.name} pages={face.pages} />
        {fields(parts.choices)}
        {parts.others.length > 0 && <div className={css.others}>{fields(parts.others)}</div>}
        {game.max_seats > 1 && (
          <SeatsForm
            game={game}
            seats={seats}
            setSeats={setSeats}
            allowed={allowed}
            beside={(seat) =>
              Seat && (
                <Suspense>
                  <Seat setup={setup} seats={seats.length} seat={seat} />
                </Suspense>
              )
            }
          />
        )}
        {waits && (
          <Switch
            label={words("web-listed")}
            meaning={words("web-listed-meaning")}
            checked={listed}
            onChange={setListed}
          />
        )}
        {several && <TermsForm terms={terms} set={setTerms} />}
        {Company && (
          <Suspense>
            <Company setup={setup} seats={seats.length} />
          </Suspense>
        )}
        {parts.house.length > 0 && (
          <details className={css.house}>
            <summary>
              <Glyph name="down" />
              {words("web-house-rules")}
              {house > 0 && <span className={css.count}>{words("web-changed", { n: house })}</span>}
            </summary>
            <p className={css.houseLead}>{words("web-house-rules-meaning")}</p>
            <div className={css.others}>{fields(parts.house)}</div>
          </details>
        )}
        {problem !== null && <Trouble problem={problem} />}
        <div className={css.go}>
          <p className={css.refusal} role="status">
            {refusal !== null && words.say(refusal.message)}
          </p>
          <Button
            type="submit"
            look="brass"
            className={css.start}
            disabled={opening || !now || refusal !== null}
          >
            {words("web-sit-down")}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** The way to a first game that teaches. */
function LearnDoor({ game, lesson }: { game: string; lesson: string }) {
  const words = useWords();
  const { begin, opening, problem } = useLearning(game, lesson);
  return (
    <>
      <button
        type="button"
        className={css.door}
        data-learn={game}
        disabled={opening}
        onClick={begin}
      >
        <span className={css.doorSign}>
          <Glyph name="hint" size={28} />
        </span>
        <span>
          <strong>{words("web-learn")}</strong>
          <span>{words(`web-learn-${game}`)}</span>
        </span>
        <Glyph name="next" />
      </button>
      {problem !== null && <Trouble problem={problem} />}
    </>
  );
}

/** The ways to the pages that a game brings along. */
function Doors({ game, pages }: Pick<Face, "pages"> & { game: string }) {
  const words = useWords();
  return Object.entries(pages).map(
    ([page, { door }]) =>
      door && (
        <Fragment key={page}>
          <Link href={`/${page}/${game}`} className={css.door}>
            <span className={css.doorSign}>
              <Glyph name={door.glyph} size={28} />
            </span>
            <span>
              <strong>{words(door.name)}</strong>
              <span>{words(door.about)}</span>
            </span>
            <Glyph name="next" />
          </Link>
          <p className={css.or}>
            <span>{words(door.or)}</span>
          </p>
        </Fragment>
      ),
  );
}

interface UsualFieldProps {
  game: string;
  face: Face;
  option: SetupOption;
  value: Setup[string];
  set: (value: Setup[string]) => void;
}

interface OptionFieldProps extends UsualFieldProps {
  setup: Setup;
  seats: number;
  change: (values: Setup) => void;
}

/** An option: in the game's own way, where it has one. */
function OptionField({ setup, seats, change, ...rest }: OptionFieldProps) {
  const words = useWords();
  const { game, face, option, value } = rest;
  const usual = <UsualField {...rest} />;
  const Own = face.setup.fields?.[option.name];
  return Own === undefined ? (
    usual
  ) : (
    <Suspense>
      <Own
        option={option}
        label={label(words, game, option.name)}
        value={value}
        setup={setup}
        seats={seats}
        change={change}
        usual={usual}
      />
    </Suspense>
  );
}

function label(words: Words, game: string, option: string): string {
  return words.first(optionKeys(game, option), readable(option));
}

/** "Dangerous Footholds: tokens that give way" under that very heading needs no name again. */
function withoutName(name: string, meaning: string): string {
  const rest = meaning.startsWith(`${name}: `) ? meaning.slice(name.length + 2) : meaning;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function UsualField({ game, face, option, value, set }: UsualFieldProps) {
  const words = useWords();
  const name = label(words, game, option.name);
  const meaning = withoutName(name, words.first([meaningKey(game, option.name)], ""));
  switch (option.kind) {
    case "flag":
      return option.house ? (
        <Switch label={meaning === "" ? name : meaning} checked={value === true} onChange={set} />
      ) : (
        <Switch label={name} meaning={meaning} checked={value === true} onChange={set} />
      );
    case "number":
      return (
        <div className={css.number}>
          <div>
            <span className={css.numberName}>{name}</span>
            <span className={css.meaning}>{meaning}</span>
          </div>
          <Stepper
            label={name}
            value={Number(value)}
            low={option.low}
            high={option.high}
            say={(n) => words.first([...choiceKeys(game, option.name, n)], String(n))}
            onChange={(n) => set(within(option, n))}
          />
        </div>
      );
    case "text":
      return (
        <Field label={name}>
          <input
            type="text"
            value={String(value)}
            maxLength={option.high}
            placeholder={meaning}
            onChange={(event) => set(event.target.value)}
          />
        </Field>
      );
    case "choice":
      return option.house ? (
        <Field label={meaning === "" ? name : meaning}>
          <select value={String(value)} onChange={(event) => set(event.target.value)}>
            {option.choices.map((choice) => (
              <option key={choice} value={choice}>
                {words.first(choiceKeys(game, option.name, choice), readable(choice))}
              </option>
            ))}
          </select>
        </Field>
      ) : (
        <Cards
          game={game}
          face={face}
          option={option}
          value={String(value)}
          set={set}
          meaning={meaning}
        />
      );
  }
}

interface CardsProps extends UsualFieldProps {
  value: string;
  meaning: string;
}

/** A choice of a few, each a card with its picture. */
function Cards({ game, face, option, value, set, meaning }: CardsProps) {
  const words = useWords();
  return (
    <fieldset className={css.choice}>
      <legend>{label(words, game, option.name)}</legend>
      <p className={css.meaning}>{meaning}</p>
      <div className={css.cards} data-many={option.choices.length}>
        {option.choices.map((choice) => {
          const [key = ""] = choiceKeys(game, option.name, choice);
          const about = `${key}-about`;
          const Picture = face.picture(option.name, choice);
          return (
            <label key={choice} className={css.card} data-choice={choice}>
              <input
                type="radio"
                name={option.name}
                value={choice}
                checked={choice === value}
                onChange={() => set(choice)}
              />
              {Picture && (
                <span className={css.picture} aria-hidden="true">
                  <Picture />
                </span>
              )}
              <span className={css.cardName}>{words.first([key], readable(choice))}</span>
              {words.has(about) && <span className={css.cardAbout}>{words(about)}</span>}
              <span className={css.tick}>
                <Glyph name="check" size={16} />
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
