import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import { plainNumber } from "../../generator/presentation/plain-number.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { rowsAt, scalarAt } from "../../generator/presentation/values.ts";
import type { Translate } from "../../generator/presentation/translator.ts";
import type { Scalar } from "../../generator/runtime/answer.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import type { Display } from "../../generator/runtime/display.ts";
import type { Presented } from "../islands/island-context.tsx";
import { isShareable, shownInputs } from "../islands/setting.ts";
import { csvText } from "./csv.ts";

/** A line of the file. */
interface Figure {
  readonly name: string;
  readonly shown: string;
  readonly number: string | null;
  readonly unit: string | null;
}

/** What was put in and what came out as CSV: a name a line, its value as it is read, and as a number in its unit. */
export function answerCsv(presented: Presented, t: Translate): string {
  const { presenter } = presented;
  const { description, outputs } = presenter;
  const figures = [
    ...shownInputs(presented)
      .filter(isShareable)
      .flatMap((input) => entered(input, presenter)),
    ...valueOutputs(description, outputs).map((output) =>
      figure(presenter.nameOf(output.id), output.display, scalarAt(outputs, output.id), presenter, output.id),
    ),
  ];
  return csvText(
    [
      { id: "name", label: t("tools.csv_name") },
      { id: "shown", label: t("tools.csv_shown") },
      { id: "number", label: t("tools.csv_number") },
      { id: "unit", label: t("tools.csv_unit") },
    ],
    figures.map((each) => ({ ...each })),
  );
}

/** An input, or each cell of its rows: `Grades 2: Points`. */
function entered(input: InputDescription, presenter: Presenter): readonly Figure[] {
  const name = presenter.nameOf(input.id);
  if (input.type !== "rows")
    return [figure(name, input.display, scalarAt(presenter.values, input.id), presenter, input.id)];
  return rowsAt(presenter.values, input.id).flatMap((row, index) =>
    input.columns.map((column) =>
      figure(
        `${name} ${index + 1}: ${presenter.nameOf(`${input.id}.${column.id}`)}`,
        column.display,
        row[column.id] ?? null,
        presenter,
      ),
    ),
  );
}

function figure(name: string, display: Display, value: Scalar, presenter: Presenter, id?: string): Figure {
  const unit = id === undefined ? undefined : presenter.unitOf(id);
  const { number = null, unit: counted = null } = plainNumber(display, value, presenter, unit) ?? {};
  return { name, shown: value === null ? "" : presenter.show(display, value, unit), number, unit: counted };
}
