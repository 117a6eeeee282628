import { alwaysMentioned, type TypedExpression } from "../../formula/index.ts";
import { choiceType, numberType, textType } from "../../formula/value-type.ts";
import type { Unit } from "../../runtime/display.ts";
import type { Digits } from "../../runtime/display-digits.ts";
import { readDigits } from "../display.ts";
import { closed, formula, id, reference, type Static } from "../schema.ts";
import { typePart, type ResolveContext } from "../statements/context.ts";
import { formulaPart, type Draft } from "../statements/draft.ts";
import type { ModelEmitter } from "../statements/emitter.ts";
import type { StatementKind } from "../statements/statement-kind.ts";
import { digits } from "../values/digits.ts";
import { columnDisplays, rowsType, type RowsStatement } from "./column.ts";

const schema = closed(
  {
    units_of: formula("The quantity."),
    dimension: id("Its dimension, the id of a file in `specs/units/`."),
    digits: reference(digits),
  },
  ["units_of", "dimension"],
);
type UnitListDocument = Static<typeof schema>;

/** A quantity in every unit. */
export interface UnitListStatement extends RowsStatement {
  readonly kind: "unit_list";
  readonly quantity: TypedExpression;
  readonly units: readonly Unit[];
  readonly digits: Digits;
}

export const unitList: StatementKind<UnitListDocument, UnitListStatement> = {
  id: "unit_list",
  kind: "calculator",
  title: "Schedule of units",
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

  role: "value",
  ownColumns: ["unit", "group", "amount"],
  formulas: (document, path) => [formulaPart("units_of", document.units_of, [...path, "units_of"])],
  resolve: resolveUnitList,
  displays: (statement, context) => ({
    ...columnDisplays(statement, {}, context),
    [`${statement.id}.unit`]: { kind: "unit", units: statement.units },
    [`${statement.id}.amount`]: { kind: "number", digits: statement.digits },
  }),
  reads: ({ quantity }) => alwaysMentioned(quantity),
  function: (statement, emitter) => ({
    about: `The rows of \`${statement.id}\`.`,
    body: bodyOf(statement, emitter),
  }),
};

function resolveUnitList(
  draft: Draft<UnitListDocument>,
  context: ResolveContext,
): UnitListStatement | undefined {
  const { dimension, digits: shownDigits } = draft.document;
  const { families } = context.sharedSpecs.units;
  const family = families.get(dimension);
  if (family === undefined) {
    context.reporter.report(
      "unknown_dimension",
      { name: dimension },
      [...draft.path, "dimension"],
      dimension,
      [...families.keys()],
    );
    return undefined;
  }
  const quantity = typePart(context, draft, "units_of", numberType(family.dimension));
  if (quantity === undefined) return undefined;
  const groups = [...new Set(family.units.map(({ group }) => group))];
  return {
    kind: "unit_list",
    id: draft.id,
    type: rowsType({ unit: textType, group: choiceType(groups), amount: numberType() }, []),
    columns: [],
    quantity,
    units: family.units,
    digits: readDigits(shownDigits) ?? { minimum: 0, maximum: 6, significant: 7 },
    needs: draft.needs,
  };
}

function bodyOf(
  { quantity, units }: UnitListStatement,
  { file, code, runtime }: ModelEmitter,
): readonly string[] {
  file.import("scaleBy", `${runtime}decimal.ts`);
  return [
    `const quantity = ${code(quantity)};`,
    `return [`,
    ...units.map(({ id: unit, group, numerator, denominator }) => {
      const amount = `scaleBy(quantity, ${JSON.stringify(denominator)}, ${JSON.stringify(numerator)})`;
      return `{ unit: ${JSON.stringify(unit)}, group: ${JSON.stringify(group)}, amount: ${amount} },`;
    }),
    `];`,
  ];
}
