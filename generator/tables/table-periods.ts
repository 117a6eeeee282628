import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { addDays } from "../runtime/calendar.ts";
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
  if (periods.length === 1 && first?.from === undefined && first?.through === undefined) return [];
  const place = (index: number, key?: "from" | "through"): ReturnType<SourceDocument["placeOf"]> =>
    source.placeOf(key === undefined ? ["periods", index] : ["periods", index, key], "value");
  const problems: Diagnostic[] = [];
  for (const [index, { from, through }] of periods.entries()) {
    if (from === undefined) problems.push(diagnose("missing_key", { key: "from" }, place(index)));
    else if (!isDay(from)) problems.push(diagnose("not_a_day", { text: from }, place(index, "from")));
    if (through !== undefined && !isDay(through))
      problems.push(diagnose("not_a_day", { text: through }, place(index, "through")));
  }
  if (problems.length > 0) return problems;
  let before: { readonly index: number; readonly through: string | undefined } | undefined;
  for (const [index, { from = "", through }] of periods.entries()) {
    if (through !== undefined && through < from)
      problems.push(diagnose("table_period_empty", { from, through }, place(index, "through")));
    if (before !== undefined && (before.through === undefined || before.through >= from)) {
      const related = [
        {
          place: place(before.index, before.through === undefined ? "from" : "through"),
          message: "the period before it",
        },
      ];
      problems.push(diagnose("table_period_overlap", { from }, place(index, "from"), { related }));
    } else if (before?.through !== undefined && addDays(before.through, 1) < from) {
      const related = [{ place: place(before.index, "through"), message: "the period before it ends here" }];
      problems.push(
        diagnose(
          "table_period_gap",
          { first: addDays(before.through, 1), last: addDays(from, -1) },
          place(index, "from"),
          { related },
        ),
      );
    }
    before = { index, through };
  }
  return problems;
}
