// The Resource Cards by their signs: what is eaten, smelted, worshipped, wielded; runes by their own.
import type { ComponentType, SVGProps } from "react";
import Food from "~icons/game-icons/meat";
import Ore from "~icons/game-icons/ore";
import Artifact from "~icons/game-icons/crystal-ball";
import Weaponry from "~icons/game-icons/axe-sword";
import { RuneGlyph } from "./RuneGlyph";

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const SIGNS: Record<string, Icon> = {
  food: Food,
  ore: Ore,
  artifact: Artifact,
  weaponry: Weaponry,
};

interface GlyphProps {
  resource: string;
  size?: number;
}

export function ResourceGlyph({ resource, size = 20 }: GlyphProps) {
  const Sign = SIGNS[resource];
  return Sign === undefined ? (
    <RuneGlyph rune={resource} size={size} />
  ) : (
    <Sign width={size} height={size} data-resource={resource} aria-hidden focusable="false" />
  );
}
