import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { Glyph, type GlyphName } from "../parts/Glyph";
import { IconButton } from "../parts/Button";
import { Segments, Switch } from "../parts/fields";
import { usePush } from "../push/usePush";
import { change, SPEEDS, useSettings } from "../settings/settings";
import { api } from "../wire/http";
import { useWords } from "../words";
import { useTable } from "./store";
import css from "./TableMenu.module.css";

interface TableMenuProps {
  share: () => void;
  give: () => void;
  leave: () => void;
  keys: () => void;
}

export function TableMenu({ share, give, leave, keys }: TableMenuProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const info = useTable((table) => table.info);
  const you = useTable((table) => table.you);
  const over = useTable((table) => table.moment?.status === "over");
  const closed = useTable((table) => table.moment?.status === "closed");
  const playing = useTable((table) => table.moment?.status === "playing");
  const alone = useTable((table) => table.seats.length < 2);
  const speed = useSettings((settings) => settings.speed);
  useEffect(() => {
    if (!open) {
      return;
    }
    const shut = (event: Event): void => {
      const outside = event.target instanceof Node && box.current?.contains(event.target) !== true;
      if (outside || (event instanceof KeyboardEvent && event.key === "Escape")) {
        setOpen(false);
      }
    };
    document.addEventListener("pointerdown", shut);
    document.addEventListener("keydown", shut);
    return () => {
      document.removeEventListener("pointerdown", shut);
      document.removeEventListener("keydown", shut);
    };
  }, [open]);
  const act = (deed: () => void) => () => {
    setOpen(false);
    deed();
  };
  return (
    <div ref={box} className={css.box}>
      <IconButton
        glyph="menu"
        label={words("web-menu")}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && info && (
        <div className={css.menu}>
          <div className={css.speed}>
            <span>{words("web-speed")}</span>
            <Segments
              label={words("web-speed")}
              value={speed}
              choices={SPEEDS.map((value) => ({
                value,
                label: words(`web-speed-${value}`),
              }))}
              onChange={(wish) => change({ speed: wish })}
            />
          </div>
          {you !== null && !alone && !over && !closed && <Telling />}
          <Item glyph="share" label={words("web-share")} act={act(share)} />
          {you !== null && !over && !closed && alone && (
            <Item glyph="bot" label={words("web-give-seat")} act={act(give)} />
          )}
          {you !== null && playing && !alone && (
            <Item glyph="pause" label={words("web-leave-game")} act={act(leave)} />
          )}
          <Go glyph="play" label={words("web-replay")} to={`/replay/${info.id}`} />
          {closed && (
            <a
              className={css.item}
              href={api.record(info.id)}
              download={`${info.game}-${info.id}.json`}
            >
              <Glyph name="log" />
              {words("web-download-record")}
            </a>
          )}
          <Go glyph="book" label={words("web-rules")} to={`/rules/${info.game}`} />
          <Go glyph="settings" label={words("web-settings")} to="/settings" />
          <Item glyph="keyboard" label={words("web-keys")} act={act(keys)} />
          <Go glyph="door" label={words("web-leave")} to="/" />
        </div>
      )}
    </div>
  );
}

/** Whether one is told of one's turns while the page is closed. */
function Telling() {
  const words = useWords();
  const push = usePush();
  return push === null ? null : (
    <div className={css.telling}>
      <Switch label={words("web-push")} checked={push.told} onChange={push.change} />
      <p role="status">{push.trouble}</p>
    </div>
  );
}

function Item({ glyph, label, act }: { glyph: GlyphName; label: string; act: () => void }) {
  return (
    <button type="button" className={css.item} onClick={act}>
      <Glyph name={glyph} />
      {label}
    </button>
  );
}

function Go({ glyph, label, to }: { glyph: GlyphName; label: string; to: string }) {
  return (
    <Link href={to} className={css.item}>
      <Glyph name={glyph} />
      {label}
    </Link>
  );
}
