import { numberType, type ValueType } from "../../formula/value-type.ts";
import { camelCase } from "../../typescript/identifiers.ts";
import { checkCurrency } from "../check-display.ts";
import type { DisplayOptions } from "../display.ts";
import { inputKinds } from "../inputs/any.ts";
import { readWritten } from "../inputs/read-written.ts";
import { reportUnit } from "../report-unit.ts";
import type { Path } from "../reporter.ts";
import {
  closed,
  id,
  list,
  oneOfTexts,
  reference,
  scalar,
  type ScalarText,
  type Static,
  unitId,
} from "../schema.ts";
import type { ResolveContext } from "../statements/context.ts";
import type { Draft } from "../statements/draft.ts";
import type { StatementKind } from "../statements/statement-kind.ts";
import { currency, dimensionIn, namedByCurrency } from "../values/currency.ts";
import {
  checkColumns,
  columnDisplays,
  columnFormulas,
  columnLines,
  columnMembers,
  columnNames,
  columnReads,
  columns,
  namedByColumns,
  ofColumns,
  rowsType,
  typeColumns,
  type RowsStatement,
} from "./column.ts";

const schema = closed(
  {
    of: list(scalar("A value, written like the default of an input of its type."), "The values, a row each."),
    value: {
      ...closed(
        {
          type: oneOfTexts(
            ["number", "money", "percent", "quantity"],
            "What the values are; plain numbers without it.",
          ),
          dimension: id("Of a quantity: the id of a file in `specs/units/`."),
          unit: unitId("Of a quantity: the unit the values are in."),
          currency: reference(currency),
        },
        ["type"],
      ),
      description: "What kind of value they are.",
    },
    columns,
  },
  ["of", "columns"],
);
type ValuesDocument = Static<typeof schema>;
type ValueKind = ValuesDocument["value"];

/** A row for each value of a list. */
export interface ValuesStatement extends RowsStatement {
  readonly kind: "values";
  /** In base units. */
  readonly of: readonly number[];
  /** What the author said about the values. */
  readonly shown: DisplayOptions;
}

export const values: StatementKind<ValuesDocument, ValuesStatement> = {
  id: "values",
  kind: "calculator",
  title: "Schedule of values",
  summary: "A row for each of some values, which columns name as `value`: what 1, 5 and 10 of something are.",
  schema,
  example: `inputs:
  rate: { type: number, default: 1.1, above: 0 }
schedules:
  amounts:
    of: [1, 5, 10, 50]
    value: { type: money }
    columns:
      received: value * rate
outputs:
  amounts: {}
`,

  role: "value",
  ownColumns: ["value"],
  formulas: (document, path) => columnFormulas(document.columns, path),
  ownNames: (document, path) => [["value", [...path, "of"]], ...columnNames(document.columns, path)],
  names: (document) => [...namedByCurrency(document.value?.currency), ...namedByColumns(document.columns)],
  resolve: resolveValues,
  checkShown: (statement, context) => {
    checkCurrency(context, statement.shown.currency, ["schedules", statement.id, "value", "currency"]);
    checkColumns(statement, context);
  },
  displays: (statement, context) => columnDisplays(statement, { value: statement.shown }, context),
  ...ofColumns,
  reads: ({ columns: written }) => columnReads(written),
  function: ({ id: table, of, columns: written }, emitter) => ({
    about: `The rows of \`${table}\`.`,
    body: [
      `return [${of.join(", ")}].map((valueValue) => {`,
      ...columnLines(emitter, written),
      `return { ${["value: valueValue", ...columnMembers(written)].join(", ")} };`,
      `});`,
    ],
  }),
};

function resolveValues(draft: Draft<ValuesDocument>, context: ResolveContext): ValuesStatement | undefined {
  const { document, path } = draft;
  if (!isMeasured(document.value, [...path, "value"], context)) return undefined;
  const type = typeOf(document.value, context);
  const names = new Map(context.names);
  names.set("value", { type, code: camelCase("value"), exact: false });
  const typed = typeColumns(context, draft, names);
  if (typed === undefined) return undefined;
  return {
    kind: "values",
    id: draft.id,
    type: rowsType({ value: type }, typed),
    of: document.of.flatMap((value, index) =>
      readValue(context, value, document.value, [...path, "of", index]),
    ),
    columns: typed,
    shown: shownOptions(document.value),
    needs: draft.needs,
  };
}

/** Whether there is a dimension of that name and it has the unit; what is wrong is reported. */
function isMeasured(
  value: ValueKind,
  path: Path,
  { sharedSpecs: { units }, reporter }: ResolveContext,
): boolean {
  if (value?.dimension === undefined) return true;
  const { dimension, unit } = value;
  const family = units.families.get(dimension);
  if (family === undefined) {
    const known = [...units.families.keys()];
    reporter.report("unknown_dimension", { name: dimension }, [...path, "dimension"], dimension, known);
    return false;
  }
  const ids = family.units.map((each) => each.id);
  if (unit === undefined || ids.includes(unit)) return true;
  reportUnit(unit, [...path, "unit"], ids, { units, reporter });
  return false;
}

function writtenAs(value: ValueKind): { readonly unit?: string } {
  return value?.unit === undefined ? {} : { unit: value.unit };
}

/** The type of a listed value in formulas. */
function typeOf(value: ValueKind, { sharedSpecs, currency: own }: ResolveContext): ValueType {
  if (value?.type === "money") return numberType(dimensionIn({ money: 1 }, value.currency, own));
  return inputKinds[value?.type ?? "number"].valueType(writtenAs(value), sharedSpecs.units);
}

function shownOptions(value: ValueKind): DisplayOptions {
  if (value === undefined) return {};
  const { unit, currency: shownCurrency, type } = value;
  return { unit, currency: shownCurrency, ...inputKinds[type].shownAs };
}

/** A value of the list in its base unit; none, and a problem, where it cannot be read. */
function readValue(
  { sharedSpecs, reporter }: ResolveContext,
  written: ScalarText,
  kind: ValueKind,
  path: Path,
): readonly number[] {
  const place = { path, units: sharedSpecs.units, reporter };
  const value = readWritten(written, inputKinds[kind?.type ?? "number"], writtenAs(kind), place)?.value;
  return typeof value === "number" ? [value] : [];
}
