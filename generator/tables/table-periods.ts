import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { isDay } from "../runtime/iso-date.ts";
import type { TableDocument } from "../constructs/documents.ts";

/**
 * Checks that periods follow each other without gap or overlap. One period without dates holds always;
 * as soon as there is a date or a second period, each needs its `from`.
 */
export function checkPeriods(
  periods: TableDocument["periods"],
  source: SourceDocument,
): readonly Diagnostic[] {
  const [first] = periods;
  if (periods.length === 1 && first?.from === undefined && first?.until === undefined) return [];
  const place = (index: number, key?: "from" | "until"): ReturnType<SourceDocument["placeOf"]> =>
    source.placeOf(key === undefined ? ["periods", index] : ["periods", index, key], "value");
  const problems: Diagnostic[] = [];
  for (const [index, { from, until }] of periods.entries()) {
    if (from === undefined) problems.push(diagnose("missing_key", { key: "from" }, place(index)));
    else if (!isDay(from)) problems.push(diagnose("not_a_day", { text: from }, place(index, "from")));
    if (until !== undefined && !isDay(until))
      problems.push(diagnose("not_a_day", { text: until }, place(index, "until")));
  }
  if (problems.length > 0) return problems;
  let before: { readonly index: number; readonly until: string | undefined } | undefined;
  for (const [index, { from = "", until }] of periods.entries()) {
    if (until !== undefined && until <= from)
      problems.push(diagnose("table_period_empty", { from, until }, place(index, "until")));
    if (before !== undefined && (before.until === undefined || before.until > from)) {
      const related = [
        {
          place: place(before.index, before.until === undefined ? "from" : "until"),
          message: "the period before it",
        },
      ];
      problems.push(diagnose("table_period_overlap", { from }, place(index, "from"), { related }));
    } else if (before?.until !== undefined && before.until < from) {
      const related = [{ place: place(before.index, "until"), message: "the period before it ends here" }];
      problems.push(
        diagnose("table_period_gap", { from, until: before.until }, place(index, "from"), { related }),
      );
    }
    before = { index, until };
  }
  return problems;
}
