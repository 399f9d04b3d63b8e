// The battlefield alone, as large and as full as it gets.
import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import type { Reference, View } from "../src/games/heroscape/shapes";
import type { FieldProps } from "../src/games/heroscape/board/field/props";

const Field = lazy(() => import("../src/games/heroscape/board/field/Field"));

interface Given {
  reference: Reference;
  view: View;
}

const nothing = (): void => undefined;

export function show(root: HTMLElement, given: object, asked: URLSearchParams): void {
  const props: FieldProps = {
    ...(given as Given),
    ...{ you: 0, motion: false, pace: 0, top: null, ghost: null, telling: null, tale: null },
    quality: asked.get("quality") === "plain" ? "plain" : "full",
    spaces: new Map(),
    figures: new Map(),
    camera: { kind: "home", nonce: 0 },
    shown: nothing,
    onPoint: nothing,
    onPick: nothing,
  };
  createRoot(root).render(
    <Suspense>
      <Field {...props} />
    </Suspense>,
  );
}
