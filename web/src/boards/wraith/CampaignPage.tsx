import { useAsked } from "../../parts/asked";
import { Loading, Trouble } from "../../parts/states";
import { api } from "../../wire/http";
import { useMoreWords } from "../../words";
import { Journey } from "./campaign/Journey";

/** The campaign: twelve fights on the way up, and the story between them. */
export default function CampaignPage() {
  const [asked, again] = useAsked("campaign", api.campaign);
  const story = useMoreWords("wraith/story");
  if (asked.state === "failed") {
    return <Trouble problem={asked.problem} again={again} />;
  }
  return asked.state === "here" && story ? <Journey start={asked.value} /> : <Loading />;
}
