import { diagnose } from "../../diagnostics/diagnostic.ts";
import { showType, type TypedExpression } from "../../formula/index.ts";
import { booleanType, type ValueType } from "../../formula/value-type.ts";
import type { OutputDescription } from "../../runtime/description.ts";
import type { Display } from "../../runtime/display.ts";
import { typeText as typescriptOf } from "../../typescript/type-text.ts";
import { construct } from "../construct.ts";
import { displayOf, type DisplayOptions } from "../display.ts";
import { shownAs } from "../formulas/shown.ts";
import {
  closed,
  formula,
  id,
  integer,
  list,
  mapOf,
  ofType,
  oneOfTexts,
  patterns,
  truth,
  type Static,
  unitId,
} from "../schema.ts";
import { resolveSum } from "./sum-of.ts";
import { tableOf, tableParts } from "./table-output.ts";
import type { Statement } from "../statements/any.ts";
import { choiceSet, typeText, type ResolveContext } from "../statements/context.ts";
import { parseText } from "../statements/draft.ts";
import { readCode, rowType, type ModelEmitter } from "../statements/emitter.ts";

/** A result on the page. */
export const output = construct({
  id: "output",
  title: "Output",
  summary:
    "A result shown on the page, in the order written. Under the id of a formula, input or schedule it shows that, so `tip: {}` is enough; " +
    "under another id it needs `value`. A schedule becomes a table. Its name is `outputs.<id>.label` in the words.",
  schema: closed({
    value: formula("What is shown, if not the formula, input or schedule of this id."),
    text: truth(
      "It is a text of the words, `outputs.<id>.text`, which names other values: `{outside}√{inside}`.",
    ),
    primary: truth("The main result, shown large. Without any, the first output is."),
    ...shownAs,
    units: ofType(
      "string",
      oneOfTexts(["all"], "`all`: every unit of the dimension."),
      list(
        unitId("A unit."),
        "Units the visitor may read the value in; `all` for every unit of the dimension.",
        {
          unique: true,
        },
      ),
    ),
    region_units: mapOf(
      unitId("A unit."),
      "The unit readers of a region first see it in, by the region's code of two letters.",
      patterns.region,
    ),
    find: list(
      id("An input."),
      "Inputs that a visitor may find from this result: each may have any value between two limits, and changes the result.",
      { unique: true },
    ),
    saved: closed(
      {
        of: id("What is spent less of: a total."),
        by: list(id("An input."), "The inputs that save: with all of them at 0 nothing is saved.", {
          unique: true,
        }),
        from: id("The total it is compared with, where no input saves but another way to pay does."),
      },
      ["of"],
      "Of what is called saved: it is the total without what saves, less the total with it. The tests see to it.",
    ),
    same_as: closed(
      {
        value: id("Another value."),
        without: list(id("An input."), "The inputs that set the two apart.", { unique: true }),
      },
      ["value", "without"],
      "Another value that it is the same as where some inputs are 0, such as the interest rate of an annual percentage rate without fees. The tests see to it.",
    ),
    group: id("The heading above it; its text is `groups.<id>` in the words."),
    when: formula("It is only shown where this is true."),
    grouped: integer("Of a text of digits: how many form a group, counted from the right.", 1, 64),
    sum_of: list(
      id("An input, constant or formula."),
      "Of the main result, where its formula is a sum: the parts, in this order. The page and the terminal set the answer as an addition.",
      { minItems: 2, unique: true },
    ),
    columns: list(id("A column."), "Of a schedule: the columns shown, in this order. Without it, all.", {
      unique: true,
    }),
    by_year: closed(
      {
        date: id("The column of dates."),
        sum: list(id("A column."), "Columns that are added up for the year; of others the last row counts.", {
          unique: true,
        }),
      },
      ["date"],
      "Of a schedule: rows are gathered into years, which open to their months.",
    ),
    headings: id("Of a schedule: the column whose values head groups of rows."),
  }),
  example: `inputs:
  bill: { type: money, default: 50 }
formulas:
  tip: bill * 0.15
outputs:
  tip: { primary: true }
  total: { value: bill + tip, digits: 2, when: tip > 0 }
`,
});
export type OutputDocument = Static<(typeof output)["schema"]>;

/** An output as computed. */
export interface OutputModel {
  readonly id: string;
  readonly type: ValueType;
  readonly value:
    | { readonly kind: "expression"; readonly expression: TypedExpression }
    /** A schedule, or the one row a lookup found. */
    | { readonly kind: "schedule" | "row"; readonly id: string };
  readonly when?: TypedExpression;
  readonly isPrimary: boolean;
}
/** An output as computed and as shown. */
export interface ResolvedOutput {
  readonly model: OutputModel;
  readonly description: OutputDescription;
}
/** What resolving an output depends on besides its document. */
export interface OutputContext extends ResolveContext {
  /** The statement of this id. */
  readonly statement: Statement | undefined;
  readonly isPrimary: boolean;
  /** How everything is shown so far. */
  readonly displays: Readonly<Record<string, Display>>;
}

/** Resolves an output; undefined after reporting what is wrong with it. */
export function resolveOutput(
  name: string,
  document: OutputDocument,
  context: OutputContext,
): ResolvedOutput | undefined {
  const path = ["outputs", name];
  const { reporter, names, statement, isPrimary } = context;
  if (document.text === true) return resolveText(name, document, context);
  const known = names.get(name);
  if (document.value !== undefined && known !== undefined)
    reporter.report("output_value_shadows", { name }, [...path, "value"]);
  if (document.value === undefined && known === undefined)
    return reporter.unknownName(name, path, names.keys(), "key");
  const shown = conditionOf(name, document, context);
  const group = document.group === undefined ? {} : { group: document.group };
  const table = document.value === undefined ? tableOf(statement) : undefined;
  if (table !== undefined) {
    const { type, kind } = table;
    return {
      model: { id: name, type, value: { kind, id: name }, ...shown, isPrimary },
      description: { id: name, type: "table", ...group, ...tableParts(name, document, type, context) },
    };
  }
  const parsed = parseText(
    document.value ?? name,
    document.value === undefined ? path : [...path, "value"],
    reporter,
  );
  const expression = parsed === undefined ? undefined : typeText(context, parsed, undefined);
  if (expression === undefined) return undefined;
  const display = displayOfOutput(name, document, expression, context);
  if (display === undefined) return undefined;
  const sumOf =
    document.sum_of === undefined ? undefined : resolveSum(name, document.sum_of, expression, context);
  return {
    model: {
      id: name,
      type: expression.type,
      value: { kind: "expression", expression },
      ...shown,
      isPrimary,
    },
    description: {
      id: name,
      type: "value",
      primary: isPrimary,
      ...group,
      display,
      ...(sumOf === undefined ? {} : { sumOf }),
    },
  };
}

function conditionOf(
  name: string,
  { when: written }: OutputDocument,
  context: OutputContext,
): Pick<OutputModel, "when"> {
  const when =
    written === undefined ? undefined : parseText(written, ["outputs", name, "when"], context.reporter);
  const condition = when === undefined ? undefined : typeText(context, when, booleanType);
  return condition === undefined ? {} : { when: condition };
}

/** A text of the words: its value says only whether it applies. */
function resolveText(
  name: string,
  document: OutputDocument,
  context: OutputContext,
): ResolvedOutput | undefined {
  const path = ["outputs", name];
  const { reporter } = context;
  if (context.names.has(name)) reporter.report("output_value_shadows", { name }, [...path, "text"]);
  const { text: _text, primary: _primary, group, when: _when, ...others } = document;
  for (const key of Object.keys(others)) reporter.reportKey("text_output_key", { key }, [...path, key]);
  const source = { kind: "boolean", value: true, span: { start: 0, end: 0 } } as const;
  const expression = { kind: "boolean", value: true, source, type: booleanType } as const;
  return {
    model: {
      id: name,
      type: booleanType,
      value: { kind: "expression", expression },
      ...conditionOf(name, document, context),
      isPrimary: context.isPrimary,
    },
    description: {
      id: name,
      type: "value",
      primary: context.isPrimary,
      ...(group === undefined ? {} : { group }),
      display: { kind: "message", key: `outputs.${name}.text` },
    },
  };
}

/** How it is shown: as its own keys say, then those of its formula; of an input, as the input is. */
function displayOfOutput(
  name: string,
  document: OutputDocument,
  expression: TypedExpression,
  context: OutputContext,
): Display | undefined {
  const { type } = expression;
  const { statement, displays } = context;
  const own = displayOptions(document);
  const inherited = displays[name];
  if (context.inputs.has(name) && inherited !== undefined && Object.keys(own).length === 0) return inherited;
  const shown = statement !== undefined && "shown" in statement ? statement.shown : {};
  const options: DisplayOptions = { ...shown, ...own, set: choiceSet(context, name, type) };
  const display = displayOf(type, options, context.sharedSpecs.units, context.currency);
  if (display === undefined) reportHidden(name, document, expression, options, context);
  return display;
}

/** Reports why a value cannot be shown. */
function reportHidden(
  name: string,
  document: OutputDocument,
  expression: TypedExpression,
  { unit }: DisplayOptions,
  { reporter, sharedSpecs, statement }: OutputContext,
): void {
  const path = ["outputs", name];
  const { type } = expression;
  if (type.kind !== "number") {
    const values = { want: "a single value", where: "for an output", got: showType(type) };
    reporter.reportKey("type_mismatch", values, path);
  } else if (unit !== undefined && sharedSpecs.units.unit(unit) === undefined) {
    // The unit of a formula is reported where the formula says it.
    if (document.unit !== undefined)
      reporter.report("unknown_unit", { unit }, [...path, "unit"], unit, sharedSpecs.units.ids());
  } else {
    const isFormula = document.value === undefined && statement !== undefined;
    const place = isFormula ? ["formulas", name] : document.value === undefined ? path : [...path, "value"];
    const part = isFormula || document.value !== undefined ? "value" : "key";
    const notes =
      isFormula && statement.kind === "formula"
        ? factorNotes(statement.expression, statement.text)
        : factorNotes(expression, String(document.value ?? ""));
    const values = { name, type: showType(type) };
    reporter.add([diagnose("cannot_show", values, reporter.placeOf(place, part), { notes })]);
  }
}

/** What each factor of a product or quotient is, as notes. */
function factorNotes(expression: TypedExpression, text: string): readonly string[] {
  if (expression.kind !== "arithmetic" || !["*", "/"].includes(expression.operator)) return [];
  return [expression.left, expression.right].map(
    ({ source: { span }, type }) => `\`${text.slice(span.start, span.end)}\` is ${showType(type)}`,
  );
}

function displayOptions({
  digits,
  unit,
  units,
  region_units,
  as,
  parts,
  currency,
  grouped,
  precision,
}: OutputDocument): DisplayOptions {
  const all = { digits, unit, units, region_units, as, parts, currency, grouped, precision };
  return Object.fromEntries(Object.entries(all).filter(([, option]) => option !== undefined));
}

/** The TypeScript type of an output's value. */
export function outputType({ value, type, when }: OutputModel): string {
  const text = value.kind === "schedule" ? `readonly ${rowType(value.id)}[]` : typescriptOf(type);
  return when === undefined ? text : `${text} | null`;
}

/** Whether the answer holds without it: not every answer has it, and it is no main result. */
export function isSpare({ when, isPrimary }: OutputModel): boolean {
  return when !== undefined && !isPrimary;
}

/** TypeScript of an output's value; one that the answer can do without is left out where it cannot be worked out. */
export function outputCode(result: OutputModel, emitter: ModelEmitter): string {
  const { value, when } = result;
  const code = valueCode(value, emitter);
  if (when === undefined) return code;
  const shown = `${emitter.code(when)} ? ${code} : null`;
  if (!isSpare(result)) return shown;
  emitter.file.import("spare", `${emitter.runtime}finish.ts`);
  return `spare(() => ${shown})`;
}

function valueCode(value: OutputModel["value"], emitter: ModelEmitter): string {
  switch (value.kind) {
    case "expression":
      return emitter.code(value.expression);
    case "schedule":
      return readCode(emitter, value.id);
    case "row":
      return `[${readCode(emitter, value.id)}]`;
  }
}
