import { useId, useState, type ReactNode } from "react";
import { Button } from "../parts/Button";
import { useAsked } from "../parts/asked";
import { Segments } from "../parts/fields";
import parts from "../parts/parts.module.css";
import { Trouble } from "../parts/states";
import { change, MOTIONS, SIZES, SPEEDS, THEMES, useSettings, VOLUMES } from "../settings/settings";
import { usePush } from "../push/usePush";
import { api } from "../wire/http";
import { languages, useWords } from "../words";
import css from "./pages.module.css";
import { useTitle } from "./title";

const OWN_NAMES: Record<string, string> = { en: "English", cs: "Čeština", ru: "Русский" };

export default function SettingsPage() {
  const words = useWords();
  const settings = useSettings();
  useTitle(words("web-settings"));
  const choices = (
    kind: "theme" | "motion" | "size" | "speed" | "sound",
    values: readonly string[],
  ) => (
    <Segments
      label={words(`web-${kind}`)}
      value={settings[kind]}
      choices={values.map((value) => ({ value, label: words(`web-${kind}-${value}`) }))}
      onChange={(value) => change({ [kind]: value })}
    />
  );
  return (
    <div className={css.narrow}>
      <h1>{words("web-settings")}</h1>
      <div className={`${css.card ?? ""} ${css.rows ?? ""}`}>
        <Row title={words("web-language")}>
          <Segments
            label={words("web-language")}
            value={words.language}
            choices={languages.map((code) => ({
              value: code,
              label: OWN_NAMES[code] ?? code,
            }))}
            onChange={(language) => change({ language })}
          />
        </Row>
        <Row title={words("web-theme")}>{choices("theme", THEMES)}</Row>
        <Row title={words("web-size")}>{choices("size", SIZES)}</Row>
        <Row title={words("web-motion")} meaning={words("web-motion-meaning")}>
          {choices("motion", MOTIONS)}
        </Row>
        <Row title={words("web-speed")} meaning={words("web-speed-meaning")}>
          {choices("speed", SPEEDS)}
        </Row>
        <Row title={words("web-sound")} meaning={words("web-sound-meaning")}>
          {choices("sound", VOLUMES)}
        </Row>
        <Telling />
        <Row title={words("web-name")} meaning={words("web-name-meaning")}>
          <Name />
        </Row>
      </div>
    </div>
  );
}

interface RowProps {
  title: string;
  meaning?: string;
  /** What was in the way of the last wish; null for nothing. */
  trouble?: string | null;
  children: ReactNode;
}

function Row({ title, meaning, trouble, children }: RowProps) {
  return (
    <section className={css.row}>
      <div>
        <h2>{title}</h2>
        {meaning !== undefined && <p>{meaning}</p>}
        {trouble !== undefined && <p role="status">{trouble}</p>}
      </div>
      {children}
    </section>
  );
}

/** Whether one is told of one's turns while the page is closed. */
function Telling() {
  const words = useWords();
  const push = usePush();
  if (push === null) {
    return null;
  }
  return (
    <Row title={words("web-push")} meaning={words("web-push-meaning")} trouble={push.trouble}>
      <Segments
        label={words("web-push")}
        value={push.told ? "on" : "off"}
        choices={(["on", "off"] as const).map((value) => ({
          value,
          label: words(`web-push-${value}`),
        }))}
        onChange={(wish) => push.change(wish === "on")}
      />
    </Row>
  );
}

function Name() {
  const words = useWords();
  const id = useId();
  const [me, again] = useAsked("me", api.me);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const known = me.state === "here" ? me.value.name : "";
  const name = typed ?? known;
  if (me.state === "failed") {
    return <Trouble problem={me.problem} again={again} />;
  }
  return (
    <form
      className={css.actions}
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(null);
        api.rename(name.trim()).then(() => {
          setTyped(null);
          again();
        }, setProblem);
      }}
    >
      <input
        id={id}
        className={parts.select}
        aria-label={words("web-name")}
        value={name}
        maxLength={40}
        autoComplete="nickname"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={typed === null || name.trim() === known}>
        {words("web-save")}
      </Button>
      {problem !== null && <Trouble problem={problem} />}
    </form>
  );
}
