import { mathText } from "../presentation/math-text.ts";
import type { Presenter } from "../presentation/presenter.ts";
import { decidingLines, resultsOf } from "../presentation/step-lines.ts";
import type { Answer } from "../runtime/answer.ts";
import type { CalculatorWorkings } from "../runtime/description.ts";

/** The formula that gave the main figure, with its figures put in; else the first one that says anything. */
export function workedLine(
  answer: Answer & { readonly status: "answered" },
  presenter: Presenter,
  workings: CalculatorWorkings,
  figure: string,
): string | undefined {
  const lines = decidingLines(presenter, workings, answer.used)
    .flatMap(({ formulas }) => formulas)
    .flatMap((line) => {
      // A name for the same figure works nothing out.
      if (line.kind !== "formula" || line.figures === undefined) return [];
      return [{ ...line, text: mathText(line.figures) }];
    });
  const line = lines.find(({ result }) => result === figure) ?? (/\d/.test(figure) ? lines[0] : undefined);
  if (line === undefined) return undefined;
  // Minutes that are told as hours are said first as what was worked out.
  if (line.result === figure && line.sign === "=")
    return [line.text, ...(line.counted === undefined ? [] : [line.counted])].join(" = ");
  return `${line.name} = ${line.text} ${resultsOf(line)
    .map(({ sign, text }) => `${sign} ${text}`)
    .join(" ")}`;
}
