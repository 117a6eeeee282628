import type { Value } from "../runtime/answer.ts";
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { listed } from "../diagnostics/listed.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { ReadingsOf } from "../emit/wanted-values.ts";
import type { CalculatorModel, InputModel } from "../resolve/model.ts";
import { defaultEffects } from "./hidden-effects.ts";
import { runModel } from "./run-model.ts";
import { writtenValue } from "./written-value.ts";

/** Each input that counts by its default while its condition hides it, and whose author does not say so, is a problem at its condition. */
export function checkDefaults(
  model: CalculatorModel,
  readingsOf: ReadingsOf,
  source: SourceDocument,
): readonly Diagnostic[] {
  const { background, description } = model;
  // What is left blank assumes nothing.
  const isSilent = ({ when, description: { type, hidden, optional, default: usual } }: InputModel): boolean =>
    when !== undefined && type !== "rows" && hidden === undefined && !(optional && usual === "");
  const silent = model.inputs.filter(isSilent).map(({ description: { id } }) => id);
  if (silent.length === 0) return [];
  const inputs = model.inputs.map((input) =>
    isSilent(input) ? { ...input, hiddenCode: `entered.${input.description.id}` } : input,
  );
  const calculator = { ...runModel({ ...model, inputs }, readingsOf), background };
  const counting = new Map(
    background.variants.flatMap((variant) =>
      defaultEffects(calculator, variant, silent).map((effect) => [effect.id, effect] as const),
    ),
  );
  return [...counting].map(([id, { values, outputs }]) => {
    const [usual, other] = values.map((value) => shown(value, description.displays[id]));
    return diagnose("default_counts", { name: id }, source.placeOf(["inputs", id, "when"], "value"), {
      notes: [`${usual ?? ""} and ${other ?? ""} give ${others(outputs)} while it is hidden`],
    });
  });
}

/** What differs: another `tip`, or another answer where one is a refusal. */
function others(outputs: readonly string[]): string {
  return outputs.length === 0 ? "other answers" : `another ${listed(outputs.map((id) => `\`${id}\``))}`;
}

function shown(value: Value, display: Parameters<typeof writtenValue>[1]): string {
  return typeof value === "object" && value !== null
    ? `${value.length} rows`
    : value === null
      ? "nothing"
      : `\`${writtenValue(value, display)}\``;
}
