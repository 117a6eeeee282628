import type { CalculatorDocument } from "../constructs/documents.ts";
import type { ScopeName } from "../formula/scope.ts";
import { booleanType, type ValueType } from "../formula/value-type.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { calendarRules, type TypedExpression } from "../formula/index.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Display } from "../runtime/description.ts";
import { chartColorsOf, reportColors, withColors, withColumnColors } from "./chart-colors.ts";
import { kindOfChart } from "../constructs/charts/chart.ts";
import { displayOf } from "../constructs/display.ts";
import { lookedUp, resolveExamples } from "./examples.ts";
import { reportDuplicates } from "./duplicates.ts";
import { parseText } from "../constructs/statements/draft.ts";
import { typeText, type ResolveContext } from "../constructs/statements/context.ts";
import { columnTypes, kindOfStatement, type Statement } from "../constructs/statements/any.ts";
import type { TableModel } from "../constructs/table-model.ts";
import type { CalculatorContext } from "./calculator-context.ts";
import { draftStatements, resolveStatement, type StatementDraft } from "./statements.ts";
import type { SharedSpecs } from "../constructs/shared-specs.ts";
import { camelCase } from "../typescript/identifiers.ts";
import { namedUnit, readConstant } from "../constructs/formulas/constants.ts";
import { kindOf } from "../constructs/inputs/any.ts";
import { readHidden } from "../constructs/inputs/hidden.ts";
import type { Literal, ResolvedInput } from "../constructs/inputs/input-kind.ts";
import type { CalculatorModel, ConstantModel, InputModel } from "./model.ts";
import { resolveOutputs } from "./outputs.ts";
import { reportPresentation } from "./presentation.ts";
import { reportOn } from "../constructs/reporter.ts";
import { sequenceWithout } from "./sequence.ts";
import { requiredTexts } from "../words/required-texts.ts";
import { reportUnused } from "./unused.ts";
import { resolveVariants } from "./variants.ts";

/**
 * Resolves one calculator: a model, or what is wrong with its specification; never both wrong and silent. Of a
 * document that `lacks` parts with problems of their own, only what is wrong with the rest is said.
 */
export function resolveCalculator(
  id: string,
  document: CalculatorDocument,
  source: SourceDocument,
  sharedSpecs: SharedSpecs,
  lacks?: ReadonlySet<string>,
): { readonly model?: CalculatorModel; readonly problems: readonly Diagnostic[] } {
  const broken = new Set(lacks);
  const reporter = reportOn(source, broken);
  const currency = document.currency ?? "USD";
  const names = new Map<string, ScopeName>();
  const displays: Record<string, Display> = {};
  const context: CalculatorContext = {
    document,
    sharedSpecs,
    calculator: id,
    reporter,
    currency,
    names,
    currencies: currenciesOf(document),
    inputs: optionsOf(document),
  };
  reportDuplicates(document, reporter);

  const inputs = Object.entries(document.inputs).flatMap(([inputId, input]) => {
    const place = { id: inputId, path: ["inputs", inputId], units: sharedSpecs.units, currency, reporter };
    const resolved = kindOf(input).resolve(input, place);
    names.set(inputId, { type: resolved?.type, code: camelCase(inputId), exact: true });
    if (resolved !== undefined && "display" in resolved.description)
      displays[inputId] = named(resolved.description.display, inputId);
    const hidden = readHidden(input, place);
    return resolved === undefined ? [] : [{ ...withSet(withHidden(resolved, hidden)), hidden }];
  });
  const inputModels = inputs.map((input): InputModel => {
    const when = conditionOf(context, input.description.id);
    return {
      description: input.description,
      type: input.type,
      hiddenCode: hiddenCode(input),
      ...(when === undefined ? {} : { when }),
    };
  });
  const constants = resolveConstants(context, displays);

  const drafts = draftStatements(document, reporter);
  const order = sequenceWithout(drafts, (ids) => {
    const [first = ""] = ids;
    const place = document.formulas?.[first] === undefined ? ["schedules", first] : ["formulas", first];
    reporter.report("circular_formula", { cycle: ids.join(" → ") }, place, undefined, [], "key");
    for (const member of ids) broken.add(member);
  });
  for (const brokenId of broken) {
    if (!names.has(brokenId))
      names.set(brokenId, { type: undefined, code: camelCase(brokenId), exact: false });
  }
  // A formula that cannot be read has a name all the same: what uses it is not blamed for it.
  const readable = new Set(drafts.map(({ id: draftId }) => draftId));
  for (const draftId of Object.keys({ ...document.formulas, ...document.schedules })) {
    if (!readable.has(draftId) && !names.has(draftId))
      names.set(draftId, { type: undefined, code: camelCase(draftId), exact: false });
  }
  const statements: Statement[] = [];
  for (const draft of order.drafts) {
    const statement = resolveStatement(context, draft, order.early.has(`${draft.kind}.${draft.id}`));
    if (statement === undefined) continue;
    statements.push(statement);
    Object.assign(displays, kindOfStatement(statement).displays?.(statement, context));
  }
  const outputs = resolveOutputs(document, context, statements, displays);
  reportPresentation(
    document,
    context,
    statements,
    outputs.map(({ model }) => model),
  );
  // What a formula of an unknown unit shows cannot be drawn or expected, and that unit was reported.
  for (const unshown of formulasOfUnknownUnits(document, sharedSpecs)) {
    broken.add(unshown);
    names.set(unshown, { type: undefined, code: camelCase(unshown), exact: false });
  }
  const reported = {
    columns: new Set(statements.flatMap((statement) => columnsOfUnknownUnits(statement, sharedSpecs))),
    tables: new Set(lookedUp(document)),
  };
  reportColors(document, reporter);
  const drawn = Object.entries(document.charts ?? {}).flatMap(([chartId, chart]) => {
    const place = { id: chartId, path: ["charts", chartId] };
    return kindOfChart(chart).resolve(chart, { ...context, ...place, displays, reported }) ?? [];
  });
  const charts = withColors(drawn, chartColorsOf(document));
  const variants = resolveVariants(id, document, sharedSpecs, reporter);
  const examples = resolveExamples(context, variants, {
    types: expectableTypes(
      names,
      statements,
      outputs.map(({ model }) => model),
    ),
    displays,
  });
  const tables = tablesOf(statements);
  if (lacks === undefined) reportTables(context);
  // What is broken may be what would have used a name, and a table with problems leaves no statement behind.
  const isWhole = lacks === undefined && statements.length === order.drafts.length;
  if (isWhole && reporter.problems.length === 0) reportUnused(document, drafts, charts, reporter);
  if (!isWhole || reporter.problems.length > 0) return { problems: reporter.problems };

  return {
    problems: [],
    model: {
      id,
      file: source.file,
      inputs: inputModels,
      constants,
      statements,
      outputs: outputs.map(({ model }) => model),
      examples,
      tables,
      texts: requiredTexts(document, statements, displays, variants),
      description: {
        id,
        category: id.split("/")[0] ?? id,
        inputs: inputs.map(({ description }) => description),
        outputs: withColumnColors(
          outputs.map(({ description }) => description),
          charts,
        ),
        charts,
        steps: statements.flatMap(
          (statement) => kindOfStatement(statement).step?.(statement, displays) ?? [],
        ),
        variants,
        examples: examples.map(({ description }) => description),
        displays,
        tables: tables.map((table) => ({
          id: table.id,
          periods: table.periods.map(({ rows: _rows, staleAfter: _staleAfter, ...period }) => period),
        })),
        dateRules: dateRules(drafts),
        related: document.related ?? [],
        ...(document.notice === undefined ? {} : { notice: document.notice }),
      },
    },
  };
}

function formulasOfUnknownUnits(
  { formulas = {}, outputs }: CalculatorDocument,
  { units }: SharedSpecs,
): readonly string[] {
  const isUnknown = (part: object | undefined): boolean =>
    part !== undefined &&
    "unit" in part &&
    typeof part.unit === "string" &&
    units.unit(part.unit) === undefined;
  const written = Object.entries(formulas).filter(
    ([, formula]) => typeof formula === "object" && isUnknown(formula),
  );
  const shown = Object.entries(outputs).filter(([, output]) => isUnknown(output));
  return [...written, ...shown].map(([id]) => id);
}

/** Columns of a schedule, `plan.interest`, that say they are shown in a unit there is none of. */
function columnsOfUnknownUnits(statement: Statement, { units }: SharedSpecs): readonly string[] {
  if (!("columns" in statement)) return [];
  return statement.columns.flatMap(({ id, shown: { unit } }) =>
    unit !== undefined && units.unit(unit) === undefined ? [`${statement.id}.${id}`] : [],
  );
}

/** The currencies that inputs of money name themselves. */
function currenciesOf({ inputs }: CalculatorDocument): ResolveContext["currencies"] {
  return Object.values(inputs).flatMap((input) =>
    input.type === "money" && input.currency !== undefined ? [input.currency] : [],
  );
}

/** Every input, and the options of those that are choices. */
function optionsOf({ inputs }: CalculatorDocument): ResolveContext["inputs"] {
  return new Map(
    Object.entries(inputs).map(([id, input]) => [id, kindOf(input).writtenAs?.(input).options ?? []]),
  );
}

/** A choice input's options are named under its own id. */
function named(display: Display, id: string): Display {
  return display.kind === "choice" ? { ...display, set: id } : display;
}
function withSet(input: ResolvedInput): ResolvedInput {
  const { description } = input;
  if (description.type === "choice") {
    return {
      ...input,
      description: { ...description, display: { ...description.display, set: description.id } },
    };
  }
  if (description.type === "rows") {
    const columns = description.columns.map((column) =>
      column.type === "choice"
        ? { ...column, display: { ...column.display, set: `${description.id}.${column.id}` } }
        : column,
    );
    return { ...input, description: { ...description, columns } };
  }
  return input;
}

function conditionOf(context: CalculatorContext, id: string): TypedExpression | undefined {
  const when = context.document.inputs[id]?.when;
  const parsed = when === undefined ? undefined : parseText(when, ["inputs", id, "when"], context.reporter);
  return parsed === undefined ? undefined : typeText(context, parsed, booleanType);
}

function withHidden(input: ResolvedInput, hidden: Literal | undefined): ResolvedInput {
  return hidden === undefined
    ? input
    : { ...input, description: { ...input.description, hidden: hidden.text } };
}

/** TypeScript of the value an input has while it is hidden. */
function hiddenCode({
  default: usual,
  description,
  hidden,
}: ResolvedInput & { readonly hidden: Literal | undefined }): string {
  const value = hidden === undefined ? usual : hidden.value;
  if (Array.isArray(value)) return JSON.stringify(value);
  if (typeof value === "bigint") return `${value}n`;
  const text = hidden?.text ?? description.default;
  if (description.type === "date" && text === "today") return "today";
  return JSON.stringify(value);
}

function resolveConstants(
  { document, sharedSpecs, names, reporter, currency }: CalculatorContext,
  displays: Record<string, Display>,
): readonly ConstantModel[] {
  return Object.entries(document.constants ?? {}).flatMap(([id, written]) => {
    const text = String(written).trim();
    const constant = readConstant(text, sharedSpecs.units);
    if (constant === undefined) {
      const unit = namedUnit(text);
      if (unit !== undefined && sharedSpecs.units.unit(unit) === undefined)
        reporter.report("unknown_unit", { unit }, ["constants", id], unit, sharedSpecs.units.ids());
      else
        reporter.report("bad_default", { text, type: "a number, a percentage or an amount with its unit" }, [
          "constants",
          id,
        ]);
      names.set(id, { type: undefined, code: camelCase(id), exact: true });
      return [];
    }
    const { type, value, shownAs } = constant;
    names.set(id, { type, code: camelCase(id), exact: true });
    const display = displayOf(type, shownAs, sharedSpecs.units, currency);
    if (display !== undefined) displays[id] = display;
    return [{ id, type, code: String(value) }];
  });
}

function expectableTypes(
  names: ReadonlyMap<string, ScopeName>,
  statements: readonly Statement[],
  outputs: readonly { readonly id: string; readonly type: ValueType }[],
): ReadonlyMap<string, ValueType> {
  const types = new Map<string, ValueType>();
  for (const [name, { type }] of names) if (type !== undefined) types.set(name, type);
  for (const { id, type } of outputs) types.set(id, type);
  for (const statement of statements) {
    for (const [column, type] of Object.entries(columnTypes(statement)))
      types.set(`${statement.id}.${column}`, type);
  }
  return types;
}

function tablesOf(statements: readonly Statement[]): readonly TableModel[] {
  const used = statements.flatMap((statement) => ("table" in statement ? [statement.table] : []));
  return [...new Map(used.map((table) => [table.path, table])).values()];
}

/** `tables:` lists what the calculator stands on; it must name exactly the tables its formulas use. */
function reportTables({ document, reporter }: CalculatorContext): void {
  const used = lookedUp(document);
  for (const [index, id] of (document.tables ?? []).entries()) {
    if (!used.includes(id)) reporter.report("unused_name", { name: id }, ["tables", index]);
  }
}

/** The calendar rules its formulas name, said on the page. */
function dateRules(drafts: readonly StatementDraft[]): readonly string[] {
  return [
    ...new Set(drafts.flatMap(({ parts }) => [...parts.values()].flatMap(({ tree }) => calendarRules(tree)))),
  ];
}
