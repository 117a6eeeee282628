import { displayOf } from "../constructs/display.ts";
import type { CalculatorDocument } from "../constructs/documents.ts";
import { namedTable } from "../constructs/named-table.ts";
import { choiceSet, typeText } from "../constructs/statements/context.ts";
import { parseText } from "../constructs/statements/draft.ts";
import type { FigureModel } from "../constructs/figure-model.ts";
import type { TableModel } from "../constructs/table-model.ts";
import { showType, type TypedExpression } from "../formula/index.ts";
import type { ValueType } from "../formula/value-type.ts";
import type { Scalar } from "../runtime/answer.ts";
import { toBase } from "../runtime/decimal.ts";
import type { VariantDescription } from "../runtime/description.ts";
import { reachesOrPasses } from "../runtime/open-edge.ts";
import { lookUp } from "../runtime/table.ts";
import type { Reporter } from "../constructs/reporter.ts";
import type { Displays } from "./displays.ts";
import type { ConstantModel } from "./model.ts";
import type { CalculatorContext } from "./calculator-context.ts";

/** The rows that the words name, looked up for every page. */
export function resolveFigures(
  context: CalculatorContext,
  variants: readonly VariantDescription[],
): readonly FigureModel[] {
  return Object.entries(context.document.figures ?? {}).flatMap(
    ([id, document]) => resolveFigure(id, document, context, variants) ?? [],
  );
}

/** The constants, which any text may name too: on all pages they say the same. */
export function constantFigures(
  constants: readonly ConstantModel[],
  displays: Displays,
  variants: readonly VariantDescription[],
  reporter: Reporter,
): readonly FigureModel[] {
  return constants.flatMap(({ id, value }) => {
    const display = displays[id];
    if (display === undefined) return [];
    const values = new Map(variants.map(({ slug }) => [slug, value]));
    const place = reporter.placeOf(["constants", id], "key");
    return [{ id, place, columns: [{ name: id, display, values }] }];
  });
}

type FigureDocument = NonNullable<CalculatorDocument["figures"]>[string];
type Key = { readonly value: Scalar } | { readonly input: string };

function resolveFigure(
  id: string,
  { lookup, keys: written = {}, on }: FigureDocument,
  context: CalculatorContext,
  variants: readonly VariantDescription[],
): FigureModel | undefined {
  const { reporter, sharedSpecs } = context;
  const path = ["figures", id];
  const found = namedTable(lookup, [...path, "lookup"], context);
  const table = found === undefined ? undefined : sharedSpecs.table(found);
  if (table === undefined) return undefined;
  const known = table.keys.map((key) => key.id);
  for (const key of Object.keys(written))
    if (!known.includes(key))
      reporter.reportKey("lookup_key_unknown", { key, table: lookup }, [...path, "keys", key], key, known);
  const keys = new Map<string, Key>();
  for (const key of known) {
    const text = written[key];
    if (text === undefined) reporter.report("lookup_key_missing", { key, table: lookup }, path);
    const value =
      text === undefined ? undefined : keyOf(text, [...path, "keys", key], table.keyTypes[key], context);
    if (value !== undefined) keys.set(key, value);
  }
  if (keys.size < known.length) return undefined;
  const isDated = table.periods.some(({ from, through }) => from !== undefined || through !== undefined);
  if (on !== undefined && !isDated) reporter.report("lookup_date_unused", { table: lookup }, [...path, "on"]);
  const day = on ?? table.periods.at(-1)?.from ?? table.periods.at(-1)?.through;
  const rows = new Map(variants.map((variant) => [variant.slug, rowFor(table, keys, variant, day)]));
  if ([...rows.values()].every((row) => row === undefined))
    return reporter.reportKey("figure_without_row", { name: id, table: lookup }, path);
  return {
    id,
    table,
    place: reporter.placeOf(path, "key"),
    columns: Object.entries(nameable(table)).flatMap(([column, type]) => {
      const options = { ...table.displays[column], set: choiceSet(context, column, type) };
      const display = displayOf(type, options, sharedSpecs.units, context.currency);
      const values = new Map([...rows].map(([slug, row]) => [slug, row?.[column] ?? null]));
      return display === undefined ? [] : [{ name: `${id}.${column}`, display, values }];
    }),
  };
}

/** What of a row texts can name: its columns, and where it begins on a range. */
function nameable({ keys, keyTypes, columns }: TableModel): Readonly<Record<string, ValueType>> {
  const ranges = keys.flatMap(({ id, kind }): readonly (readonly [string, ValueType])[] => {
    const type = keyTypes[id];
    return kind === "range" && type !== undefined ? [[id, type]] : [];
  });
  return { ...Object.fromEntries(ranges), ...columns };
}

/** A key as it is written; undefined after reporting what is neither a value nor an input. */
function keyOf(
  text: string | number | boolean,
  path: readonly (string | number)[],
  type: TableModel["keyTypes"][string] | undefined,
  context: CalculatorContext,
): Key | undefined {
  const parsed = parseText(text, path, context.reporter);
  const expression = parsed === undefined ? undefined : typeText(context, parsed, type);
  if (expression === undefined) return undefined;
  if (expression.kind === "name" && context.inputs.has(expression.name)) return { input: expression.name };
  const value = valueOf(expression);
  if (value !== undefined) return { value };
  const values = {
    want: "a written value or an input",
    where: "as the key of a figure",
    got: showType(expression.type),
  };
  return context.reporter.report("type_mismatch", values, path);
}

function valueOf(expression: TypedExpression): Scalar | undefined {
  if (expression.kind === "number" || expression.kind === "text" || expression.kind === "boolean")
    return expression.value;
  if (expression.kind !== "conversion" || expression.direction !== "quantity") return undefined;
  const amount = valueOf(expression.operand);
  return typeof amount === "number" ? toBase(amount, expression.factor) : undefined;
}

/** The row for one page; undefined where it does not set an input that is a key, or the table has no such row. */
function rowFor(
  table: TableModel,
  keys: ReadonlyMap<string, Key>,
  { fixed }: VariantDescription,
  day: string | undefined,
): Readonly<Record<string, Scalar>> | undefined {
  const values: Record<string, Scalar> = {};
  for (const [id, key] of keys) {
    const value = "value" in key ? key.value : typedText(fixed[key.input], table.keyTypes[id]?.kind);
    if (value === undefined) return undefined;
    values[id] = value;
  }
  const tableKeys = table.keys.map((key) => ({ ...key, reaches: reachesOrPasses }));
  const periods = table.periods.map((period) => ({
    ...period,
    rows: period.rows.map((row) => ({ ...row, values: { ...row.keys, ...row.values } })),
  }));
  const found = lookUp({ ...table, keys: tableKeys, periods }, values, day);
  return found.kind === "found" ? found.row : undefined;
}

/** What a variant sets an input to, as a key of this type. */
function typedText(
  text: string | readonly string[] | undefined,
  kind: string | undefined,
): Scalar | undefined {
  if (typeof text !== "string") return undefined;
  if (kind === "number") return Number(text);
  return kind === "boolean" ? text === "yes" : text;
}
