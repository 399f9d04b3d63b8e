// A finished game told again from its replay, for those who look back on it.
import { api } from "../wire/http";
import { viewsAfter } from "../wire/patch";
import type { Happening, JsonObject } from "../wire/types";

const PAGE = 100;

/** Everything that happened at a table as anybody may know it, with the view after each. */
export async function replayed(
  id: string,
  take: (happening: Happening, view: JsonObject) => void,
): Promise<void> {
  let first = 0;
  for (;;) {
    const part = await api.replay(id, first, PAGE, null);
    let { view } = part;
    for (const { happenings, patches } of part.frames) {
      const views = viewsAfter(view, patches);
      view = views.at(-1) ?? view;
      happenings.forEach((happening, i) => take(happening, views[i] ?? view));
    }
    first += part.frames.length;
    if (part.frames.length === 0 || first > part.choices) {
      return;
    }
  }
}
