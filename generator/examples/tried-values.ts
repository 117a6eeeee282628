import type { Value } from "../runtime/answer.ts";
import { chosenSets } from "./chosen-sets.ts";
import type { InputDescription } from "../runtime/description.ts";
import { isDay } from "../runtime/iso-date.ts";
import { isTime } from "../runtime/kinds/time.ts";

const usualNumbers = [0, 1, 2, 7, 30, 1000];
const usualDays = ["1999-12-31", "2012-02-29", "2020-07-01", "2026-06-15"];
const usualTimes = ["00:00", "09:30", "23:59"];

/**
 * Values of an input that tell whether it has an effect: every option, and some of those that are like the `usual` one. A
 * value beyond the input's limits does no harm: its answer is a problem, and tells nothing.
 */
export function triedValues(input: InputDescription, usual: Value): readonly Value[] {
  if (input.type === "choice") return input.options;
  if (input.type === "choices") return chosenSets(input);
  if (typeof usual === "boolean") return [true, false];
  if (typeof usual === "bigint") return [2n, 3n];
  if (typeof usual === "number") return [...usualNumbers, usual * 2, usual / 2];
  if (typeof usual !== "string") return input.type === "rows" ? [[]] : usualNumbers;
  if (isDay(usual)) return usualDays;
  return isTime(usual) ? usualTimes : ["1", "10"];
}
