// Before the map is measured its words are read and a number was said, as at any table that is opened.
// A click fetches the map and draws it: whatever runs from then on is counted.
import { learn, speakLanguage, wordsNow } from "../src/words";

export async function ready(root: HTMLElement, given: object): Promise<void> {
  await speakLanguage("en");
  await learn("assault");
  wordsNow()("assault-around-round", { n: 1 });
  const draw = async (): Promise<void> => (await import("./map")).show(root, given);
  addEventListener("click", () => void draw(), { once: true });
  console.info("ready");
}
