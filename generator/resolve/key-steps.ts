import type { CalculatorDocument } from "../constructs/documents.ts";
import { kindOfName, type Reporter } from "../constructs/reporter.ts";
import type { KeyStep } from "../runtime/description.ts";

/** The steps an author named, after reporting formulas that are none, or of two steps. */
export function resolveKeySteps(document: CalculatorDocument, reporter: Reporter): readonly KeyStep[] {
  const named = Object.entries(document.steps ?? {});
  const stepOf = new Map<string, string>();
  const formulas = document.formulas ?? {};
  for (const [id, of] of named) {
    of.forEach((name, index) => {
      const path = ["steps", id, index];
      const other = stepOf.get(name);
      if (other !== undefined) reporter.report("step_twice", { name, step: other }, path);
      else if (!(name in formulas) && !isToldByRow(name, document))
        reportNoFormula(name, path, document, reporter);
      stepOf.set(name, id);
    });
  }
  return named.map(([id, of]) => ({ id, of }));
}

/** Whether it is a schedule that is shown, of which a step tells each row. */
function isToldByRow(name: string, { schedules = {}, outputs }: CalculatorDocument): boolean {
  return name in schedules && name in outputs;
}

/** The schedules among the steps, which are told row by row. */
export function schedulesToldByRow(document: CalculatorDocument): readonly string[] {
  return Object.values(document.steps ?? {})
    .flat()
    .filter((name) => isToldByRow(name, document));
}

function reportNoFormula(
  name: string,
  path: readonly (string | number)[],
  document: CalculatorDocument,
  reporter: Reporter,
): void {
  const kind = kindOfName(name, document);
  if (kind === undefined) reporter.unknownName(name, path, Object.keys(document.formulas ?? {}));
  else reporter.report("step_no_formula", { name, kind }, path);
}
