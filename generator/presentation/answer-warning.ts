import type { Citation, UsedSource } from "../runtime/answer.ts";
import { dayArgument } from "./problem-text.ts";
import type { Translator } from "./translator.ts";

/** How little is known of a row, the surest first. */
const doubts = ["official", "secondary", "unconfirmed"] as const satisfies readonly Citation["status"][];

/** What an answer must say about how sure it is: a text with marks, and the formula whose row is the reason. */
export interface AnswerWarning {
  readonly status: Exclude<Citation["status"], "official"> | "stale";
  readonly formula: string;
  readonly text: string;
}

/**
 * The warning of an answer, from the least sure row it used, before that from one that may be out of date; undefined where
 * all rows hold and were checked against the official text.
 */
export function warningFor(
  used: readonly UsedSource[],
  { t, locale }: Translator,
): AnswerWarning | undefined {
  const least = leastSureSource(used);
  const status = least === undefined ? undefined : certaintyOf(least);
  const stale = used.find(({ isStale }) => isStale);
  if (stale !== undefined && status !== "unconfirmed") {
    const text = t("results.stale", { from: dayArgument(stale.from, locale.tag) });
    return { status: "stale", formula: stale.formula, text };
  }
  if (least === undefined || status === undefined || status === "official") return undefined;
  return { status, formula: least.formula, text: t(`results.${status}`) };
}

/** The row an answer is the least sure of: it is as sure as that row; undefined where it used none. */
export function leastSureSource(used: readonly UsedSource[]): UsedSource | undefined {
  return used.toSorted(
    (one, other) => doubts.indexOf(certaintyOf(other)) - doubts.indexOf(certaintyOf(one)),
  )[0];
}

/** How sure a source is: as sure as the surest of its citations, since each says the same thing. */
export function certaintyOf({ citations }: Pick<UsedSource, "citations">): Citation["status"] {
  return (
    citations
      .map(({ status }) => status)
      .toSorted((one, other) => doubts.indexOf(one) - doubts.indexOf(other))[0] ?? "unconfirmed"
  );
}

/** The status that is the least sure. */
export function leastSure(statuses: readonly Citation["status"][]): Citation["status"] {
  return doubts.findLast((doubt) => statuses.includes(doubt)) ?? "unconfirmed";
}

/** The one of two citations of a source that is less sure. */
export function lessSure(one: Citation, other: Citation): Citation {
  return doubts.indexOf(other.status) > doubts.indexOf(one.status) ? other : one;
}
