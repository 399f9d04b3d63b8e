import { useAsked } from "../../../parts/asked";
import { Loading, Trouble } from "../../../parts/states";
import { useMoreWords } from "../../../words";
import { Journey } from "./Journey";
import { campaign } from "./wire";

/** The campaign: twelve fights on the way up, and the story between them. */
export default function CampaignPage() {
  const [asked, again] = useAsked("campaign", campaign.look);
  const story = useMoreWords("wraith/story");
  if (asked.state === "failed") {
    return <Trouble problem={asked.problem} again={again} />;
  }
  return asked.state === "here" && story ? <Journey start={asked.value} /> : <Loading />;
}
