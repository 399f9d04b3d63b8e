import { Switch } from "../../../parts/fields";
import { useWords } from "../../../words";
import type { SetupFieldProps } from "../../face";

/** An agreement of the table: what it says, and what it is for. */
export default function HouseField({ option, label, value, change }: SetupFieldProps) {
  const words = useWords();
  return (
    <Switch
      label={label}
      meaning={words("assault-house", { option: option.name.replaceAll("_", "-") })}
      checked={value === true}
      onChange={(checked) => change({ [option.name]: checked })}
    />
  );
}
