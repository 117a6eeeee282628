import { chartTexts } from "../constructs/charts/chart.ts";
import { holesOf } from "../ask/phrase.ts";
import type { CalculatorDocument, InputDocument } from "../constructs/documents.ts";
import type { VariantDescription } from "../runtime/description.ts";
import type { Display } from "../runtime/display.ts";
import type { RequiredText } from "../constructs/required-text.ts";
import { columnTypes, kindOfStatement, tablesOf, type Statement } from "../constructs/statements/any.ts";

/** What the names of cases need of the words. */
interface NamedCasesNeeded {
  readonly areOwn: boolean;
  readonly columns: readonly string[];
  readonly cases: readonly { readonly id: string }[];
}

/**
 * The texts a words file must and may hold, with the names each ICU message may use:
 * the labels of everything a visitor meets, and a message for every check and refusal.
 */
export function requiredTexts(
  document: CalculatorDocument,
  statements: readonly Statement[],
  displays: Readonly<Record<string, Display>>,
  variants: readonly VariantDescription[],
  cases?: NamedCasesNeeded,
): readonly RequiredText[] {
  const inputs = Object.keys(document.inputs);
  const anything = Object.keys(displays).filter((name) => !name.includes("."));
  const withoutTexts = anything.filter((name) => displays[name]?.kind !== "message");
  const fixed = [...new Set(variants.flatMap((variant) => Object.keys(variant.fixed)))];
  const deciding = Object.entries(document.inputs).flatMap(([id, { type }]) =>
    type === "choice" || type === "boolean" ? [id] : [],
  );
  const text = (key: string, required: boolean, names: readonly string[] = []): RequiredText => ({
    key,
    required,
    arguments: names,
  });
  const own = [
    text("title", true, fixed),
    text("short_title", false, fixed),
    text("brief", false, fixed),
    text("summary", true, fixed),
    text("intro", false, fixed),
    text("answer", false, anything),
    text("tile", false, anything),
    text("keywords.*", false),
    text("other_things.*", false),
    ...(cases === undefined
      ? []
      : [
          text("names.class", true, cases.columns),
          ...(cases.areOwn ? cases.cases.map((each) => text(`names.each.${each.id}`, true)) : []),
        ]),
    ...Object.entries(document.ask?.phrases ?? {}).flatMap(([id, values]) => {
      const sought = document.ask?.results?.[id] ?? "";
      const from = Object.entries(document.outputs).flatMap(([output, { find = [] }]) =>
        find.includes(sought) ? [output] : [],
      );
      const filled = Object.values(values).flatMap((value) => holesOf(JSON.stringify(value)));
      const phrase = {
        arguments: [...inputs, ...filled, ...from],
        // Of several results, one is said.
        uses: from.length === 1 ? [...filled, ...from] : filled,
      };
      return [
        { key: `ask.${id}.0`, required: true, ...phrase },
        { key: `ask.${id}.*`, required: false, ...phrase },
      ];
    }),
    ...groups(document).map((id) => text(`groups.${id}`, true)),
    ...Object.entries(document.inputs).flatMap(([id, input]) => [
      ...inputTexts(`inputs.${id}`, input, [...fixed, ...deciding]),
      ...("aid" in input && input.aid !== undefined ? [text(`inputs.${id}.aid`, true, withoutTexts)] : []),
      ...shortOptions(input).map((option) => text(`inputs.${id}.short_options.${option}`, false)),
    ]),
    ...onceEach(statements.flatMap((statement) => kindOfStatement(statement).texts?.(statement) ?? [])),
    ...outsideTexts(statements).map((key) => text(key, false, [...outsideNames, ...inputs])),
    ...Object.entries(document.outputs).flatMap(([id, output]) => [
      text(`outputs.${id}.label`, true, [...fixed, ...deciding]),
      text(`outputs.${id}.note`, false, anything),
      text(`outputs.${id}.also.*`, false),
      ...(output.text === true ? [text(`outputs.${id}.text`, true, withoutTexts)] : []),
      ...columnsOf(id, output.columns, displays).map((column) =>
        text(`outputs.${id}.columns.${column}`, true),
      ),
    ]),
    ...Object.keys(document.formulas ?? {}).map((id) =>
      text(`formulas.${id}`, !(id in document.outputs), deciding),
    ),
    ...Object.keys(document.steps ?? {}).map((id) => text(`steps.${id}`, true, anything)),
    ...Object.values(document.steps ?? {})
      .flat()
      .filter((id) => id in (document.schedules ?? {}))
      .flatMap((id) =>
        ["formula", "result"].map((side) =>
          text(`outputs.${id}.row.${side}`, true, [...anything, ...columnsOf(id, undefined, displays)]),
        ),
      ),
    ...Object.keys(document.constants ?? {}).map((id) => text(`constants.${id}`, true)),
    ...[...unshownColumns(document, statements), ...chartColumns(document)].map((column) =>
      text(`columns.${column}`, true),
    ),
    ...Object.entries(document.charts ?? {}).flatMap(([id, chart]) => [
      text(`charts.${id}.title`, true, [...fixed, ...deciding]),
      text(`charts.${id}.description`, false, anything),
      ...chartTexts(chart).map(({ key, required, names }) => text(`charts.${id}.${key}`, required, names)),
    ]),
    ...document.examples.filter(({ listed = true }) => listed).map(({ id }) => text(`examples.${id}`, true)),
    ...(document.sections ?? ["*"]).flatMap((id) => [
      text(`sections.${id}.heading`, id !== "*"),
      text(`sections.${id}.text`, id !== "*", fixed),
    ]),
    ...(document.questions ?? ["*"]).flatMap((id) => [
      text(`questions.${id}.question`, id !== "*", fixed),
      text(`questions.${id}.answer`, id !== "*", fixed),
    ]),
  ];
  const listed = variants.flatMap(({ slug, sections = [], questions = [] }) => [
    ...sections.flatMap((id) => [`${slug}.sections.${id}.heading`, `${slug}.sections.${id}.text`]),
    ...questions.flatMap((id) => [`${slug}.questions.${id}.question`, `${slug}.questions.${id}.answer`]),
  ]);
  return [
    ...own,
    ...listed.map((key) => text(`variants.${key}`, false, fixed)),
    // Each page may say any of them otherwise.
    ...Object.keys(document.variants ?? {}).flatMap((slug) =>
      [...own, text("keywords.also.*", false)].map((each) => ({
        ...each,
        key: `variants.${slug}.${each.key}`,
        required: false,
      })),
    ),
    ...optionTexts(document, displays).map((key) => text(key, false)),
    ...columnIds(statements).map((id) => text(`columns.${id}`, false)),
  ];
}

/** What is said of a day that no period of a table covers: of one table, or of all that have no text of their own. */
function outsideTexts(statements: readonly Statement[]): readonly string[] {
  const tables = tablesUsed(statements);
  return tables.length === 0 ? [] : ["refusals.outside", ...tables.map((id) => `refusals.outside.${id}`)];
}

/** Values that such a text may name: the day asked for, and the first day the table covers. */
export const outsideNames: readonly string[] = ["date", "from"];

/** Whether a text is about a page, which a part has none of. */
export function isPageText(key: string): boolean {
  return /^(?:(?:short_)?title|summary|intro|answer|tile|(?:keywords|other_things|names|ask|examples|variants)\..+)$/.test(
    key,
  );
}

/** A message that several statements give names what all of them know. */
function onceEach(texts: readonly RequiredText[]): readonly RequiredText[] {
  const byKey = new Map<string, RequiredText>();
  for (const each of texts) {
    const { arguments: names } = byKey.get(each.key) ?? each;
    const own = each.arguments;
    const shared = names === "any" ? own : own === "any" ? names : names.filter((name) => own.includes(name));
    byKey.set(each.key, { ...each, arguments: shared });
  }
  return [...byKey.values()];
}

/**
 * Where the options of choices can be named: an input's with the input, those of formulas, outputs and columns with
 * any of these, since a set of options may be shared.
 */
function optionTexts(
  document: CalculatorDocument,
  displays: Readonly<Record<string, Display>>,
): readonly string[] {
  const options = new Set(
    Object.values(displays).flatMap((display) => (display.kind === "choice" ? display.options : [])),
  );
  return [
    ...Object.entries(document.inputs).flatMap(([id, input]) => inputOptions(`inputs.${id}`, input)),
    ...["outputs", "formulas", "columns"].flatMap((part) =>
      [...options].map((option) => `${part}.*.options.${option}`),
    ),
    ...["inputs", "outputs", "formulas"].flatMap((part) =>
      [...options].map((option) => `${part}.*.inline_options.${option}`),
    ),
  ];
}

function inputOptions(prefix: string, input: InputDocument): readonly string[] {
  if (input.type === "choice" || input.type === "choices")
    return input.options.map((option) => `${prefix}.options.${option}`);
  if (input.type !== "rows") return [];
  return Object.entries(input.columns).flatMap(([id, column]) =>
    inputOptions(`${prefix}.columns.${id}`, column),
  );
}

function shortOptions(input: InputDocument): readonly string[] {
  return input.type === "choice" && input.style === "segments" ? input.options : [];
}

function columnIds(statements: readonly Statement[]): readonly string[] {
  return [...new Set(statements.flatMap((statement) => Object.keys(columnTypes(statement))))];
}

/** Columns of tables and schedules that stand in the steps alone and are named by no input, formula or output. */
function unshownColumns(document: CalculatorDocument, statements: readonly Statement[]): readonly string[] {
  const named = { ...document.inputs, ...document.formulas, ...document.outputs };
  const columns = statements.flatMap((statement) => {
    const all = Object.keys(columnTypes(statement));
    const ownColumns = kindOfStatement(statement).ownColumns?.(statement) ?? [];
    const output = document.outputs[statement.id];
    const shown = output === undefined ? [] : (output.columns ?? all);
    return all.filter((column) => !shown.includes(column) && !ownColumns.includes(column));
  });
  return [...new Set(columns)].filter((column) => !(column in named));
}

/** Columns that charts alone show, and nothing else names: their heads and readers say them. */
function chartColumns({ charts = {}, inputs, formulas, outputs }: CalculatorDocument): readonly string[] {
  const named = { ...inputs, ...formulas, ...outputs };
  const columns = Object.values(charts).flatMap((chart) => {
    if (!("x" in chart)) return [];
    const table = outputs[chart.over];
    return [chart.x, ...chart.y].filter(
      (column) => table === undefined || table.columns?.includes(column) === false,
    );
  });
  return [...new Set(columns)].filter((column) => !(column in named));
}

function tablesUsed(statements: readonly Statement[]): readonly string[] {
  return [...new Set(statements.flatMap((statement) => tablesOf(statement).map(({ id }) => id)))];
}

function groups(document: CalculatorDocument): readonly string[] {
  const all = [...Object.values(document.inputs), ...Object.values(document.outputs)].flatMap(({ group }) =>
    group === undefined ? [] : [group],
  );
  return [...new Set(all)];
}

function inputTexts(prefix: string, input: InputDocument, names: readonly string[]): RequiredText[] {
  return [
    { key: `${prefix}.label`, required: true, arguments: names },
    { key: `${prefix}.hint`, required: input.hint !== undefined, arguments: names },
    { key: `${prefix}.also.*`, required: false, arguments: [] },
    ...(input.type === "number" && input.or !== undefined
      ? ["direct", "inverse"].map((way) => ({
          key: `${prefix}.ways.${way}`,
          required: true,
          arguments: names,
        }))
      : []),
    ...(input.type === "rows"
      ? Object.entries(input.columns).flatMap(([column, document]) =>
          inputTexts(`${prefix}.columns.${column}`, document, names),
        )
      : []),
  ];
}

/** A table's columns; a unit list's own two are named by the interface. */
function columnsOf(
  id: string,
  chosen: readonly string[] | undefined,
  displays: Readonly<Record<string, Display>>,
): readonly string[] {
  const all = Object.keys(displays).flatMap((name) =>
    name.startsWith(`${id}.`) ? [name.slice(id.length + 1)] : [],
  );
  return chosen ?? all;
}
