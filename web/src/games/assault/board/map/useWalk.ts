// The map by keys: arrows go from region to region, and between what stands in one once inside.
import { useCallback, useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import type { Gaze } from "./gaze";
import type { Box } from "./land/land";
import type { MapProps } from "./props";
import { INSIDE, thingOf } from "./things";
import { KEYS, walked } from "./walk";

interface WalkProps {
  props: MapProps;
  svg: RefObject<SVGSVGElement | null>;
  /** The region whose soldiers the arrows go through. */
  inside: string | null;
  setInside: (region: string | null) => void;
  view: Box;
  look: (how: (gaze: Gaze) => Gaze) => void;
}

interface Walk {
  at: string;
  /** Whether a key meant something here. */
  press: (event: KeyboardEvent) => boolean;
  focus: (event: FocusEvent) => void;
  blur: () => void;
}

export function useWalk({ props, svg, inside, setInside, view, look }: WalkProps): Walk {
  const { reference, view: game, you, regions, soldiers, slayers, onPoint, onPick } = props;
  const { board } = reference;
  const [stood, setAt] = useState<string | null>(null);
  const own = game.seats.find(({ seat }) => seat === you)?.race;
  const at =
    stood ??
    board.regions.find(({ id }) => regions.has(id))?.id ??
    board.regions.find(({ id }) => own !== undefined && game.regions[id]?.race === own)?.id ??
    board.regions[0]?.id ??
    "";

  const shapeOf = useCallback(
    (region: string) =>
      svg.current?.querySelector<SVGElement>(`[data-shape][data-region="${region}"]`),
    [svg],
  );
  const things = (region: string): SVGElement[] => [
    ...(svg.current?.querySelectorAll<SVGElement>(
      INSIDE.map((one) => `[data-${one}][data-region="${region}"]`).join(", "),
    ) ?? []),
  ];
  const goTo = (region: string): void => {
    setAt(region);
    setInside(null);
    const anchor = board.regions.find(({ id }) => id === region)?.anchors.army;
    if (anchor) {
      const [x, y] = anchor;
      const hidden =
        x < view.x + 40 ||
        x > view.x + view.width - 40 ||
        y < view.y + 40 ||
        y > view.y + view.height - 40;
      if (hidden) look(({ close }) => ({ close, at: anchor }));
    }
    shapeOf(region)?.focus();
  };
  const enter = (region: string, last = false): boolean => {
    const [first, ...others] = things(region);
    const element = last ? (others[others.length - 1] ?? first) : first;
    if (!element) return false;
    setInside(region);
    element.focus();
    return true;
  };
  /** From one thing that may be picked to the next, wherever it is. */
  const next = (by: number): void => {
    const all = [...(svg.current?.querySelectorAll<SVGElement>("[data-mark]") ?? [])];
    if (all.length === 0) return;
    const now = all.findIndex((element) => element === document.activeElement);
    const element = all[(now + by + all.length) % all.length];
    const region = element?.getAttribute("data-region");
    if (!element || region === null || region === undefined) return;
    if (element.hasAttribute("data-shape")) goTo(region);
    else {
      setAt(region);
      setInside(region);
      element.focus();
    }
  };
  const marked = (region: string): boolean =>
    [...soldiers.keys()].some((key) => key.startsWith(`${region} `)) ||
    [...slayers.keys()].some((id) => game.slayers[id]?.region === region);

  const press = (event: KeyboardEvent): boolean => {
    const element = event.target as Element;
    const thing = thingOf(element);
    const region = element.getAttribute("data-region") ?? at;
    const way = KEYS[event.key];
    const key = event.key.toLowerCase();
    if (key === "n" || key === "p") {
      next(key === "n" ? 1 : -1);
      return true;
    }
    if (inside !== null) {
      if (event.key === "Escape") goTo(region);
      else if (event.key === "Enter" || event.key === " ") {
        if (thing) onPick(thing);
      } else if (way) {
        const all = things(region);
        const now = all.indexOf(element as SVGElement);
        const by = way === "right" || way === "down" ? 1 : -1;
        all[(now + by + all.length) % all.length]?.focus();
      } else return false;
      return true;
    }
    if (way) {
      const to = walked(board, region, way);
      if (to !== null) goTo(to);
    } else if (event.key === " ") enter(region);
    else if (event.key === "Enter") {
      // Where only soldiers may be picked, Enter goes to them.
      if (regions.has(region) || !marked(region) || !enter(region)) onPick({ region });
    } else return false;
    return true;
  };

  const focus = (event: FocusEvent): void => {
    const thing = thingOf(event.target);
    const region = event.target.getAttribute("data-region");
    if (region !== null) setAt(region);
    // A click focuses too; the hand has pointed already.
    if (thing && event.target.matches(":focus-visible")) onPoint(thing);
  };
  const blur = useCallback(() => onPoint(null), [onPoint]);
  return { at, press, focus, blur };
}
