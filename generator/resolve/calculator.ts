import { checkOwnCitations } from "../tables/citation.ts";
import { citationList } from "../constructs/values/citation.ts";
import type { CheckedSpecification } from "../check/calculator-folder.ts";
import type { CalculatorDocument } from "../constructs/documents.ts";
import { kindOf } from "../constructs/inputs/any.ts";
import { reportOn } from "../constructs/reporter.ts";
import type { RequiredText } from "../constructs/required-text.ts";
import type { OutputModel } from "../constructs/results/output.ts";
import { withCurrencies } from "../constructs/units.ts";
import type { SharedSpecs } from "../constructs/shared-specs.ts";
import {
  citationsOf,
  columnTypes,
  kindOfStatement,
  tablesOf,
  type Statement,
} from "../constructs/statements/any.ts";
import type { ResolveContext } from "../constructs/statements/context.ts";
import type { TableModel } from "../constructs/table-model.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { calendarRules } from "../formula/index.ts";
import type { ScopeName } from "../formula/scope.ts";
import type { ValueType } from "../formula/value-type.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { eachSourceOnce } from "../presentation/cited-sources.ts";
import type { CalculatorBackground, CalculatorDescription, StepDescription } from "../runtime/description.ts";
import type { WorkedStepModel } from "../presentation/worked-steps.ts";
import { camelCase } from "../typescript/identifiers.ts";
import { isPageText, requiredTexts } from "../words/required-texts.ts";
import { resolveAskRules } from "./ask-rules.ts";
import { resolveSearchLines } from "./search-lines.ts";
import type { CalculatorContext } from "./calculator-context.ts";
import { withColumnColors } from "./chart-colors.ts";
import { historiesOf, resolveCharts } from "./charts.ts";
import { resolveConstants } from "./constants.ts";
import { constantFigures, resolveFigures } from "./figures.ts";
import { resolveKeySteps, schedulesToldByRow } from "./key-steps.ts";
import { reportDuplicates } from "./duplicates.ts";
import { lookedUp, resolveExamples } from "./examples.ts";
import { ownResults } from "./own-results.ts";
import { workedFor } from "./worked.ts";
import { overrideTypes, reportGiven } from "./overrides.ts";
import { withConditions } from "./conditions.ts";
import { resolveInputs } from "./inputs.ts";
import type { CalculatorModel } from "./model.ts";
import { hasEveryOutput, resolveOutputs } from "./outputs.ts";
import { resolvePageLayout } from "./page-layout.ts";
import { reportPresentation } from "./presentation.ts";
import { resolveNames } from "./names.ts";
import { sequenceWithoutCircles } from "./sequence.ts";
import { draftStatements, resolveStatements, type StatementDraft } from "./statements.ts";
import { reportUnsolvable } from "./solvable.ts";
import { relationsOf } from "./relations.ts";
import { formulasOfUnknownUnits } from "./unknown-units.ts";
import { reportUnused } from "./unused.ts";
import { resolveVariants } from "./variants.ts";
import { resolveWhatIfs } from "./what-ifs.ts";

/** A model, or what is wrong with the specification; never both, never neither. */
export interface ResolvedSpecification {
  readonly model?: CalculatorModel;
  readonly problems: readonly Diagnostic[];
  /** Where there is no model and yet every section could be read: the texts that its parts without mistakes need. */
  readonly texts?: readonly RequiredText[];
  /** Formulas that nothing uses unless a result that is a text names them. */
  readonly withoutText?: readonly string[];
}

/** Resolves a checked specification. Of one that lacks parts, only what is wrong with the rest is reported. */
export function resolveSpecification(
  id: string,
  { document, source, ...more }: CheckedSpecification,
  sharedSpecs: SharedSpecs,
  withOptions: ResolveContext["withOptions"],
): ResolvedSpecification {
  const { lacks } = more;
  const {
    model,
    problems,
    texts,
    withoutText = [],
  } = resolveCalculator(id, document, source, sharedSpecs, more, withOptions);
  return {
    ...(model === undefined ? {} : { model }),
    ...(texts === undefined ? {} : { texts }),
    withoutText,
    problems: [
      ...checkOwnCitations(document, source, sharedSpecs.today),
      // What a comma cut short may be a limit, which the default then seems to break.
      ...(lacks === undefined ? problems : problems.filter(({ code }) => code !== "default_out_of_bounds")),
    ],
  };
}

/** Resolves one calculator, section by section: each goes by the names that those before it brought. */
export function resolveCalculator(
  id: string,
  document: CalculatorDocument,
  source: SourceDocument,
  shared: SharedSpecs,
  { lacks, overrides: givenInputs = [], isPart }: Omit<CheckedSpecification, "document" | "source"> = {},
  withOptions: ResolveContext["withOptions"] = new Set(),
): ResolvedSpecification {
  const own = document.currency ?? "USD";
  const units = withCurrencies(shared.units, own);
  const sharedSpecs = { ...shared, units };
  const start: CalculatorContext = {
    document,
    sharedSpecs,
    calculator: id,
    reporter: reportOn(source, lacks),
    currency: own,
    names: new Map(),
    inputs: optionsOf(document),
    withOptions,
    searchRefusals: searchRefusalsOf(document),
    cells: {},
    statements: new Map(),
    shown: {},
  };
  reportDuplicates(document, start.reporter);

  const given = resolveInputs(start);
  const { constants, ...fixed } = resolveConstants(start);

  const mustBe = overrideTypes(givenInputs, start, source);
  const unlike = reportGiven(mustBe, new Map([...given.names, ...fixed.names]), start.reporter);
  const drafts = draftStatements(document, start.reporter);
  const order = sequenceWithoutCircles(drafts);
  const circular = order.circles.flat();
  reportCircles(order.circles, start);
  const before: CalculatorContext = {
    ...start,
    reporter: start.reporter.sparing(circular),
    cells: given.cells,
    shown: { ...given.displays, ...fixed.displays },
    names: withBroken(
      new Map([...given.names, ...fixed.names, ...unlike.map(unknownName)]),
      [...(lacks ?? []), ...circular],
      unreadable(document, drafts),
    ),
  };
  const { statements, names, displays: worked } = resolveStatements(order, before, mustBe);
  const inputs = withConditions(given, order.drafts, { ...before, names });
  const shown = { ...given.displays, ...fixed.displays, ...worked };
  const results = resolveOutputs(
    { ...before, names },
    statements,
    shown,
    isPart !== true && hasEveryOutput(document, source),
  );
  const outputs = results.outputs.map(({ model }) => model);
  const displays = { ...shown, ...results.displays };
  reportPresentation(document, { ...before, names }, statements, outputs);

  // What a formula of an unknown unit shows cannot be drawn or expected, and that unit was reported.
  const unshown = formulasOfUnknownUnits(document, units);
  const after: CalculatorContext = {
    ...before,
    reporter: before.reporter.sparing(unshown),
    names: new Map([...names, ...unshown.map(unknownName)]),
    statements: new Map(statements.map((statement) => [statement.id, statement])),
  };
  const charts = resolveCharts(after, statements, displays);
  const layout = resolvePageLayout(
    document,
    results.outputs.map((output) => output.description),
    charts,
    after,
  );
  const keySteps = resolveKeySteps(document, after.reporter);
  const variants = resolveVariants(id, document, sharedSpecs, after.reporter);
  const figures = [
    ...resolveFigures(after, variants),
    ...constantFigures(constants, fixed.displays, variants, after.reporter),
  ];
  const examples = resolveExamples(after, variants, {
    types: expectableTypes(after.names, statements, outputs),
    displays,
  });
  const ask = resolveAskRules(
    document,
    inputs.map((input) => input.description),
    sharedSpecs,
    after.reporter,
  );
  const whatIfs = resolveWhatIfs(document, sharedSpecs, after.reporter);
  const searchLines = resolveSearchLines(document, variants, sharedSpecs, after.reporter);
  const cases = resolveNames(after);
  if (lacks === undefined) reportTables(after);

  const { reporter } = after;
  // A broken part may have used a name, and a table with problems has no statement and no figure.
  const isComplete =
    lacks === undefined &&
    statements.length === order.drafts.length &&
    Object.keys(document.figures ?? {}).every((figure) => figures.some((each) => each.id === figure));
  if (isComplete && reporter.problems.length === 0)
    reportUnsolvable(document, {
      inputs: inputs.map(({ description }) => description),
      outputs: results.outputs.map(({ description }) => description),
      drafts,
      reporter,
    });
  const relations = isComplete ? relationsOf(document, after) : {};
  const withoutText =
    isComplete && isPart === undefined && reporter.problems.length === 0
      ? reportUnused(document, drafts, charts, reporter)
      : [];
  const texts = requiredTexts(document, statements, displays, variants, cases);
  const needed = isPart === true ? texts.filter(({ key }) => !isPageText(key)) : texts;
  if (!isComplete || reporter.problems.length > 0)
    return { problems: reporter.problems, ...(lacks === undefined ? { texts: needed } : {}) };

  const tables = distinctTables(statements.flatMap(tablesOf));
  const description: CalculatorDescription = {
    id,
    category: id.split("/")[0] ?? id,
    inputs: inputs.map((input) => input.description),
    ...layout,
    outputs: withColumnColors(layout.outputs, charts),
    charts,
    displays,
    ...(document.notice === "legal" ? { isLaw: true } : {}),
  };
  const background: CalculatorBackground = {
    variants,
    examples: examples.map((example) => example.description),
    tables: distinctTables([...tables, ...figures.flatMap(({ table }) => table ?? [])]).map((table) => ({
      id: table.id,
      ...(table.official === undefined ? {} : { official: table.official }),
      // Where a row or a cell comes from, too: an answer cites that, not the period.
      periods: table.periods.map(({ rows, staleAfter: _staleAfter, citations, ...period }) => {
        const [first = citations[0], ...more] = eachSourceOnce([
          ...citations,
          ...rows.flatMap((row) => row.citations ?? []),
        ]);
        return { ...period, citations: [first, ...more] as const };
      }),
    })),
    sources: eachSourceOnce([
      ...constants.flatMap(({ citations }) => citations),
      ...statements.flatMap(citationsOf),
      ...[...start.searchRefusals.values()].flatMap(({ citations = [] }) => citations),
    ]),
    dateRules: dateRules(drafts),
    ...foundFrom(document),
    ...(whatIfs.length === 0 ? {} : { whatIfs }),
    ...relations,
    related: document.related ?? [],
    ...(document.notice === undefined ? {} : { notice: document.notice }),
  };
  const toldByRow = schedulesToldByRow(document);
  const stepModel: WorkedStepModel = {
    ...workedFor(description),
    steps: statements.flatMap((statement): readonly StepDescription[] =>
      toldByRow.includes(statement.id)
        ? [{ id: statement.id, display: { kind: "text" }, isToldByRow: true }]
        : [kindOfStatement(statement).step?.(statement, displays)].filter((step) => step !== undefined),
    ),
    ...(document.steps === undefined ? {} : { keySteps }),
    ...ownResults(outputs),
  };
  const { file } = source;
  return {
    problems: [],
    withoutText,
    model: {
      id,
      file,
      inputs,
      constants,
      statements,
      outputs,
      examples,
      tables,
      histories: distinctTables(historiesOf(charts, sharedSpecs)),
      currency: typeof own === "string" ? own : undefined,
      figures,
      texts: withFigureNames(
        needed,
        figures.flatMap(({ columns }) => columns.map(({ name }) => name)),
      ),
      description,
      stepModel,
      background,
      situation: document.situation,
      ask,
      searchLines,
      names: cases,
    },
  };
}

/** What `find` of results lists. */
function foundFrom({ outputs }: CalculatorDocument): Pick<CalculatorBackground, "find"> {
  const listed = Object.entries(outputs).flatMap(([id, { find }]) =>
    find === undefined ? [] : [[id, find] as const],
  );
  return listed.length === 0 ? {} : { find: Object.fromEntries(listed) };
}

/** Every input, and the options of those that are choices. */
function optionsOf({ inputs }: CalculatorDocument): ResolveContext["inputs"] {
  return new Map(
    Object.entries(inputs).map(([id, input]) => [id, kindOf(input).writtenAs?.(input).options ?? []]),
  );
}

/** Refusals without a condition of their own. */
function searchRefusalsOf({ refusals }: CalculatorDocument): ResolveContext["searchRefusals"] {
  return new Map(
    Object.entries(refusals ?? {}).flatMap(([id, { when, citation }]) =>
      when !== undefined
        ? []
        : [[id, citation === undefined ? {} : { citations: citationList(citation) }] as const],
    ),
  );
}

function reportCircles(
  circles: readonly (readonly string[])[],
  { document, reporter }: CalculatorContext,
): void {
  for (const ids of circles) {
    const [first = ""] = ids;
    const section = document.formulas?.[first] === undefined ? "schedules" : "formulas";
    reporter.reportKey("circular_formula", { cycle: ids.join(" → ") }, [section, first]);
  }
}

/** Formulas and schedules that could not be read. They have a name all the same: what uses it is not blamed for it. */
function unreadable(
  { formulas, schedules }: CalculatorDocument,
  drafts: readonly StatementDraft[],
): readonly string[] {
  const readable = new Set(drafts.map(({ id }) => id));
  return Object.keys({ ...formulas, ...schedules }).filter((id) => !readable.has(id));
}

/** Names, and those of broken things that are not among them. */
function withBroken(
  names: ResolveContext["names"],
  ...broken: readonly (readonly string[])[]
): ResolveContext["names"] {
  const more = broken.flat().filter((name) => !names.has(name));
  return new Map([...names, ...more.map(unknownName)]);
}

function unknownName(name: string): [string, ScopeName] {
  return [name, { type: undefined, code: camelCase(name), exact: false }];
}

function expectableTypes(
  names: ReadonlyMap<string, ScopeName>,
  statements: readonly Statement[],
  outputs: readonly OutputModel[],
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

/** Any text may name a figure of a table: it is put in before the text travels. */
function withFigureNames(texts: readonly RequiredText[], names: readonly string[]): readonly RequiredText[] {
  return names.length === 0
    ? texts
    : texts.map((text) =>
        text.arguments === "any" ? text : { ...text, arguments: [...text.arguments, ...names] },
      );
}

/** Each table once. */
function distinctTables(tables: readonly TableModel[]): readonly TableModel[] {
  return [...new Map(tables.map((table) => [table.path, table])).values()];
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
