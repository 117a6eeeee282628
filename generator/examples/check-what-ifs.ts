import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { listed } from "../diagnostics/listed.ts";
import { evaluate } from "../presentation/evaluation.ts";
import { changeOf, isChanged, resultsOf } from "../presentation/what-if.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import type { Calculator } from "../runtime/description.ts";
import { problemClause } from "./problem-clause.ts";
import { openingDays } from "./unfinished.ts";

/** What a change does to what a page opens with. */
type Found = { readonly kind: "changes" | "same" } | { readonly kind: "no_answer"; readonly reason: string };

/** Each what-if that changes nothing of what the pages open with, or has no answer there, is a problem at its place. */
export function checkWhatIfs(
  { background: { variants, whatIfs = [] }, description: { displays } }: CalculatorModel,
  program: Calculator,
  source: SourceDocument,
): readonly Diagnostic[] {
  const [today = ""] = openingDays;
  return whatIfs.flatMap((whatIf, index): readonly Diagnostic[] => {
    const results = resultsOf(program, whatIf);
    const found = variants.map((variant): Found => {
      const before = evaluate(program, variant, {}, { today });
      const change = changeOf(program, variant, before, whatIf);
      // What the page opens with is a way back from the others.
      const isWayBack =
        "to" in whatIf && whatIfs.some((other) => other !== whatIf && other.input === whatIf.input);
      if (change === undefined) return { kind: isWayBack ? "changes" : "same" };
      const texts = { ...before.read.canonical, [change.input.id]: change.text };
      const after = evaluate(program, variant, texts, { today });
      if (after.answer.status === "refused")
        return { kind: "no_answer", reason: `it is refused: ${after.answer.refusal.reason}` };
      if (after.answer.status === "invalid")
        return {
          kind: "no_answer",
          reason: after.answer.problems.map((problem) => problemClause(problem, displays)).join(", "),
        };
      return { kind: isChanged(results, before, after) ? "changes" : "same" };
    });
    if (found.some(({ kind }) => kind === "changes")) return [];
    const change = "to" in whatIf ? "to" : "by" in whatIf ? "by" : "part_of";
    const place = source.placeOf(["what_ifs", index, change], "value");
    const name = whatIf.input;
    const unanswered = found.find((each) => each.kind === "no_answer");
    return unanswered === undefined
      ? [
          diagnose(
            "what_if_no_effect",
            { name, results: listed(results.map(({ id }) => `\`${id}\``)) },
            place,
          ),
        ]
      : [diagnose("what_if_no_answer", { name, reason: unanswered.reason }, place)];
  });
}
