import { numberType, type ValueType } from "../../formula/value-type.ts";
import { checkCurrency } from "../check-display.ts";
import type { DisplayOptions } from "../display.ts";
import { inputSyntaxes } from "../inputs/any.ts";
import { readWritten } from "../inputs/read-written.ts";
import { familyOf } from "../report-unit.ts";
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
import { currency, dimensionIn, namedByCurrency } from "../values/currency.ts";
import type { Opened, SourceKind } from "./source.ts";

const schema = closed(
  {
    of: list(scalar("A value, written like the default of an input of its type."), "The values, a row each."),
    value: closed(
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
      "What kind of value they are.",
    ),
  },
  ["of"],
);
type OfDocument = Static<typeof schema>;
type ValueKind = OfDocument["value"];

/** A row for each value of a list. */
export interface OfSource {
  readonly key: "of";
  /** In base units. */
  readonly of: readonly number[];
  /** What the author said about the values. */
  readonly shown: DisplayOptions;
}

export const of: SourceKind<OfDocument, OfSource> = {
  title: "Values of a list: `of`",
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

  ownColumns: ["value"],
  formulas: () => [],
  ownNames: (_, path) => [["value", [...path, "of"]]],
  names: ({ value }) => namedByCurrency(value?.currency),
  open: openOf,
  checkShown: ({ shown }, context, path) => {
    checkCurrency(context, shown.currency, [...path, "value", "currency"]);
  },
  shown: ({ shown }) => ({ value: shown }),
  reads: () => [],
  rows: ({ of: listed }) => ({
    loop: [`for (const valueValue of [${listed.join(", ")}]) {`],
    members: ["value: valueValue"],
  }),
};

function openOf(
  { document: { of: written, value }, path }: Draft<OfDocument>,
  context: ResolveContext,
): Opened<OfSource> | undefined {
  const { sharedSpecs, reporter } = context;
  if (value?.dimension !== undefined) {
    const measured = { dimension: value.dimension, ...writtenAs(value) };
    if (familyOf(measured, [...path, "value"], { ...sharedSpecs, reporter }) === undefined) return undefined;
  }
  const source: OfSource = {
    key: "of",
    of: written.flatMap((each, index) => readValue(context, each, value, [...path, "of", index])),
    shown: shownOptions(value),
  };
  return { given: { value: typeOf(value, context) }, close: () => source };
}

function writtenAs(value: ValueKind): { readonly unit?: string } {
  return value?.unit === undefined ? {} : { unit: value.unit };
}

/** The type of a listed value in formulas. */
function typeOf(value: ValueKind, { sharedSpecs, currency: own }: ResolveContext): ValueType {
  if (value?.type === "money") return numberType(dimensionIn({ money: 1 }, value.currency, own));
  return inputSyntaxes[value?.type ?? "number"].valueType(writtenAs(value), sharedSpecs.units);
}

function shownOptions(value: ValueKind): DisplayOptions {
  if (value === undefined) return {};
  const { unit, currency: shownCurrency, type } = value;
  return { unit, currency: shownCurrency, ...inputSyntaxes[type].shownAs };
}

/** A value of the list in its base unit; none, and a problem, where it cannot be read. */
function readValue(
  { sharedSpecs, reporter }: ResolveContext,
  written: ScalarText,
  kind: ValueKind,
  path: Path,
): readonly number[] {
  const place = { path, units: sharedSpecs.units, reporter };
  const value = readWritten(written, inputSyntaxes[kind?.type ?? "number"], writtenAs(kind), place)?.value;
  return typeof value === "number" ? [value] : [];
}
