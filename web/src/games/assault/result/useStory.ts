import { useAsked, type Asked } from "../../../parts/asked";
import { api } from "../../../wire/http";
import type { Happening, JsonObject } from "../../../wire/types";
import { replayed } from "../../replayed";
import { asReference, asView } from "../board/props";
import type { Reference } from "../shapes";
import { storyOf, type Story } from "./story";

export interface Told {
  reference: Reference;
  story: Story;
}

/** The story of a table, from its replay; null where nothing has happened. */
export function useStory(id: string): Asked<Told | null> {
  const [asked] = useAsked(`story ${id}`, () => readStory(id));
  return asked;
}

async function readStory(id: string): Promise<Told | null> {
  const reference = asReference(await api.reference(id));
  const log: Happening[] = [];
  const views: JsonObject[] = [];
  await replayed(id, (happening, view) => {
    log.push(happening);
    views[0] = view;
  });
  const [end] = views;
  return end === undefined ? null : { reference, story: storyOf(log, asView(end)) };
}
