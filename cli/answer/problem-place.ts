import { flagOf } from "../../generator/presentation/command-line.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { inputIdAt } from "../../generator/presentation/problem-text.ts";

/** `Home price (--home-price)`, for a cell `Grades (--grades), 3, score`; a schedule, which no flag sets, by its name. */
export function placeOf(
  at: string,
  presenter: Pick<Presenter, "description" | "nameOf" | "translator">,
): string {
  const [, row, column] = at.split(".");
  const id = inputIdAt(at);
  const isInput = presenter.description.inputs.some((input) => input.id === id);
  const { t } = presenter.translator;
  const name = isInput
    ? t("terminal.named_flag", { name: presenter.nameOf(id), flag: flagOf(id) })
    : presenter.nameOf(id);
  if (row === undefined || column === undefined) return name;
  return `${name}, ${t("form.row", { number: row })}, ${presenter.nameOf(`${id}.${column}`)}`;
}
