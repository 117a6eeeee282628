import { kindOf } from "../constructs/inputs/any.ts";
import type { CurrencyDocument } from "../constructs/documents.ts";
import { showType } from "../formula/index.ts";
import { sameDimension, type ValueType } from "../formula/value-type.ts";
import type { DisplayOptions } from "../constructs/display.ts";
import { formulaOptions } from "./outputs.ts";
import type { OutputModel, Statement } from "./model.ts";
import { reportUnit } from "../constructs/report-unit.ts";
import type { Path } from "../constructs/reporter.ts";
import type { ResolveContext } from "./statements.ts";

/** Reports whatever an author says about showing values and cannot be done: units of another dimension, names of nothing. */
export function reportPresentation(
  context: ResolveContext,
  statements: readonly Statement[],
  outputs: readonly OutputModel[],
): void {
  const { document } = context;
  reportCurrency(context, document.currency, ["currency"]);
  for (const [id, input] of Object.entries(document.inputs))
    kindOf(input).checkNames?.(input, {
      path: ["inputs", id],
      units: context.sharedSpecs.units,
      reporter: context.reporter,
      typeOf: (name, path) => reportName(context, name, path),
      reportCurrency: (currency, path) => reportCurrency(context, currency, path),
      defaultOf: (name) => {
        const named = document.inputs[name];
        return named === undefined || named.type === "rows" ? undefined : named.default;
      },
    });
  for (const statement of statements) {
    const written = document.formulas?.[statement.id];
    if ((statement.kind === "formula" || statement.kind === "choose") && typeof written === "object") {
      reportOptions(context, statement.type, formulaOptions(written), ["formulas", statement.id]);
    }
    if (statement.kind === "schedule") reportColumns(context, statement);
  }
  for (const { id, type } of outputs)
    reportOptions(context, type, document.outputs[id] ?? {}, ["outputs", id]);
}

function reportColumns(
  context: ResolveContext,
  { id, schedule, type }: Statement & { readonly kind: "schedule" },
): void {
  const document = context.document.schedules?.[id];
  if (document === undefined || !("columns" in document)) return;
  if ("of" in document)
    reportCurrency(context, document.value?.currency, ["schedules", id, "value", "currency"]);
  for (const [column, written] of Object.entries(document.columns)) {
    const columnType = schedule.kind === "units" ? undefined : type.columns[column];
    if (columnType !== undefined)
      reportOptions(context, columnType, formulaOptions(written), ["schedules", id, "columns", column]);
  }
}

function reportOptions(
  context: ResolveContext,
  type: ValueType,
  { unit, units, unit_from, region_units, currency }: DisplayOptions,
  path: Path,
): void {
  reportCurrency(context, currency, [...path, "currency"]);
  if (typeof currency === "string") reportOtherCurrency(context, currency, path);
  const ids = unitsOf(context, type);
  const requireUnit = (id: string, place: Path): void => {
    if (!ids.includes(id))
      reportUnit(id, place, ids, { units: context.sharedSpecs.units, reporter: context.reporter });
  };
  if (unit !== undefined) requireUnit(unit, [...path, "unit"]);
  if (Array.isArray(units))
    for (const [index, id] of units.entries()) requireUnit(String(id), [...path, "units", index]);
  for (const [region, id] of Object.entries(region_units ?? {}))
    requireUnit(id, [...path, "region_units", region]);
  if (unit_from === undefined) return;
  const from = reportName(context, unit_from, [...path, "unit_from"]);
  if (from === undefined || (from.kind === "choice" && from.options.every((option) => ids.includes(option))))
    return;
  const want = `a choice of units of ${showType(type)}`;
  context.reporter.report("type_mismatch", { want, where: "in `unit_from`", got: showType(from) }, [
    ...path,
    "unit_from",
  ]);
}

/** The units a value of this type can be shown in. */
function unitsOf({ sharedSpecs }: ResolveContext, type: ValueType): readonly string[] {
  if (type.kind !== "number") return [];
  return [...sharedSpecs.units.families.values()].flatMap(({ dimension, units }) =>
    sameDimension(dimension, type.dimension) ? units.map(({ id }) => id) : [],
  );
}

function reportCurrency(context: ResolveContext, currency: CurrencyDocument | undefined, path: Path): void {
  if (typeof currency !== "object") return;
  const type = reportName(context, currency.from, [...path, "from"]);
  if (type === undefined || type.kind === "choice") return;
  context.reporter.report(
    "type_mismatch",
    { want: "a choice of currencies", where: "in `currency`", got: showType(type) },
    [...path, "from"],
  );
}

/** An amount shown in a currency that no other amount is in: nothing converts it. */
function reportOtherCurrency({ document, reporter }: ResolveContext, currency: string, path: Path): void {
  const inputs = Object.values(document.inputs).flatMap((input) =>
    input.type === "money" && input.currency !== undefined ? [input.currency] : [],
  );
  const all = [document.currency ?? "USD", ...inputs];
  const others = all.flatMap((other) => (typeof other === "object" ? [] : [other]));
  // A currency that an input chooses may be this one.
  if (others.length < all.length || others.includes(currency)) return;
  const values = { name: String(path.at(-1)), currency, others: [...new Set(others)].join(" and ") };
  reporter.report("currency_differs", values, [...path, "currency"]);
}

/** The type a name stands for; a name of nothing is reported. */
function reportName({ names, reporter }: ResolveContext, name: string, path: Path): ValueType | undefined {
  const found = names.get(name);
  if (found === undefined) reporter.report("unknown_name", { name }, path, name, [...names.keys()]);
  return found?.type;
}
