import type { Citation, UsedRow } from "../runtime/answer.ts";
import type { Translator } from "./translator.ts";

/** How little is known of a row, the surest first. */
const doubts = ["official", "secondary", "unconfirmed"] as const satisfies readonly Citation["status"][];

/** What an answer must say about how sure it is: a text with marks, and the formula whose row is the reason. */
export interface Remark {
  readonly status: Exclude<Citation["status"], "official">;
  readonly formula: string;
  readonly text: string;
}

/** The remark of an answer, from the least sure row it used; undefined where all rows were checked against the official text. */
export function remarkOn(used: readonly UsedRow[], { t }: Translator): Remark | undefined {
  const least = leastSureRow(used);
  const status = least?.citation.status;
  if (least === undefined || status === undefined || status === "official") return undefined;
  return { status, formula: least.formula, text: t(`results.${status}`) };
}

/** The row an answer is the least sure of: it is as sure as that row; undefined where it used none. */
export function leastSureRow(used: readonly UsedRow[]): UsedRow | undefined {
  return used.toSorted(
    (one, other) => doubts.indexOf(other.citation.status) - doubts.indexOf(one.citation.status),
  )[0];
}
