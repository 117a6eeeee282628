import { findFromResult, type SolvableInput } from "../../generator/presentation/find-from-result.ts";
import type { ValueOutput } from "../../generator/presentation/output-selection.ts";
import { readTarget } from "../../generator/presentation/read-target.ts";
import type { Island } from "../islands/island-context.tsx";

/** The text of an input, as it stands in a link, that gives a result as someone wrote it; undefined where there is none. */
export function foundText(
  { setting, form, evaluation, presenter }: Island,
  input: SolvableInput,
  result: ValueOutput,
  text: string,
): string | undefined {
  const { calculator, variant, locale, unitNames } = setting;
  const unit = form.resultUnits[result.id];
  const context = {
    today: form.today,
    unitNames,
    locale,
    // Another input may choose the currency.
    values: evaluation.read.values,
    ...(unit === undefined ? {} : { unit }),
  };
  const target = readTarget(result.id, result.display, text, context);
  if (target === undefined) return undefined;
  const found = findFromResult(calculator, variant, evaluation.read.canonical, form.today, {
    input,
    output: result.id,
    target,
    show: (value) => presenter.show(result.display, value, unit),
  });
  return found.kind === "found" ? found.values[0]?.text : undefined;
}
