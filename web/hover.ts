import type { CSSOptions } from "vite";

type Plugins = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>;

const HOVER = ":hover";
/** A choice of states, as `:is([data-lit], :hover)` or `:not(:hover, :focus-visible)`. */
const CHOICE = /(:(?:is|not|where)\()([^()]*)\)/g;

/** The selector where nothing hovers: none where it is about hovering alone. */
function unhovered(selector: string): string[] {
  const still = selector.replace(CHOICE, (_, open: string, states: string) => {
    const others = states.split(",").filter((state) => state.trim() !== HOVER);
    return others.length > 0 ? `${open}${others.join(",").trim()})` : `${open}${HOVER})`;
  });
  return still.includes(HOVER) ? [] : [still];
}

/**
 * After a tap, a finger's browser leaves what was tapped hovered. So every `:hover` of the client
 * counts only for pointers that can hover; sources write it plainly.
 */
export const guardedHover: Plugins = [
  {
    postcssPlugin: "guarded-hover",
    Once(root, { AtRule }) {
      root.walkRules((rule) => {
        const hovered = rule.selectors.filter((selector) => selector.includes(HOVER));
        const { parent } = rule;
        const guarded = parent?.type === "atrule" && "params" in parent && parent.params;
        if (hovered.length === 0 || String(guarded).includes("(hover:")) return;
        const only = (means: string, selectors: string[]): void => {
          if (selectors.length === 0) return;
          const media = new AtRule({ name: "media", params: `(hover: ${means})` });
          rule.before(media.append(rule.clone({ selectors })));
        };
        const others = rule.selectors.filter((selector) => !hovered.includes(selector));
        if (others.length > 0) rule.before(rule.clone({ selectors: others }));
        only("hover", hovered);
        only("none", hovered.flatMap(unhovered));
        rule.remove();
      });
    },
  },
];
