import { lazy, type ComponentType } from "react";

const giant = (name: "Earth" | "Air" | "Water" | "Fire"): ComponentType =>
  lazy(() => import("./art/giants").then((found) => ({ default: found[name] })));
const wraith = (name: "Young" | "Adult" | "Elder"): ComponentType =>
  lazy(() => import("./art/wraiths").then((found) => ({ default: found[name] })));

const PICTURES: Record<string, ComponentType> = {
  "giant/earth": giant("Earth"),
  "giant/air": giant("Air"),
  "giant/water": giant("Water"),
  "giant/fire": giant("Fire"),
  "wraith/young": wraith("Young"),
  "wraith/adult": wraith("Adult"),
  "wraith/elder": wraith("Elder"),
};

/** The picture on the card of a choice, where there is one. */
export function picture(option: string, choice: string): ComponentType | null {
  return PICTURES[`${option}/${choice}`] ?? null;
}
