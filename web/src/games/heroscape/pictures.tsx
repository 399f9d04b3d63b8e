import { lazy, type ComponentType } from "react";

const ScenarioMap = lazy(() =>
  import("./setup/BattlefieldMap").then((module) => ({ default: module.ScenarioMap })),
);
const made = new Map<string, ComponentType>();

/** The picture of a scenario is its battlefield from above. */
export function picture(option: string, choice: string): ComponentType | null {
  if (option !== "scenario") {
    return null;
  }
  const Picture = made.get(choice) ?? (() => <ScenarioMap id={choice} />);
  made.set(choice, Picture);
  return Picture;
}
