import { mathText } from "../presentation/math-text.ts";
import type { Presenter } from "../presentation/presenter.ts";
import { keyStepLines, resultsOf } from "../presentation/step-lines.ts";
import type { Answer } from "../runtime/answer.ts";
import type { WorkedStepModel } from "../presentation/worked-steps.ts";

/** The formula that gave the main figure, with its figures put in; else the first one that says anything. */
export function calculationLine(
  answer: Answer & { readonly status: "answered" },
  presenter: Presenter,
  stepModel: WorkedStepModel,
  mainResult: string,
): string | undefined {
  const lines = keyStepLines(presenter, stepModel, answer.used)
    .flatMap(({ formulas }) => formulas)
    .flatMap((line) => {
      // A name for the same figure works nothing out.
      if (line.kind !== "formula" || line.substituted === undefined) return [];
      return [{ ...line, text: mathText(line.substituted) }];
    });
  const line =
    lines.find(({ result }) => result === mainResult) ?? (/\d/.test(mainResult) ? lines[0] : undefined);
  if (line === undefined) return undefined;
  // Minutes that are told as hours are said first as what was worked out.
  if (line.result === mainResult)
    return [line.text, ...(line.counted === undefined ? [] : [line.counted])].join(` ${line.sign} `);
  return `${line.name} = ${line.text} ${resultsOf(line)
    .map(({ sign, text }) => `${sign} ${text}`)
    .join(" ")}`;
}
