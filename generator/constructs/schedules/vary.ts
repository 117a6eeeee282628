import { alwaysMentioned, showType, type TypedExpression } from "../../formula/index.ts";
import { hasOffset } from "../../formula/dimension.ts";
import type { ValueType } from "../../formula/value-type.ts";
import type { Display } from "../../runtime/display.ts";
import { camelCase } from "../../typescript/identifiers.ts";
import { kindOf, type InputDocument } from "../inputs/any.ts";
import { isFormula } from "../inputs/moving-limit.ts";
import { readWritten } from "../inputs/read-written.ts";
import type { Path } from "../reporter.ts";
import { closed, id, list, scalar, type ScalarText, type Static } from "../schema.ts";
import { typePart, type ResolveContext, type TypedStatement } from "../statements/context.ts";
import { formulaPart, type Draft, type FormulaPart } from "../statements/draft.ts";
import type { StatementKind } from "../statements/statement-kind.ts";
import { member, rowType, type ModelEmitter } from "../statements/emitter.ts";
import { rowsType, type RowsStatement } from "./column.ts";

const schema = {
  ...closed(
    {
      vary: id("The input that takes one value after the other."),
      from: scalar("Its first value: written like its default, or a formula such as `rate - 0.02`."),
      to: scalar("Its last value."),
      step: scalar("How far apart the values are."),
      columns: list(
        id("A formula."),
        "What is calculated for each value: formulas that depend on the input.",
        {
          unique: true,
        },
      ),
    },
    ["vary", "columns"],
  ),
  dependencies: { from: ["to", "step"], to: ["from", "step"], step: ["from", "to"] },
};
type VaryDocument = Static<typeof schema>;
/** The same with the input it varies. */
type GivenDocument = VaryDocument & { readonly input?: InputDocument | undefined };

const ends = ["from", "to", "step"] as const;
type End = (typeof ends)[number];
/** A written value in its base unit, or a formula. */
export type Bound = number | TypedExpression;

/** A row for each of some values of an input, the whole calculation each time. */
export interface VaryStatement extends RowsStatement {
  readonly kind: "vary";
  readonly input: string;
  readonly values: readonly string[] | Readonly<Record<End, Bound>>;
  /** Names of what is worked out. */
  readonly computedColumns: readonly string[];
}

/** Whether a statement is one of these. */
export function isVary(statement: TypedStatement): statement is VaryStatement {
  return statement.kind === "vary";
}

export const vary: StatementKind<VaryDocument, VaryStatement, GivenDocument> = {
  id: "vary",
  title: "Schedule that varies an input",
  summary:
    "A row for each value of an input over a range, or for each option of a choice, with what the calculation comes to: a payment by rate, a comparison of plans. " +
    "All other inputs stay as they are. Values for which a check fails, or that are refused or beyond the limits of the input, have no row. Columns are the input and the formulas listed.",
  schema,
  example: `inputs:
  rate: { type: percent, default: 6%, min: 0%, max: 30% }
formulas:
  interest: 1_000 money * rate
schedules:
  by_rate: { vary: rate, from: 3%, to: 9%, step: 0.25%, columns: [interest] }
outputs:
  interest: {}
  by_rate: {}
`,

  formulas: (document, path) => [
    formulaPart("vary", document.vary, [...path, "vary"]),
    ...document.columns.map((name, index) =>
      formulaPart(`columns.${index}`, name, [...path, "columns", index]),
    ),
    ...ends.flatMap((end) => boundFormula(document[end], end, path)),
  ],
  resolve: resolveVary,
  displays: ({ id: table, input, computedColumns }, { shown }): Readonly<Record<string, Display>> =>
    Object.fromEntries(
      [input, ...computedColumns].flatMap((name) => {
        const display = shown[name];
        return display === undefined ? [] : [[`${table}.${name}`, display]];
      }),
    ),
  reads: ({ input, computedColumns, values }) => [
    input,
    ...computedColumns,
    ...("from" in values
      ? ends.flatMap((end) => {
          const bound = values[end];
          return typeof bound === "number" ? [] : alwaysMentioned(bound);
        })
      : []),
  ],
  work: workOf,
};

function boundFormula(text: ScalarText | undefined, end: End, path: Path): readonly FormulaPart[] {
  return text !== undefined && isFormula(text) ? [formulaPart(end, String(text), [...path, end])] : [];
}

function resolveVary(draft: Draft<GivenDocument>, context: ResolveContext): VaryStatement | undefined {
  const { document, id: table, needs } = draft;
  const { vary: input } = document;
  const type = context.names.get(input)?.type;
  const columns = columnTypes(draft, context);
  const values = valuesOf(draft, type, context);
  if (type === undefined || columns === undefined || values === undefined) return undefined;
  return {
    kind: "vary",
    id: table,
    type: rowsType({ [input]: type, ...columns }, []),
    columns: [],
    input,
    values,
    computedColumns: document.columns,
    needs,
  };
}

/** The types of the columns; undefined after reporting what is no single value, or the same for every value of the input. */
function columnTypes(
  { document: { columns, vary: input }, path }: Draft<GivenDocument>,
  { names, statements, reporter }: ResolveContext,
): Readonly<Record<string, ValueType>> | undefined {
  const depends = (name: string): boolean =>
    name === input || (statements.get(name)?.needs.some(depends) ?? false);
  const known = [...statements.keys()].filter(depends);
  const types = columns.flatMap((name, index): (readonly [string, ValueType])[] => {
    const place = [...path, "columns", index];
    const found = names.get(name);
    if (found === undefined) reporter.unknownName(name, place, known);
    if (found?.type === undefined) return [];
    if (found.type.kind === "rows" || found.type.kind === "record") {
      const got = showType(found.type);
      reporter.report("type_mismatch", { want: "a single value", where: "in `columns`", got }, place);
      return [];
    }
    if (name !== input && depends(name)) return [[name, found.type]];
    reporter.report("vary_unaffected", { name, input }, place, name, known);
    return [];
  });
  return types.length === columns.length ? Object.fromEntries(types) : undefined;
}

/** The options of a choice, or a range of numbers. */
function valuesOf(
  draft: Draft<GivenDocument>,
  type: ValueType | undefined,
  context: ResolveContext,
): VaryStatement["values"] | undefined {
  const { document, path } = draft;
  const { vary: name, input } = document;
  const { reporter, inputs } = context;
  const place = [...path, "vary"];
  if (input === undefined) return reporter.unknownName(name, place, inputs.keys());
  const hasRange = document.from !== undefined;
  const isTemperature = type?.kind === "number" && hasOffset(type.dimension);
  const unfit = isTemperature
    ? "how far apart two temperatures are is no temperature; vary a number of degrees"
    : type?.kind === "choice"
      ? hasRange && "all its options are tried; leave out `from`, `to` and `step`"
      : type?.kind === "number" && !type.optional
        ? !hasRange && "it needs `from`, `to` and `step`"
        : "only choices and numbers that are always given can be";
  if (type !== undefined && unfit !== false) reporter.report("vary_input", { name, reason: unfit }, place);
  if (type?.kind === "choice") return type.options;
  if (type?.kind !== "number" || unfit !== false) return undefined;
  const [from, to, step] = ends.map((end) => boundOf(end, draft, { ...type, integer: false }, context));
  return from === undefined || to === undefined || step === undefined ? undefined : { from, to, step };
}

function boundOf(
  end: End,
  draft: Draft<GivenDocument>,
  type: ValueType,
  context: ResolveContext,
): Bound | undefined {
  const { input, [end]: written } = draft.document;
  if (draft.parts.has(end)) return typePart(context, draft, end, type);
  if (written === undefined || input === undefined) return undefined;
  const { sharedSpecs, reporter } = context;
  const kind = kindOf(input);
  const place = { path: [...draft.path, end], units: sharedSpecs.units, reporter };
  const value = readWritten(written, kind, kind.writtenAs?.(input) ?? {}, place, "bad_limit")?.value;
  return typeof value === "number" ? value : undefined;
}

/** TypeScript that works the whole calculation out again for each value. */
function workOf({ id: table, input, values, computedColumns }: VaryStatement, emitter: ModelEmitter): string {
  const { file, runtime, code } = emitter;
  for (const name of ["sweepRows", "variedInputs"]) file.import(name, `${runtime}sweep.ts`);
  if ("from" in values) file.import("sweepValues", `${runtime}sweep.ts`);
  const tried =
    "from" in values
      ? `sweepValues(${ends.map((end) => boundCode(values[end], code)).join(", ")})`
      : `${JSON.stringify(values)} as const`;
  const name = camelCase(input);
  const cells = [
    member(input, name),
    ...computedColumns.map((column) => member(column, `again.values.${column}()`)),
  ];
  return [
    `sweepRows(${tried}, (${name}): ${rowType(table)} | undefined => {`,
    `const varied = variedInputs(entered, { ${member(input, name)} });`,
    `const again = calculate(varied, visible(varied, today), today);`,
    `return again.stop(false) === undefined ? { ${cells.join(", ")} } : undefined;`,
    `})`,
  ].join("\n");
}

function boundCode(bound: Bound, code: ModelEmitter["code"]): string {
  return typeof bound === "number" ? String(bound) : code(bound);
}
