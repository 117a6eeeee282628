import type { LineProblem } from "../input/line-problem.ts";
import { isRecord } from "./typed-inputs.ts";

/** What a command printed, with the places of its problems called as they are where it was asked: `q` for `line`. */
export function renamedPlaces(json: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isRecord(json) || !Array.isArray(json["problems"])) return json;
  const problems: readonly LineProblem[] = json["problems"];
  return { ...json, problems: problems.map((each) => ({ ...each, at: names[each.at] ?? each.at })) };
}
