import { kindOfChart } from "../constructs/charts/chart.ts";
import { kindOfDescription } from "../constructs/inputs/any.ts";
import type {
  CalculatorDescription,
  ChartDescription,
  InputDescription,
  OutputDescription,
} from "../runtime/description.ts";
import type { Element } from "./jsx.ts";

/** Makes an element of one of the site's components, and the page import it. `from` is its file below `site/`. */
export type UseComponent = (
  name: string,
  from: string,
  attributes?: Element["attributes"],
  children?: readonly Element[],
) => Element;

/** The form: fields in the author's order, those of one group together, rarely used ones folded away. */
function formOf({ inputs }: CalculatorDescription, use: UseComponent): Element {
  const advanced = inputs.filter((input) => input.advanced);
  return use(
    "Form",
    "fields/form.tsx",
    [],
    [
      ...fieldsOf(
        inputs.filter((input) => !input.advanced),
        use,
      ),
      ...(advanced.length === 0 ? [] : [use("Fold", "fields/fold.tsx", [], fieldsOf(advanced, use))]),
    ],
  );
}

function fieldsOf(inputs: readonly InputDescription[], use: UseComponent): readonly Element[] {
  return groupsOf(inputs).flatMap(({ group, members }) => {
    const fields = members.flatMap((input) => [
      fieldOf(input, `inputs.${input.id}`, use),
      ...aidsOf(input, `inputs.${input.id}`, use),
    ]);
    return group === undefined
      ? fields
      : [use("Group", "fields/group.tsx", [{ name: "id", text: group }], fields)];
  });
}

/** The field of an input, by its kind. `code` is what the page calls its description. */
function fieldOf(input: InputDescription, code: string, use: UseComponent): Element {
  const { name, from } = kindOfDescription(input).field(input);
  const columns = input.type === "rows" ? input.columns : [];
  return use(
    name,
    from,
    [{ name: "input", code }],
    columns.map((column) => fieldOf(column, `columns.${input.id}.${column.id}`, use)),
  );
}

/** What is said and offered beside a field. */
function aidsOf(input: InputDescription, code: string, use: UseComponent): readonly Element[] {
  if (input.type === "rows") return [];
  const attributes = [{ name: "input", code }];
  return [
    ...(input.hasAid === true ? [use("FieldAid", "fields/field-aid.tsx", attributes)] : []),
    ...("usual" in input && input.usual !== undefined
      ? [use("UsualValues", "fields/usual-values.tsx", attributes)]
      : []),
    ...("step" in input && input.step !== undefined
      ? [use("Steppers", "fields/steppers.tsx", attributes)]
      : []),
  ];
}

/** The answer: its sentence with the figures the page is about, how sure it is, the other figures by group, and what can be done with it. */
function answerOf({ outputs }: CalculatorDescription, isStill: boolean, use: UseComponent): Element {
  const values = outputs.filter((output) => output.type === "value");
  const attributesOf = ({ id }: OutputDescription): Element["attributes"] => [
    { name: "output", code: `outputs.${id}` },
  ];
  // Where an answer is set out as an addition, its parts are not listed again.
  const [list, figure, from] = values.some(({ sumOf }) => sumOf !== undefined)
    ? (["OtherFigures", "OtherFigure", "results/addition.tsx"] as const)
    : (["KeyFigures", "KeyFigure", "results/figures.tsx"] as const);
  return use(
    "Answer",
    "results/answer.tsx",
    [],
    [
      use(
        "MainAnswer",
        "results/main-answer.tsx",
        [],
        values
          .filter(({ sumOf }) => sumOf !== undefined)
          .map(({ id }) =>
            use("Addition", "results/addition.tsx", [{ name: "output", code: `outputs.${id}` }]),
          ),
      ),
      use("Remark", "results/remark.tsx"),
      ...values
        .filter(({ primary }) => primary)
        .map((output) => use("MainFigure", "results/figures.tsx", attributesOf(output))),
      ...groupsOf(values.filter(({ primary }) => !primary)).map(({ group, members }) =>
        use(
          list,
          from,
          group === undefined ? [] : [{ name: "id", text: group }],
          members.map((output) => use(figure, from, attributesOf(output))),
        ),
      ),
      ...(isStill ? [] : [use("Tools", "results/tools.tsx")]),
    ],
  );
}

/** What stands behind the answer: pictures, then tables. */
export function evidenceOf(
  { charts, outputs }: CalculatorDescription,
  use: UseComponent,
): readonly Element[] {
  return [
    ...charts.map((chart) => chartOf(chart, use)),
    ...outputs
      .filter((output) => output.type === "table")
      .map(({ id }) =>
        use("ResultTable", "results/result-table.tsx", [{ name: "output", code: `outputs.${id}` }]),
      ),
  ];
}

function chartOf(chart: ChartDescription, use: UseComponent): Element {
  const { name, from } = kindOfChart(chart).component;
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

/**
 * The whole page over the site's components. `evidence` is code that fetches what stands behind the answer, if anything
 * does; a page that is `still` asks for nothing, and has its answer alone.
 */
export function ledgerOf(
  description: CalculatorDescription,
  parts: "still" | { readonly evidence: string | undefined },
  use: UseComponent,
): Element {
  const evidence = parts === "still" ? undefined : parts.evidence;
  return use(
    "Ledger",
    "islands/ledger.tsx",
    [
      { name: "calculator", code: "calculator" },
      { name: "page", code: "page" },
    ],
    [
      use(
        "Sheet",
        "islands/sheet.tsx",
        [],
        [
          ...(parts === "still" ? [] : [formOf(description, use)]),
          answerOf(description, parts === "still", use),
        ],
      ),
      ...(evidence === undefined
        ? []
        : [use("Evidence", "results/evidence.tsx", [{ name: "load", code: evidence }])]),
      ...(parts === "still"
        ? []
        : [
            use("Workings", "steps/workings.tsx", [
              { name: "load", code: `async () => (await import("./workings.ts")).workings` },
            ]),
          ]),
    ],
  );
}
