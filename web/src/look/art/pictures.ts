import { lazy, type ComponentType } from "react";

const giant = (name: "Earth" | "Air" | "Water" | "Fire"): ComponentType =>
  lazy(() => import("./giants").then((found) => ({ default: found[name] })));
const wraith = (name: "Young" | "Adult" | "Elder"): ComponentType =>
  lazy(() => import("./wraiths").then((found) => ({ default: found[name] })));

const PICTURES: Record<string, ComponentType> = {
  "wraith/giant/earth": giant("Earth"),
  "wraith/giant/air": giant("Air"),
  "wraith/giant/water": giant("Water"),
  "wraith/giant/fire": giant("Fire"),
  "wraith/wraith/young": wraith("Young"),
  "wraith/wraith/adult": wraith("Adult"),
  "wraith/wraith/elder": wraith("Elder"),
};

/** The picture on the card of a choice, where there is one. */
export function picture(game: string, option: string, choice: string): ComponentType | null {
  return PICTURES[`${game}/${option}/${choice}`] ?? null;
}
