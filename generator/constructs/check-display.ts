import { areForDecimals, manyDigits } from "./values/digits.ts";
import { showType } from "../formula/index.ts";
import { inCurrency } from "../formula/dimension.ts";
import { showDimension } from "../formula/dimension.ts";
import { sameDimension, type ValueType } from "../formula/value-type.ts";
import type { DurationUnit } from "../runtime/own-display.ts";
import { durationDimension, type DisplayOptions } from "./display.ts";
import { reportUnit } from "./report-unit.ts";
import type { Path, Reporter } from "./reporter.ts";
import type { ResolveContext } from "./statements/context.ts";
import { currencyKey, currencyOf, showCurrency, type CurrencyDocument } from "./values/currency.ts";

/** Reports whatever an author says about showing a value and cannot be done: units of another dimension, names of nothing. */
export function checkDisplay(
  context: ResolveContext,
  type: ValueType,
  { unit, units, unit_as, region_units, digits, as, parts, currency }: DisplayOptions,
  path: Path,
): void {
  checkCurrency(context, currency, [...path, "currency"]);
  if (digits !== undefined && type.kind !== "decimal" && areForDecimals(digits))
    context.reporter.report("bad_value", { detail: manyDigits }, [...path, "digits"]);
  checkDuration(context, type, { as, parts }, path);
  if (currency !== undefined) checkOtherCurrency(context, type, currency, path);
  const ids = unitsOf(context, type);
  const inverse = inverseUnits(context, type);
  const requireUnit = (id: string, place: Path, others: readonly string[] = []): void => {
    if (!ids.includes(id) && !others.includes(id))
      reportUnit(id, place, ids, { units: context.sharedSpecs.units, reporter: context.reporter });
  };
  if (unit !== undefined) requireUnit(unit, [...path, "unit"]);
  if (Array.isArray(units))
    for (const [index, id] of units.entries()) requireUnit(String(id), [...path, "units", index], inverse);
  for (const [region, id] of Object.entries(region_units ?? {}))
    requireUnit(id, [...path, "region_units", region], inverse);
  if (unit_as !== undefined) checkUnitAs(context, type, unit_as, [...path, "unit_as"]);
}

/** Reports a value whose unit is to be followed and that has another dimension. */
function checkUnitAs(context: ResolveContext, type: ValueType, name: string, path: Path): void {
  const followed = typeOfName(context, name, path);
  if (followed === undefined || type.kind !== "number") return;
  if (followed.kind === "number" && sameDimension(followed.dimension, type.dimension)) return;
  const values = { want: showType(type), where: "in `unit_as`", got: showType(followed) };
  context.reporter.report("type_mismatch", values, path);
}

/** Reports what cannot be told as a duration, or not in these units. */
function checkDuration(
  { reporter }: ResolveContext,
  type: ValueType,
  { as, parts }: Pick<DisplayOptions, "as" | "parts">,
  path: Path,
): void {
  if (as !== "duration") {
    const detail = "only `as: duration` has parts";
    if (parts !== undefined) reporter.reportKey("bad_value", { detail }, [...path, "parts"]);
    return;
  }
  const dimension = type.kind === "number" ? type.dimension : undefined;
  const told = durationDimension(parts ?? []);
  const wanted = parts === undefined ? durationDimensions : told === undefined ? [] : [told];
  if (parts !== undefined && told === undefined) reportParts(parts, [...path, "parts"], reporter);
  else if (dimension === undefined || !wanted.some((each) => sameDimension(each, dimension))) {
    const want = parts === undefined ? "a time or a number of days or months" : showDimension(told ?? {});
    const values = { want, where: "with `as: duration`", got: showType(type) };
    reporter.report("type_mismatch", values, [...path, "as"]);
  }
}

const durationDimensions = [{ time: 1 }, { day: 1 }, { month: 1 }];

/** Reports units that do not go into each other. */
export function reportParts(parts: readonly DurationUnit[], path: Path, reporter: Reporter): void {
  const detail = `${parts.join(", ")} do not go into each other: months and years go together, weeks and days, and days to seconds`;
  reporter.report("bad_value", { detail }, path);
}

/** The units a value of this type can be shown in. */
function unitsOf({ sharedSpecs }: ResolveContext, type: ValueType): readonly string[] {
  if (type.kind !== "number") return [];
  return [...sharedSpecs.units.families.values()].flatMap(({ dimension, units }) =>
    sameDimension(dimension, inCurrency(type.dimension)) ? units.map(({ id }) => id) : [],
  );
}

/** Those of the dimension that is one over it. */
function inverseUnits({ sharedSpecs }: ResolveContext, type: ValueType): readonly string[] {
  if (type.kind !== "number") return [];
  return [...sharedSpecs.units.families.values()].flatMap(({ dimension, inverse = [] }) =>
    sameDimension(dimension, inCurrency(type.dimension)) ? inverse.map(({ id }) => id) : [],
  );
}

/** Reports a currency from a name that is no choice. */
export function checkCurrency(
  context: ResolveContext,
  currency: CurrencyDocument | undefined,
  path: Path,
): void {
  if (typeof currency !== "object") return;
  const type = typeOfName(context, currency.from, [...path, "from"]);
  if (type === undefined || type.kind === "choice") return;
  context.reporter.report(
    "type_mismatch",
    { want: "a choice of currencies", where: "in `currency`", got: showType(type) },
    [...path, "from"],
  );
}

/** Reports an amount shown in another currency than it is in: nothing converts it. */
function checkOtherCurrency(
  { currency: own, reporter }: ResolveContext,
  type: ValueType,
  shown: CurrencyDocument,
  path: Path,
): void {
  if (type.kind !== "number") return;
  const is = currencyOf(type.dimension, own);
  if (currencyKey(is) === currencyKey(shown)) return;
  const values = { name: String(path.at(-1)), currency: showCurrency(shown), is: showCurrency(is) };
  reporter.report("currency_differs", values, [...path, "currency"]);
}

/** The type a name stands for; a name of nothing is reported. */
export function typeOfName(
  { names, reporter }: ResolveContext,
  name: string,
  path: Path,
): ValueType | undefined {
  const found = names.get(name);
  if (found === undefined) reporter.unknownName(name, path, names.keys());
  return found?.type;
}
