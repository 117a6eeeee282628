import { kindOfChart } from "../constructs/charts/chart.ts";
import { kindOfDescription } from "../constructs/inputs/any.ts";
import { assert } from "../runtime/assert.ts";
import { literal } from "../typescript/source-file.ts";
import type {
  CalculatorBackground,
  CalculatorDescription,
  ChartDescription,
  GroupDescription,
  InputDescription,
  OutputDescription,
  ScalarInput,
} from "../runtime/description.ts";
import { importedLater } from "./imported-later.ts";
import type { Element } from "./jsx.ts";

/** Makes an element of one of the site's components, and the page import it. `from` is its file below `site/`. */
export type UseComponent = (
  name: string,
  from: string,
  attributes?: Element["attributes"],
  children?: readonly Element[],
) => Element;

/** The form: fields in the author's order, those of one group together, rarely used ones folded away. */
function formOf({ inputs: all, groups = {}, converter }: CalculatorDescription, use: UseComponent): Element {
  const { amount, from, to } = converter ?? {};
  const inputs = all.filter(({ id }) => ![amount, from, to].includes(id));
  const advanced = inputs.filter((input) => input.advanced);
  return use(
    "Form",
    "fields/form.tsx",
    [],
    [
      ...(converter === undefined ? [] : [converterOf(converter, use)]),
      ...fieldsOf(
        inputs.filter((input) => !input.advanced),
        groups,
        use,
      ),
      ...foldOf(advanced, inputs, groups, use),
    ],
  );
}

/** The two sides of a converter. */
function converterOf(
  { amount, result, from, to, usual }: NonNullable<CalculatorDescription["converter"]>,
  use: UseComponent,
): Element {
  return use("Converter", "fields/converter.tsx", [
    { name: "amount", code: `inputs.${amount}` },
    { name: "result", code: `outputs.${result}` },
    ...(from === undefined ? [] : [{ name: "from", code: `inputs.${from}` }]),
    ...(to === undefined ? [] : [{ name: "to", code: `inputs.${to}` }]),
    ...(usual === undefined ? [] : [{ name: "usual", code: literal(usual) }]),
  ]);
}

/** Rarely used fields folded away: under the name of their group where they are all of it, else under “More options”. */
function foldOf(
  advanced: readonly InputDescription[],
  inputs: readonly InputDescription[],
  groups: NonNullable<CalculatorDescription["groups"]>,
  use: UseComponent,
): readonly Element[] {
  const [{ group } = {}] = advanced;
  if (advanced.length === 0) return [];
  const isComplete =
    group !== undefined && inputs.every((input) => (input.group === group) === advanced.includes(input));
  return isComplete
    ? fieldsOf(advanced, { ...groups, [group]: { ...groups[group], isFolded: true } }, use)
    : [use("Fold", "fields/fold.tsx", [], fieldsOf(advanced, groups, use))];
}

function fieldsOf(
  inputs: readonly InputDescription[],
  described: NonNullable<CalculatorDescription["groups"]>,
  use: UseComponent,
): readonly Element[] {
  return groupsOf(inputs).flatMap(({ group, members }) => {
    const fields = members.map((input) => fieldOf(input, `inputs.${input.id}`, use));
    return group === undefined ? fields : [groupOf(group, described[group], fields, use)];
  });
}

/** Fields of a group under its heading: with what they come to, or folded away. */
function groupOf(
  id: string,
  { sum, isFolded }: GroupDescription = {},
  fields: readonly Element[],
  use: UseComponent,
): Element {
  const [name, from] =
    isFolded === true
      ? ["FoldedGroup", "fields/folded-group.tsx"]
      : sum === undefined
        ? ["Group", "fields/group.tsx"]
        : ["SummedGroup", "fields/summed-group.tsx"];
  const attributes = [{ name: "id", text: id }, ...(sum === undefined ? [] : [{ name: "sum", text: sum }])];
  return use(name, from, attributes, fields);
}

/** The field of an input, by its kind, around what helps to fill it in. `code` is what the page calls its description. */
function fieldOf(input: InputDescription, code: string, use: UseComponent): Element {
  const field = kindOfDescription(input).field?.(input);
  assert(field !== undefined, `a page can ask for a ${input.type}`);
  const { name, from } = field;
  const children =
    input.type === "rows"
      ? input.columns.map((column) => fieldOf(column, `columns.${input.id}.${column.id}`, use))
      : aidsOf(input, code, use);
  return use(name, from, [{ name: "input", code }], children);
}

/** What is said and offered beside a field. */
function aidsOf(input: ScalarInput, code: string, use: UseComponent): readonly Element[] {
  const attributes = [{ name: "input", code }];
  return [
    ...(input.hasHelperText === true ? [use("HelperText", "fields/helper-text.tsx", attributes)] : []),
    ...("usual" in input && input.usual !== undefined
      ? [use("UsualValues", "fields/usual-values.tsx", attributes)]
      : []),
    // A count has its steps in the field itself.
    ...("step" in input && input.step !== undefined && input.type !== "integer"
      ? [use("Steppers", "fields/steppers.tsx", attributes)]
      : []),
  ];
}

/**
 * The answer: its sentence with the figures the page is about, and how sure it is. Where the form is the answer, it is not
 * said again. The figure can be written over where inputs are found from it.
 */
function answerOf(
  { outputs, converter }: CalculatorDescription,
  page: PageParts,
  find: CalculatorBackground["find"],
  use: UseComponent,
): Element {
  const values = valuesAmong(outputs);
  const isForm = converter !== undefined && page !== "still";
  const sentence = (): Element =>
    use(
      "MainAnswer",
      "results/main-answer.tsx",
      [],
      values
        .filter(({ sumOf }) => sumOf !== undefined)
        .map((output) => use("Addition", "results/addition.tsx", outputAttributes(output))),
    );
  const written = (): Element =>
    find === undefined || page === "still"
      ? sentence()
      : use(
          "SolvableResult",
          "results/solvable-result.tsx",
          [{ name: "find", code: literal(find) }],
          [sentence()],
        );
  return use(
    "Answer",
    "results/answer.tsx",
    [],
    [
      ...(isForm ? [] : [written()]),
      use("Warning", "results/warning.tsx"),
      ...values
        .filter(({ id, primary }) => primary && !(isForm && id === converter.result))
        .map((output) => use("MainResult", "results/figures.tsx", outputAttributes(output))),
    ],
  );
}

/**
 * What else the calculator finds: the few figures its author named, else the first of them, and all others folded away by
 * group, with the pictures that show the answer. Nothing where the main result is all there is.
 */
function resultsOf(
  { outputs, charts, evidence }: CalculatorDescription,
  page: PageParts,
  use: UseComponent,
): readonly Element[] {
  const lead =
    page === "still" || page.lead === undefined
      ? []
      : [use("MainChart", "results/main-chart.tsx", [{ name: "load", code: page.lead }])];
  const first = charts.find(({ id }) => id === evidence[0]);
  const isLeadFirst = first !== undefined && kindOfChart(first).placesAnswer === true;
  const others = valuesAmong(outputs).filter(({ primary }) => primary !== true);
  const key = firstFigures(outputs);
  const folded = others.filter((output) => !key.includes(output));
  const figureOf =
    (component: string) =>
    (output: ValueDescription): Element =>
      use(component, "results/figures.tsx", outputAttributes(output));
  const said =
    key.length === 0 ? [] : [use("KeyFigures", "results/figures.tsx", [], key.map(figureOf("SaidFigure")))];
  const groups = groupsOf(folded).map(({ group, members }) =>
    use(
      "KeyFigures",
      "results/figures.tsx",
      group === undefined ? [] : [{ name: "id", text: group }],
      members.map(figureOf("OtherFigure")),
    ),
  );
  return [
    ...(isLeadFirst ? lead : []),
    ...(key.length === 0
      ? []
      : [use("FirstResults", "results/first-results.tsx", [], key.map(figureOf("FirstFigure")))]),
    ...(isLeadFirst ? [] : lead),
    ...(said.length + groups.length === 0
      ? []
      : [use("MoreResults", "results/more-results.tsx", [], [...said, ...groups])]),
  ];
}

/** The figures right beside the answer. */
export function firstFigures(outputs: readonly OutputDescription[]): readonly ValueDescription[] {
  return valuesAmong(outputs).filter(({ isKey }) => isKey === true);
}

type ValueDescription = Extract<OutputDescription, { readonly type: "value" }>;

function valuesAmong(outputs: readonly OutputDescription[]): readonly ValueDescription[] {
  return outputs.filter((output) => output.type === "value");
}

function outputAttributes({ id }: OutputDescription): Element["attributes"] {
  return [{ name: "output", code: `outputs.${id}` }];
}

/** Pictures beside the answer; pictures and tables below it. */
export type LowerSection = "lead" | "evidence";

/** Which of them a calculator has. */
export function evidenceParts(description: CalculatorDescription, besides: Besides): readonly LowerSection[] {
  const { charts, outputs, evidence } = description;
  const hasMore = charts.length > evidence.length || outputs.some(({ type }) => type === "table");
  const hasLead =
    evidence.length > 0 ||
    foundFrom(description, besides.find) !== undefined ||
    besides.whatIfs !== undefined;
  return [...(hasLead ? (["lead"] as const) : []), ...(hasMore ? (["evidence"] as const) : [])];
}

/** What of a calculator its description does not hold: the inputs that can be found from results, and what-ifs. */
export type Besides = Pick<CalculatorBackground, "find" | "whatIfs">;
type Find = Besides["find"];

/**
 * The main result whose change with an input is drawn, if inputs can be found from it. What a converter finds is always a
 * straight line.
 */
function foundFrom({ outputs, converter }: CalculatorDescription, find: Find): OutputDescription | undefined {
  return outputs.find(
    (output) =>
      output.type === "value" &&
      output.primary &&
      output.id !== converter?.result &&
      find?.[output.id] !== undefined,
  );
}

/** One of them: pictures, then tables. */
export function evidenceOf(
  description: CalculatorDescription,
  besides: Besides,
  part: LowerSection,
  use: UseComponent,
): readonly Element[] {
  const { charts, outputs } = description;
  if (part === "lead") return [...whatIfsOf(besides, use), ...leadCharts(description, besides, use)];
  const { evidence } = description;
  return [
    ...charts.filter(({ id }) => !evidence.includes(id)).map((chart) => chartOf(chart, use)),
    ...outputs
      .filter((output) => output.type === "table")
      .map(({ id, headings }) =>
        headings === undefined
          ? use("ResultTable", "results/result-table.tsx", [{ name: "output", code: `outputs.${id}` }])
          : use("GroupedTable", "results/grouped-table.tsx", [{ name: "output", code: `outputs.${id}` }]),
      ),
  ];
}

/** What would follow from other values. */
function whatIfsOf({ whatIfs }: Besides, use: UseComponent): readonly Element[] {
  return whatIfs === undefined
    ? []
    : [use("WhatIfs", "results/what-ifs.tsx", [{ name: "list", code: literal(whatIfs) }])];
}

/** The pictures beside the answer, the last with the curve of the main result. */
function leadCharts(
  description: CalculatorDescription,
  { find }: Besides,
  use: UseComponent,
): readonly Element[] {
  const { charts, evidence } = description;
  const shown = evidence.flatMap((name) => charts.filter(({ id }) => id === name));
  const result = foundFrom(description, find);
  if (result === undefined) return shown.map((chart) => chartOf(chart, use));
  const curve = [
    { name: "output", code: `outputs.${result.id}` },
    { name: "inputs", code: literal(find?.[result.id] ?? []) },
  ];
  const last = shown.at(-1);
  if (last === undefined) return [use("AnswerCurve", "charts/answer-curve.tsx", curve)];
  const beside = [
    { name: "chart", text: last.id },
    ...(last.when === undefined ? [] : [{ name: "when", text: last.when }]),
    ...curve,
  ];
  return [
    ...shown.slice(0, -1).map((chart) => chartOf(chart, use)),
    use("ChartTabs", "charts/chart-tabs.tsx", beside, [chartOf(last, use)]),
  ];
}

function chartOf(chart: ChartDescription, use: UseComponent): Element {
  const { name, from } = kindOfChart(chart).component(chart);
  const drawn = use(name, from, [{ name: "chart", code: `charts.${chart.id}` }]);
  const { when } = chart;
  return when === undefined
    ? drawn
    : use("ShownWhere", "charts/shown-where.tsx", [{ name: "name", text: when }], [drawn]);
}

/** Members of one group stand together where its first does; those of none stand where they are among each other. */
function groupsOf<Member extends { readonly group?: string }>(
  members: readonly Member[],
): readonly { readonly group?: string; readonly members: readonly Member[] }[] {
  const groups = new Map<string | undefined, Member[]>();
  for (const member of members) groups.set(member.group, [...(groups.get(member.group) ?? []), member]);
  return [...groups].map(([group, all]) => ({ ...(group === undefined ? {} : { group }), members: all }));
}

/** Code that fetches what stands beside and below the answer, if anything does; a page that is `still` asks for nothing, and has its answer alone. */
type PageParts = "still" | Readonly<Partial<Record<LowerSection, string>>>;

/** The whole page over the site's components. */
export function calculatorRootOf(
  { description, find }: { readonly description: CalculatorDescription; readonly find: Find },
  parts: PageParts,
  use: UseComponent,
): Element {
  const evidence = parts === "still" ? undefined : parts.evidence;
  // Beside its result a converter finds its amount by itself.
  const searched = Object.entries(find ?? {}).filter(([output]) => output !== description.converter?.result);
  return use(
    "CalculatorRoot",
    "islands/calculator-root.tsx",
    [
      { name: "calculator", code: "calculator" },
      { name: "page", code: "page" },
    ],
    [
      use(
        "CalculatorLayout",
        "islands/calculator-layout.tsx",
        [],
        [
          ...(parts === "still" ? [] : [formOf(description, use)]),
          answerOf(description, parts, searched.length === 0 ? undefined : Object.fromEntries(searched), use),
          ...(parts === "still" ? [] : [use("Actions", "results/actions.tsx")]),
          ...[resultsOf(description, parts, use)]
            .filter((figures) => figures.length > 0)
            .map((figures) => use("AnswerResults", "results/answer-results.tsx", [], figures)),
        ],
      ),
      ...(parts === "still"
        ? []
        : [
            use("StepsSection", "steps/steps-section.tsx", [
              { name: "load", code: importedLater("./step-model.ts", "stepModel") },
            ]),
          ]),
      ...(evidence === undefined
        ? []
        : [use("Details", "results/details.tsx", [{ name: "load", code: evidence }])]),
    ],
  );
}
