import type { InputValues } from "../../generator/runtime/answer.ts";
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
  const { calculator, variant } = setting;
  const target = wantedFigure({ setting, form, values: evaluation.read.values }, result, text);
  if (target === undefined) return undefined;
  const found = findFromResult(calculator, variant, evaluation.read.canonical, form.today, {
    input,
    output: result.id,
    target,
    show: (value) => presenter.show(result.display, value, form.resultUnits[result.id]),
  });
  return found.kind === "found" ? found.values[0]?.text : undefined;
}

/** A result as someone wrote it, in base units; undefined where it cannot be read. Another input may choose its currency. */
export function wantedFigure(
  { setting, form, values }: Pick<Island, "setting" | "form"> & { readonly values: InputValues },
  { id, display }: Pick<ValueOutput, "id" | "display">,
  text: string,
): number | undefined {
  const { locale, unitNames } = setting;
  const unit = form.resultUnits[id];
  const given = unit === undefined ? {} : { unit };
  return readTarget(id, display, text, { today: form.today, unitNames, locale, values, ...given });
}
