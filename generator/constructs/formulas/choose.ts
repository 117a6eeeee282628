import {
  alwaysMentioned,
  inAll,
  showType,
  stepTree,
  unifyLiterals,
  type TypedExpression,
} from "../../formula/index.ts";
import { closed, formula, mapOf, patterns, type Static } from "../schema.ts";
import { typeText, type ResolveContext } from "../statements/context.ts";
import { formulaPart, formulaParts, type Draft } from "../statements/draft.ts";
import type { ShownStatement, StatementKind } from "../statements/statement-kind.ts";
import { checkShown, minor, namedByShown, shownAs, shownDisplay, shownOptions } from "./shown.ts";

const schema = closed(
  {
    choose: formula("The choice: an input, or a formula whose value is a choice."),
    cases: {
      ...mapOf(formula("The value for this option."), "A formula for each option.", patterns.option),
      minProperties: 1,
    },
    ...shownAs,
    minor,
  },
  ["choose", "cases"],
);
type ChooseDocument = Static<typeof schema>;

/** A formula for each option of a choice. */
export interface ChooseStatement extends ShownStatement {
  readonly kind: "choose";
  readonly by: TypedExpression;
  readonly cases: readonly { readonly option: string; readonly expression: TypedExpression }[];
}

export const choose: StatementKind<ChooseDocument, ChooseStatement> = {
  id: "choose",
  kind: "calculator",
  title: "Choose",
  summary:
    "One formula for each option of a choice. Every option needs its case, and all cases are of one type and dimension.",
  schema,
  example: `inputs:
  size: { type: choice, options: [small, large], default: small }
  count: { type: integer, default: 2 }
formulas:
  points:
    choose: size
    cases: { small: count, large: count * 3 }
outputs:
  points: {}
`,

  role: "value",
  formulas: (document, path) => [
    formulaPart("by", document.choose, [...path, "choose"]),
    ...formulaParts("cases", document.cases, path),
  ],
  names: namedByShown,
  resolve: resolveChoose,
  checkShown,
  displays: shownDisplay,
  step: ({ id, by, cases, minor: isMinor }, displays) => {
    const display = displays[id];
    if (display === undefined) return undefined;
    const trees = cases.map(({ option, expression }) => [option, stepTree(expression)] as const);
    return { id, display, choice: { by: stepTree(by), cases: Object.fromEntries(trees) }, minor: isMinor };
  },
  reads: ({ by, cases }) => [
    ...alwaysMentioned(by),
    ...inAll(cases.map(({ expression }) => alwaysMentioned(expression))),
  ],
  function: ({ id, by, cases }, { code }) => ({
    about: `\`${id}\`, by case.`,
    body: [
      `switch (${code(by)}) {`,
      ...cases.flatMap(({ option, expression }) => [
        `case ${JSON.stringify(option)}:`,
        `return ${code(expression)};`,
      ]),
      `}`,
    ],
  }),
  taken: ({ by }, { code }) => code(by),
};

/** Reports the first case that is of another type than those before it. */
function reportMismatch(
  cases: readonly { option: string; expression: TypedExpression; path: Draft["path"] }[],
  reporter: ResolveContext["reporter"],
): void {
  const unify = (count: number): ReturnType<typeof unifyLiterals> =>
    unifyLiterals(cases.slice(0, count).map(({ expression }) => expression));
  const odd = cases.findIndex((_, index) => unify(index + 1) === undefined);
  const first = cases[odd];
  const before = unify(Math.max(odd, 0));
  if (first === undefined || before === undefined) return;
  const { option, expression, path } = first;
  reporter.report(
    "case_mismatch",
    { option, got: showType(expression.type), want: showType(before.type) },
    path,
  );
}

function resolveChoose(draft: Draft<ChooseDocument>, context: ResolveContext): ChooseStatement | undefined {
  const { reporter } = context;
  const parsed = draft.parts.get("by");
  const by = parsed === undefined ? undefined : typeText(context, parsed, undefined);
  if (by === undefined || parsed === undefined) return undefined;
  if (by.type.kind !== "choice") {
    reporter.report("choose_needs_choice", { name: parsed.text }, parsed.path);
    return undefined;
  }
  const options = by.type.options;
  const cases: { option: string; expression: TypedExpression; path: Draft["path"] }[] = [];
  for (const option of Object.keys(draft.document.cases)) {
    const formulaOf = draft.parts.get(`cases.${option}`);
    if (formulaOf === undefined) return undefined;
    const { path } = formulaOf;
    if (!options.includes(option))
      reporter.report(
        "unknown_option",
        { option, options: options.join(", ") },
        path,
        option,
        options,
        "key",
      );
    const expression = typeText(context, formulaOf, undefined);
    if (expression === undefined) return undefined;
    cases.push({ option, expression, path });
  }
  const missing = options.filter((option) => !cases.some((each) => each.option === option));
  if (missing.length > 0)
    reporter.report("case_missing", { options: missing.join(", ") }, [...draft.path, "cases"]);
  const joined = unifyLiterals(cases.map(({ expression }) => expression));
  reportMismatch(cases, reporter);
  if (joined === undefined || missing.length > 0) return undefined;
  return {
    kind: "choose",
    id: draft.id,
    type: joined.type,
    by,
    cases: cases.map(({ option, expression }, index) => ({
      option,
      expression: joined.trees[index] ?? expression,
    })),
    needs: draft.needs,
    ...shownOptions(draft.document),
  };
}
