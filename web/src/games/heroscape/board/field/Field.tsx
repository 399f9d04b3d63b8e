import { useEffect, useRef, type JSX } from "react";
import classes from "./Field.module.css";
import type { FieldProps } from "./props";
import { Stage } from "./stage";

/** The battlefield in three dimensions. The stage is its own; React only hands it what is new. */
export default function Field(props: FieldProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const flags = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const latest = useRef(props);
  const { reference, quality } = props;

  useEffect(() => {
    latest.current = props;
    stage.current?.set(props);
  });

  useEffect(() => {
    if (canvas.current === null || flags.current === null) return;
    try {
      stage.current = new Stage(canvas.current, flags.current, classes, latest.current);
    } catch {
      latest.current.onLost?.();
    }
    return () => {
      stage.current?.dispose();
      stage.current = null;
    };
  }, [reference, quality]);

  return (
    <div className={classes.field}>
      <canvas ref={canvas} className={classes.canvas} aria-hidden="true" />
      <div ref={flags} className={classes.flags} aria-hidden="true" />
    </div>
  );
}
