import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import { scalarAt } from "../../generator/presentation/values.ts";
import type { Presented } from "../islands/island-context.tsx";
import { mayLeave, shownInputs } from "../islands/setting.ts";
import { csvText } from "./csv.ts";

/** What was put in and what came out as CSV: a name a line, its value as it is read, and without rounding. */
export function answerCsv(presented: Presented): string {
  const { presenter } = presented;
  const inputs = shownInputs(presented)
    .filter(mayLeave)
    .map(({ id }) => ({
      id,
      shown: presenter.showById(id) ?? "",
      exact: scalarAt(presenter.values, id),
    }));
  const results = valueOutputs(presenter.description, presenter.outputs).map((output) => ({
    id: output.id,
    shown: presenter.showOutput(output),
    exact: scalarAt(presenter.outputs, output.id),
  }));
  return csvText(
    ["name", "shown", "exact"].map((id) => ({ id, label: "" })),
    [...inputs, ...results].map(({ id, shown, exact }) => ({ name: presenter.nameOf(id), shown, exact })),
  );
}
