import type { CurrencyDocument, InputDocument, ScalarText } from "../constructs/documents.ts";
import type { ValueType } from "../formula/value-type.ts";
import type { Scalar } from "../runtime/answer.ts";
import type { Display, InputDescription } from "../runtime/description.ts";
import { assert } from "../runtime/assert.ts";
import { booleanKind } from "../runtime/kinds/boolean.ts";
import { choiceKind } from "../runtime/kinds/choice.ts";
import { dateKind } from "../runtime/kinds/date.ts";
import { digitsKind } from "../runtime/kinds/digits.ts";
import { expressionKind } from "../runtime/kinds/expression.ts";
import { integerKind } from "../runtime/kinds/integer.ts";
import { moneyKind } from "../runtime/kinds/money.ts";
import { numberKind } from "../runtime/kinds/number.ts";
import { percentKind } from "../runtime/kinds/percent.ts";
import { quantityKind } from "../runtime/kinds/quantity.ts";
import { rowsKind } from "../runtime/kinds/rows.ts";
import { textKind } from "../runtime/kinds/text.ts";
import { wholeKind } from "../runtime/kinds/whole.ts";
import { displayOf } from "./display.ts";
import { readDateLimits, readLimits, type Reading, type Start } from "./limits.ts";
import type { Literal, LiteralKind } from "./literal.ts";
import { readWritten } from "./read-written.ts";
import type { Reporter } from "./reporter.ts";
import type { UnitCatalog } from "./units.ts";

/** An input with its type in formulas. */
export interface ResolvedInput {
  readonly description: InputDescription;
  readonly type: ValueType;
  /** The default as carried; null where there is none. Not the day itself for `today`. */
  readonly default: Scalar | readonly Readonly<Record<string, Scalar>>[];
}
type Path = readonly (string | number)[];

/** Resolves one input; what is wrong with its unit, limits or default is reported at its place. */
export function resolveInput(
  id: string,
  document: InputDocument,
  path: Path,
  units: UnitCatalog,
  currency: CurrencyDocument,
  reporter: Reporter,
): ResolvedInput | undefined {
  const type = inputType(document, path, units, reporter);
  if (type === undefined) return undefined;
  const common = {
    id,
    optional: document.optional ?? false,
    advanced: document.advanced ?? false,
    ...(document.group === undefined ? {} : { group: document.group }),
  };
  if (document.type === "rows") return resolveRows(document, common, path, units, currency, reporter);
  const kind = literalKind(document);
  const fallback = readDefault(document.default, kind, [...path, "default"], units, reporter);
  const display = inputDisplay(document, type, units, currency);
  const reading = { kind, path, units, reporter };
  const regions = readRegionDefaults(document, reading);
  const starts = [{ value: fallback.value, path: [...path, "default"] }, ...(regions?.starts ?? [])];
  const base = {
    ...common,
    default: fallback.text,
    ...(regions === undefined ? {} : { regionDefaults: regions.texts }),
  };
  const limits = readLimits(document, starts, reading);
  const done = (description: InputDescription): ResolvedInput => ({
    description,
    type,
    default: fallback.value,
  });
  switch (document.type) {
    case "number":
      return done({ ...base, type: "number", kind: numberKind, ...limits, display });
    case "percent":
      return done({ ...base, type: "percent", kind: percentKind, ...limits, display });
    case "money":
      return done({ ...base, type: "money", kind: moneyKind, ...limits, display });
    case "integer":
      if (display.kind === "quantity")
        return done({ ...base, type: "quantity", kind: quantityKind, ...limits, display, integer: true });
      return done({ ...base, type: "integer", kind: integerKind, ...limits, display });
    case "quantity":
      assert(display.kind === "quantity", "a quantity input is shown as a quantity");
      return done({
        ...base,
        type: "quantity",
        kind: quantityKind,
        ...limits,
        display,
        ...(document.region_units === undefined ? {} : { regionUnits: document.region_units }),
      });
    case "whole":
      return done({ ...base, type: "whole", kind: wholeKind, display });
    case "digits": {
      const declared = typeof document.base === "number" ? document.base : { from: document.base };
      return done({
        ...base,
        type: "digits",
        kind: digitsKind,
        base: declared,
        longest: document.longest ?? 256,
        display,
      });
    }
    case "date": {
      const precision = document.precision ?? "day";
      return done({
        ...base,
        type: "date",
        kind: dateKind,
        precision,
        ...readDateLimits(document, fallback.value, reading),
        display,
      });
    }
    case "choice": {
      assert(display.kind === "choice", "a choice input is shown as a choice");
      const style = document.style ?? (document.options.length <= 4 ? "radio" : "select");
      return done({ ...base, type: "choice", kind: choiceKind, options: document.options, style, display });
    }
    case "boolean":
      return done({ ...base, type: "boolean", kind: booleanKind, display });
    case "text":
      return done({ ...base, type: "text", kind: textKind, longest: document.longest ?? 100, display });
    case "expression":
      return done({
        ...base,
        type: "expression",
        kind: expressionKind,
        keypad: document.keypad ?? false,
        display,
      });
  }
}

/** The defaults of regions: as canonical texts, and as starts the limits must leave room for. */
function readRegionDefaults(
  document: InputDocument,
  { kind, path, units, reporter }: Reading,
): { readonly texts: Readonly<Record<string, string>>; readonly starts: readonly Start[] } | undefined {
  if (!("region_default" in document) || document.region_default === undefined) return undefined;
  const read = Object.entries(document.region_default).map(([region, written]) => {
    const place = [...path, "region_default", region];
    return { region, place, ...readDefault(written, kind, place, units, reporter) };
  });
  return {
    texts: Object.fromEntries(read.map(({ region, text }) => [region, text])),
    starts: read.map(({ value, place }) => ({ value, path: place })),
  };
}

function resolveRows(
  document: InputDocument & { readonly type: "rows" },
  common: Pick<InputDescription, "id" | "optional" | "advanced" | "group">,
  path: Path,
  units: UnitCatalog,
  currency: CurrencyDocument,
  reporter: Reporter,
): ResolvedInput | undefined {
  const columns = Object.entries(document.columns).flatMap(([column, columnDocument]) => {
    const resolved = resolveInput(
      column,
      columnDocument,
      [...path, "columns", column],
      units,
      currency,
      reporter,
    );
    return resolved === undefined ? [] : [resolved];
  });
  for (const [index, row] of (document.default ?? []).entries())
    reportColumns(common.id, row, Object.keys(document.columns), [...path, "default", index], reporter);
  const rows = (document.default ?? []).map((row, index) =>
    columns.map((column): Literal => {
      const written = row[column.description.id];
      const columnDocument = document.columns[column.description.id];
      if (written === undefined || columnDocument === undefined) return columnDefault(column);
      return readDefault(
        written,
        literalKind(columnDocument),
        [...path, "default", index, column.description.id],
        units,
        reporter,
      );
    }),
  );
  const joined = rows.map((row) => row.map(({ text }) => text.replaceAll(/[~\\]/g, "\\$&")).join("~"));
  return {
    description: {
      ...common,
      default: joined.join("\n"),
      type: "rows",
      kind: rowsKind,
      columns: columns.flatMap(({ description }) => (description.type === "rows" ? [] : [description])),
      fewest: document.rows?.min ?? 1,
      most: document.rows?.max ?? 50,
    },
    type: {
      kind: "rows",
      optional: false,
      columns: Object.fromEntries(columns.map(({ description, type }) => [description.id, type])),
    },
    default: rows.map((row) =>
      Object.fromEntries(row.map(({ value }, index) => [columns[index]?.description.id ?? "", value])),
    ),
  };
}

/** Reports each cell of a written row whose column the table does not have. */
export function reportColumns(
  table: string,
  row: Readonly<Record<string, ScalarText>>,
  columns: readonly string[],
  path: Path,
  reporter: Reporter,
): void {
  for (const name of Object.keys(row)) {
    if (!columns.includes(name))
      reporter.report("unknown_column", { name, table }, [...path, name], name, columns, "key");
  }
}

function columnDefault({ default: value, description }: ResolvedInput): Literal {
  return { value: value !== null && typeof value === "object" ? null : value, text: description.default };
}

/** How an input's values are written. */
export function literalKind(document: InputDocument): LiteralKind {
  return {
    type: document.type,
    ...("unit" in document && document.unit !== undefined ? { unit: document.unit } : {}),
    ...(document.type === "choice" ? { options: document.options } : {}),
    ...(document.type === "date" && document.precision !== undefined
      ? { precision: document.precision }
      : {}),
  };
}

function inputType(
  document: InputDocument,
  path: Path,
  units: UnitCatalog,
  reporter: Reporter,
): ValueType | undefined {
  const optional = document.optional ?? false;
  switch (document.type) {
    case "number":
    case "percent":
      return { kind: "number", dimension: {}, integer: false, optional };
    case "money":
      return { kind: "number", dimension: { money: 1 }, integer: false, optional };
    case "integer":
    case "quantity": {
      if (document.unit === undefined) return { kind: "number", dimension: {}, integer: true, optional };
      if (document.type === "quantity" && !units.families.has(document.dimension)) {
        const known = [...units.families.keys()];
        const at = [...path, "dimension"];
        reporter.report("unknown_dimension", { name: document.dimension }, at, document.dimension, known);
        return undefined;
      }
      const unit = units.unit(document.unit);
      if (unit === undefined || (document.type === "quantity" && unit.family.id !== document.dimension)) {
        reporter.report(
          "unknown_unit",
          { unit: document.unit },
          [...path, "unit"],
          document.unit,
          document.type === "quantity"
            ? (units.families.get(document.dimension)?.units ?? []).map(({ id }) => id)
            : units.ids(),
        );
        return undefined;
      }
      for (const other of document.type === "quantity" ? (document.units ?? []) : []) {
        if (units.unit(other)?.family !== unit.family)
          reporter.report(
            "unknown_unit",
            { unit: other },
            [...path, "units"],
            other,
            unit.family.units.map(({ id }) => id),
          );
      }
      return {
        kind: "number",
        dimension: unit.family.dimension,
        integer: document.type === "integer",
        optional,
      };
    }
    case "whole":
      return { kind: "whole", optional };
    case "expression":
      return { kind: "decimal", optional };
    case "date":
      return { kind: "date", optional };
    case "choice":
      return { kind: "choice", options: document.options, optional };
    case "boolean":
      return { kind: "boolean", optional };
    case "digits":
    case "text":
      return { kind: "text", optional };
    case "rows":
      return { kind: "rows", columns: {}, optional };
  }
}

function inputDisplay(
  document: Exclude<InputDocument, { readonly type: "rows" }>,
  type: ValueType,
  units: UnitCatalog,
  currency: CurrencyDocument,
): Display {
  const family =
    document.type === "quantity" && document.units === undefined
      ? units.families.get(document.dimension)
      : undefined;
  const display = displayOf(
    type,
    {
      ...("digits" in document ? { digits: document.digits } : {}),
      ...("unit" in document ? { unit: document.unit } : {}),
      ...(document.type === "quantity" ? { units: document.units ?? family?.units.map(({ id }) => id) } : {}),
      ...(document.type === "percent" ? { as: "percent" as const } : {}),
      ...(document.type === "money" ? { currency: document.currency } : {}),
      ...(document.type === "date" ? { precision: document.precision } : {}),
      ...(document.type === "digits" ? { grouped: 4 } : {}),
    },
    units,
    currency,
  );
  // The unit was checked with the type, so every scalar input can be shown.
  return display ?? { kind: "text" };
}

function readDefault(
  written: ScalarText | undefined,
  kind: LiteralKind,
  path: Path,
  units: UnitCatalog,
  reporter: Reporter,
): Literal {
  const none = { value: null, text: "" };
  return written === undefined ? none : (readWritten(written, kind, path, units, reporter) ?? none);
}
