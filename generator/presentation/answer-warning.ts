import type { Citation, UsedSource } from "../runtime/answer.ts";
import { dayArgument } from "./problem-text.ts";
import type { Translator } from "./translator.ts";

/** What falls short of the official text, the surest first. */
export const doubts = ["secondary", "unconfirmed"] as const satisfies readonly Citation["status"][];

/** How little is known of a row, the surest first. */
const statuses = ["official", ...doubts] as const;

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
    (one, other) => statuses.indexOf(certaintyOf(other)) - statuses.indexOf(certaintyOf(one)),
  )[0];
}

/** How sure a source is: as sure as the surest of its citations, since each says the same thing. */
export function certaintyOf({ citations }: Pick<UsedSource, "citations">): Citation["status"] {
  return (
    citations
      .map(({ status }) => status)
      .toSorted((one, other) => statuses.indexOf(one) - statuses.indexOf(other))[0] ?? "unconfirmed"
  );
}

/** The status that is the least sure. */
export function leastSure(among: readonly Citation["status"][]): Citation["status"] {
  return statuses.findLast((status) => among.includes(status)) ?? "unconfirmed";
}

/** The one of two citations of a source that is less sure. */
export function lessSure(one: Citation, other: Citation): Citation {
  return statuses.indexOf(other.status) > statuses.indexOf(one.status) ? other : one;
}
