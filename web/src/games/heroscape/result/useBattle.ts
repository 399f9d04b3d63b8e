import { useAsked, type Asked } from "../../../parts/asked";
import { api } from "../../../wire/http";
import { viewsAfter } from "../../../wire/patch";
import type { Reference, View } from "../shapes";
import { battleOf, type Battle, type Moment } from "./battle";
import { endOf, type End } from "./end";

const PAGE = 100;

interface Told {
  reference: Reference;
  battle: Battle;
  end: End;
}

/** The battle of a table, from its replay. */
export function useBattle(id: string): Asked<Told> {
  const [asked] = useAsked(`battle ${id}`, () => readBattle(id));
  return asked;
}

async function readBattle(id: string): Promise<Told> {
  // Only the game's own face knows the shape of its views.
  const reference = (await api.reference(id)) as unknown as Reference;
  const moments: Moment[] = [];
  let first = 0;
  for (;;) {
    const part = await api.replay(id, first, PAGE, null);
    let { view } = part;
    for (const { happenings, patches } of part.frames) {
      const views = viewsAfter(view, patches);
      view = views.at(-1) ?? view;
      happenings.forEach((happening, i) => {
        moments.push({ happening, view: (views[i] ?? view) as unknown as View });
      });
    }
    first += part.frames.length;
    if (part.frames.length === 0 || first > part.choices) {
      return { reference, battle: battleOf(reference, moments), end: endOf(reference, moments) };
    }
  }
}
