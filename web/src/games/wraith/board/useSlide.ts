// Things that change places slide from where they were (no layout library needed).
import { useLayoutEffect, useRef, type RefObject } from "react";
import { useTable } from "./table";

/** Slide the children marked `data-slide` of a box whenever `order` changes. */
export function useSlide(box: RefObject<HTMLElement | null>, order: string): void {
  const { swift } = useTable();
  const were = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const before = were.current;
    const now = new Map<string, DOMRect>();
    for (const child of box.current?.querySelectorAll<HTMLElement>("[data-slide]") ?? []) {
      const id = child.dataset["slide"] ?? "";
      const here = { x: child.offsetLeft, y: child.offsetTop };
      now.set(id, new DOMRect(here.x, here.y));
      const was = before.get(id);
      if (swift <= 0 || before.size === 0) continue;
      const [from, start] = was ? [`${was.x - here.x}px ${was.y - here.y}px`, 1] : ["28px 0", 0];
      if (was && was.x === here.x && was.y === here.y) continue;
      child.animate(
        [
          { translate: from, opacity: start },
          { translate: "0 0", opacity: 1 },
        ],
        {
          duration: Math.min(360, swift * 1.2),
          easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
        },
      );
    }
    were.current = now;
  }, [box, order, swift]);
}
