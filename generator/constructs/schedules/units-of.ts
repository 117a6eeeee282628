import { alwaysMentioned, type TypedExpression } from "../../formula/index.ts";
import { choiceType, numberType, textType } from "../../formula/value-type.ts";
import type { Unit } from "../../runtime/display.ts";
import type { Digits } from "../../runtime/display-digits.ts";
import { readDigits } from "../display.ts";
import { familyOf } from "../report-unit.ts";
import { closed, formula, id, reference, type Static } from "../schema.ts";
import { typePart, type ResolveContext } from "../statements/context.ts";
import { formulaPart, type Draft } from "../statements/draft.ts";
import { digits } from "../values/digits.ts";
import { listedCode, type Opened, type SourceKind } from "./source.ts";

const schema = closed(
  {
    units_of: formula("The quantity."),
    dimension: id("Its dimension, the id of a file in `specs/units/`."),
    digits: reference(digits),
  },
  ["units_of", "dimension"],
);
type UnitsOfDocument = Static<typeof schema>;

/** A quantity in every unit. */
export interface UnitsOfSource {
  readonly key: "units_of";
  readonly quantity: TypedExpression;
  readonly units: readonly Unit[];
  readonly digits: Digits;
}

export const unitsOf: SourceKind<UnitsOfDocument, UnitsOfSource> = {
  title: "The units of a dimension: `units_of`",
  summary:
    "A row for every unit of a dimension, with the columns `unit` and `amount`: one quantity in each of them.",
  schema,
  example: `inputs:
  width: { type: quantity, dimension: length, unit: meter, default: 1 meter }
schedules:
  everywhere: { units_of: width, dimension: length, digits: { significant: 7 } }
outputs:
  everywhere: {}
`,

  isRow: true,
  ownColumns: ["unit", "group", "amount"],
  formulas: (document, path) => [formulaPart("units_of", document.units_of, [...path, "units_of"])],
  open: openUnits,
  shown: ({ units, digits: shownDigits }) => ({
    unit: { kind: "unit", units },
    amount: { kind: "number", digits: shownDigits },
  }),
  reads: ({ quantity }) => alwaysMentioned(quantity),
  rows: ({ quantity, units }, { file, code, runtime }) => {
    file.import("fromBase", `${runtime}decimal.ts`);
    const rows = units.map(({ id: unit, group, numerator, denominator, offset }) => {
      const amount = `fromBase(quantity, ${JSON.stringify({ numerator, denominator, offset })})`;
      return `{ unit: ${JSON.stringify(unit)}, group: ${JSON.stringify(group)}, amount: ${amount} },`;
    });
    return {
      before: [`const quantity = ${code(quantity)};`],
      ...listedCode(["[", ...rows, "] as const"].join("\n")),
    };
  },
};

function openUnits(
  draft: Draft<UnitsOfDocument>,
  context: ResolveContext,
): Opened<UnitsOfSource> | undefined {
  const { dimension, digits: shownDigits } = draft.document;
  const { sharedSpecs, reporter } = context;
  const family = familyOf({ dimension }, draft.path, { ...sharedSpecs, reporter });
  if (family === undefined) return undefined;
  const { units } = family;
  const quantity = typePart(context, draft, "units_of", numberType(family.dimension));
  if (quantity === undefined) return undefined;
  const groups = [...new Set(units.map(({ group }) => group))];
  const source: UnitsOfSource = {
    key: "units_of",
    quantity,
    units,
    digits: readDigits(shownDigits) ?? { minimum: 0, maximum: 6, significant: 7 },
  };
  return {
    given: { unit: textType, group: choiceType(groups), amount: numberType() },
    close: () => source,
  };
}
