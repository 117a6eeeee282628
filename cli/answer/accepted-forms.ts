import { dateText } from "../../generator/runtime/date-text.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import type { RowsInput } from "../../generator/runtime/kinds/rows.ts";
import { splitCells, type Texts } from "../../generator/runtime/query.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { flagArgument } from "../input/flags.ts";
import type { Pair } from "./table-text.ts";

/**
 * What can be typed after the flags of these inputs: each kind once, as help shows it after a flag, and in words; of rows
 * with the first one `given` in an example.
 */
export function acceptedForms(
  inputs: readonly InputDescription[],
  given: Texts,
  translator: Translator,
): readonly Pair[] {
  const forms = new Map(inputs.map((input) => [kindShown(input), formText(input, given, translator)]));
  return [...forms];
}

/** Options and columns are listed with their flag. */
function kindShown(input: InputDescription): string {
  if (input.type === "choices") return "<choice,…>";
  return input.type === "choice" ? "<choice>" : flagArgument(input);
}

function formText(input: InputDescription, given: Texts, { locale, t }: Translator): string {
  if (input.type === "money" && input.shareOf !== undefined) return t("terminal.forms.share");
  if (input.type === "number" && input.hasInverse === true) return t("terminal.forms.inverse");
  if (input.type === "quantity")
    return t("terminal.forms.quantity", { example: `2.5 ${input.display.unit}` });
  if (input.type === "date") {
    const isMonth = input.precision === "month";
    return t(isMonth ? "terminal.forms.month" : "terminal.forms.day", {
      example: isMonth ? "2026-03" : "2026-03-15",
      written: dateText("2026-03-15", locale.tag, input.precision),
    });
  }
  if (input.type === "rows")
    return t("terminal.forms.rows", {
      example: namedRow(input, given[input.id] ?? input.default),
    });
  if (input.staysInField === true) return t("terminal.forms.lines");
  return t(`terminal.forms.${input.type}`);
}

/** `class=H,same_week=no`: a row with the names of its columns; without what nobody gave. */
function namedRow({ columns }: RowsInput, rows: string | readonly string[]): string {
  const first = typeof rows === "string" ? rows : rows[0];
  const cells = first === undefined || first === "" ? [] : splitCells(first);
  const named = columns.flatMap((column, index) => {
    const cell = cells[index] ?? column.default;
    const isPlain = cell !== "" && cell !== "today" && !/[,"=]/.test(cell);
    return isPlain ? [`${column.id}=${cell}`] : [];
  });
  return named.length === 0 ? columns.map(({ id }) => `${id}=…`).join(",") : named.join(",");
}
