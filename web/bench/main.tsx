// The battlefield alone, without a server, for `make bench-web`: what stands on it comes from a file.
import { lazy, Suspense, type JSX } from "react";
import { createRoot } from "react-dom/client";
import type { Reference, View } from "../src/games/heroscape/shapes";
import type { FieldProps } from "../src/games/heroscape/board/field/props";

const Field = lazy(() => import("../src/games/heroscape/board/field/Field"));

interface Given {
  reference: Reference;
  view: View;
}

const asked = new URLSearchParams(location.search);
const answer = await fetch(`./${asked.get("field") ?? ""}.json`);
const given = (await answer.json()) as Given;
const nothing = (): void => undefined;

const props: FieldProps = {
  ...given,
  ...{ you: 0, motion: false, pace: 0, top: null, ghost: null, telling: null, tale: null },
  quality: asked.get("quality") === "plain" ? "plain" : "full",
  spaces: new Map(),
  figures: new Map(),
  camera: { kind: "home", nonce: 0 },
  shown: nothing,
  onPoint: nothing,
  onPick: nothing,
};

function Bench(): JSX.Element {
  return (
    <Suspense>
      <Field {...props} />
    </Suspense>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Bench />);
