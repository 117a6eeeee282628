import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import type { Calculator, InputValue } from "../runtime/description.ts";
import { hiddenEffects } from "./hidden-effects.ts";
import { writtenValue } from "./written-value.ts";

/** Tries what pages hide with many values; each that changes the answer of its page is a problem where it is hidden. */
export function checkHidden(
  { background, description: { displays } }: CalculatorModel,
  calculator: Calculator,
  source: SourceDocument,
): readonly Diagnostic[] {
  return background.variants.flatMap((variant) =>
    hiddenEffects({ ...calculator, background }, variant).map(({ id, values }) => {
      const [usual, other] = values.map((value) => shown(value, displays[id]));
      const notes = [`${usual ?? ""} and ${other ?? ""} give other answers`];
      const place = source.placeOf(["variants", variant.slug, "hide"], "value");
      return diagnose("hidden_changes", { name: id, variant: variant.slug }, place, { notes });
    }),
  );
}

function shown(value: InputValue, display: Parameters<typeof writtenValue>[1]): string {
  return typeof value === "object" && value !== null
    ? `${value.length} rows`
    : value === null
      ? "nothing"
      : `\`${writtenValue(value, display)}\``;
}
