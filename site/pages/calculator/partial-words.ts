import type {
  CalculatorBackground,
  CalculatorDescription,
  CalculatorWorkings,
  ChartDescription,
  InputDescription,
  InputType,
} from "../../../generator/runtime/description.ts";
import type { ProblemCode } from "../../../generator/runtime/answer.ts";

/** What tells which words a page says. */
export interface DescribedPage {
  readonly description: CalculatorDescription;
  readonly workings: CalculatorWorkings;
  /** Where its figures come from. */
  readonly background: Pick<CalculatorBackground, "tables" | "sources" | "find">;
}

/**
 * Which shared words a page of this calculator may say, of those that only some pages say: by key (`form.row`) or by
 * group (`keypad`). What is not named here every page may say.
 */
export function partialWords({
  description,
  workings,
  background,
}: DescribedPage): Readonly<Record<string, boolean>> {
  const inputs = description.inputs.flatMap((input) =>
    input.type === "rows" ? [input, ...input.columns] : [input],
  );
  const types = new Set(inputs.map(({ type }) => type));
  const charts = new Set(description.charts.map(({ kind }) => kind));
  const tables = description.outputs.filter((output) => output.type === "table");
  const hasLookup = workings.steps.some(({ lookup }) => lookup !== undefined);
  const isCited = background.tables.length > 0 || background.sources.length > 0;
  const isSearching = workings.steps.some(({ holds }) => holds !== undefined);
  const said: Record<string, boolean> = {
    keypad: inputs.some((input) => input.type === "expression" && input.keypad),
    find: background.find !== undefined,
    table: tables.length > 0,
    chart: charts.size > 0,
    "form.no_script": false,
    "term.written": types.has("term"),
    "form.usual":
      description.converter !== undefined ||
      inputs.some((input) => "usual" in input && input.usual !== undefined),
    "form.unit": description.converter !== undefined || inputs.some(hasUnits),
    "form.advanced": inputs.some(({ advanced }) => advanced),
    "form.swap": description.converter !== undefined,
    "form.choose": types.has("choice"),
    "form.none_chosen":
      types.has("choices") ||
      Object.values(description.displays).some(({ kind }) => kind === "choices") ||
      inputs.some(
        ({ type, advanced, group }) =>
          type === "money" && (advanced || description.groups?.[group ?? ""]?.isFolded === true),
      ),
    "table.year": tables.some(({ gathered }) => gathered?.isByYear),
    "workings.row_used": hasLookup,
    "workings.table_keys": hasLookup,
    "workings.rules": false,
    "workings.arithmetic": types.has("expression"),
    "results.choose_units": description.outputs.some(
      (output) =>
        output.type === "value" && output.display.kind === "quantity" && output.display.units.length > 1,
    ),
    "results.rounding": description.outputs.some(
      (output) => output.type === "value" && output.sumOf !== undefined,
    ),
    "results.worked_out": description.converter !== undefined && description.converter.from === undefined,
    "results.outside_table": isCited,
    "results.secondary": isCited,
    "results.unconfirmed": isCited,
    "results.stale": isCited,
    "results.passed": description.tellsPassedDays !== undefined,
    "workings.checked": isCited,
    "sections.sources": isCited,
    "sections.used_for": isCited,
    status: isCited,
    "problems.several_solutions": isSearching,
    "problems.search_too_long": isSearching,
  };
  for (const key of ["row", "add_row", "remove_row"]) said[`form.${key}`] = types.has("rows");
  said["form.date_example"] = placeholders.some((type) => types.has(type));
  said["form.pick_date"] = types.has("date") || types.has("datetime");
  for (const key of ["expand", "collapse"])
    said[`table.${key}`] = tables.some(({ gathered }) => gathered !== undefined);
  for (const key of ["show_all", "show_fewer"])
    said[`table.${key}`] = tables.some(
      (table) => table.gathered === undefined && table.headings === undefined,
    );
  said["table.every_unit"] =
    description.converter !== undefined && tables.some((table) => table.headings !== undefined);
  for (const key of ["find_unit", "no_unit"])
    said[`table.${key}`] = tables.some((table) => table.headings !== undefined);
  for (const [key, kinds] of Object.entries(chartWords))
    said[`chart.${key}`] = kinds.some((kind) => charts.has(kind));
  for (const [code, kinds] of Object.entries(problemsOf))
    said[`problems.${code}`] = kinds.some((type) => types.has(type));
  said["problems.too_few_rows"] = inputs.some((input) => input.type === "rows" && input.fewest > 0);
  said["problems.too_many_choices"] = inputs.some(
    (input) => input.type === "choices" && input.most !== undefined,
  );
  said["problems.too_few_choices"] = inputs.some(
    (input) => input.type === "choices" && (input.fewest ?? 0) > 0,
  );
  said["problems.not_whole_amount"] = inputs.some(
    (input) => input.type === "quantity" && input.integer === true,
  );
  said["problems.not_a_month"] = inputs.some((input) => input.type === "date" && input.precision === "month");
  if (inputs.some(isPrice)) said["problems.wrong_currency"] = true;
  return said;
}

function isPrice(input: InputDescription): boolean {
  return input.type === "quantity" && input.display.currency !== undefined;
}

function hasUnits(input: InputDescription): boolean {
  if (input.type === "number") return input.hasInverse === true;
  return input.type === "money"
    ? input.shareOf !== undefined
    : input.type === "quantity" && (input.display.units.length > 1 || input.parts !== undefined);
}

/** Words of a few kinds of charts. */
const chartWords: Readonly<Record<string, readonly ChartDescription["kind"][]>> = {
  part: ["parts"],
  amount: ["parts"],
  share: ["parts"],
  total: ["parts"],
  band: ["gauge"],
  from: ["gauge"],
  below: ["gauge"],
  between: ["gauge"],
  at_least: ["gauge"],
  here: ["gauge"],
  before: ["area", "line"],
};

/** Types whose fields show how a value is typed. */
const placeholders: readonly InputType[] = ["date", "time", "datetime", "duration", "term"];

const limited: readonly InputType[] = [
  "number",
  "integer",
  "percent",
  "money",
  "quantity",
  "whole",
  "duration",
  "decimal",
  "fraction",
  "term",
];

/** Problems that only inputs of some types can have. */
const problemsOf: Readonly<Partial<Record<ProblemCode, readonly InputType[]>>> = {
  not_a_date: ["date"],
  not_a_time: ["time"],
  not_a_datetime: ["datetime"],
  not_a_duration: ["duration"],
  wrong_currency: ["money"],
  not_an_option: ["choice", "choices", "boolean", "rows"],
  not_a_term: ["term"],
  not_digits: ["digits"],
  not_an_expression: ["expression"],
  unfinished_expression: ["expression"],
  unknown_word: ["expression"],
  division_by_zero: ["expression"],
  unclear_base: ["expression"],
  no_real_value: ["expression"],
  too_many_characters: ["text", "digits"],
  too_many_entries: ["rows"],
  unknown_unit: ["quantity"],
  below_minimum: limited,
  above_maximum: limited,
  too_early: ["date", "time", "datetime"],
  too_late: ["date", "time", "datetime"],
};
