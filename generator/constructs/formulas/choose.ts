import { listed } from "../../diagnostics/listed.ts";
import {
  alwaysMentioned,
  anyOf,
  asAside,
  inAll,
  isCertain,
  possibleValues,
  readingsOf,
  stepTree,
  unifyLiterals,
  type KnownValues,
  type TypedExpression,
} from "../../formula/index.ts";
import { closed, formula, mapOf, patterns, type Static } from "../schema.ts";
import { typeText, type ResolveContext } from "../statements/context.ts";
import { formulaPart, formulaParts, type Draft } from "../statements/draft.ts";
import type { ShownStatement, StatementKind } from "../statements/statement-kind.ts";
import { reportMismatch, type CaseValue } from "./report-mismatch.ts";
import { checkShown, cited, namedByShown, shownAs, shownDisplay, shownOptions } from "./shown.ts";

const schema = closed(
  {
    choose: formula("The choice: an input, or a formula whose value is a choice."),
    cases: {
      ...mapOf(
        formula("The value for this option."),
        "A formula for each option; `A or B` for several together, `other` for all that are not named.",
        patterns.optionCase,
      ),
      minProperties: 1,
    },
    ...shownAs,
    ...cited,
  },
  ["choose", "cases"],
);
type ChooseDocument = Static<typeof schema>;

/** A formula for each option of a choice. */
export interface ChooseStatement extends ShownStatement {
  readonly kind: "choose";
  readonly by: TypedExpression;
  /** Every option is of one case. */
  readonly cases: readonly { readonly options: readonly string[]; readonly expression: TypedExpression }[];
}

export const choose: StatementKind<ChooseDocument, ChooseStatement> = {
  id: "choose",
  kind: "calculator",
  title: "Choose",
  summary:
    "One formula for each option of a choice. Options that share one are joined, `A or B`; `other` is the case of all that are not named. " +
    "Every option needs its case, and all cases are of one type and dimension.",
  schema,
  example: `inputs:
  size: { type: choice, options: [small, medium, large, huge], default: small }
  count: { type: integer, default: 2 }
formulas:
  points:
    choose: size
    cases: { small: count, medium or large: count * 3, other: count * 4 }
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
  step: ({ id, by, cases }, displays) => {
    const display = displays[id];
    if (display === undefined) return undefined;
    const trees = cases.flatMap(({ options, expression }) =>
      options.map((option) => [option, stepTree(expression)] as const),
    );
    return { id, display, choice: { by: stepTree(by), cases: Object.fromEntries(trees) } };
  },
  reads: ({ by, cases }) => [
    ...alwaysMentioned(by),
    ...inAll(cases.map(({ expression }) => alwaysMentioned(expression))),
  ],
  possible: (statement, known) =>
    anyOf(takenCases(statement, known).map(({ expression }) => possibleValues(expression, known))),
  readings: (statement, known) => {
    const taken = takenCases(statement, known);
    const own = [statement.by, ...taken.map(({ expression }) => expression)].flatMap((each) =>
      readingsOf(each, known),
    );
    return isCertain(anyOf(taken.map(({ expression }) => possibleValues(expression, known))))
      ? asAside(own)
      : own;
  },
  function: ({ id, by, cases }, { code }) => ({
    about: `\`${id}\`, by case.`,
    body: [
      `switch (${code(by)}) {`,
      ...cases.flatMap(({ options, expression }) => [
        ...options.map((option) => `case ${JSON.stringify(option)}:`),
        `return ${code(expression)};`,
      ]),
      `}`,
    ],
  }),
  taken: ({ by }, { code }) => code(by),
};

/** The cases that can come up where some inputs are set. */
function takenCases({ by, cases }: ChooseStatement, known: KnownValues): ChooseStatement["cases"] {
  const values = possibleValues(by, known);
  return cases.filter(
    ({ options }) => values === undefined || options.some((option) => values.includes(option)),
  );
}

interface Case extends CaseValue {
  readonly options: readonly string[];
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
  const named = optionsByCase(draft, by.type.options, reporter);
  const cases: Case[] = [];
  for (const [name, options] of named) {
    const formulaOf = draft.parts.get(`cases.${name}`);
    const expression = formulaOf === undefined ? undefined : typeText(context, formulaOf, undefined);
    if (formulaOf === undefined || expression === undefined) return undefined;
    cases.push({ name, options, expression, path: formulaOf.path });
  }
  const missing = by.type.options.filter((option) => !cases.some(({ options }) => options.includes(option)));
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
    cases: cases.map(({ options, expression }, index) => ({
      options,
      expression: joined.trees[index] ?? expression,
    })),
    needs: draft.needs,
    ...shownOptions(draft.document),
  };
}

const rest = "other";

/** The options of each case: those its name joins, and for `other`, unless an option is called so, all that are left. */
function optionsByCase(
  draft: Draft<ChooseDocument>,
  options: readonly string[],
  reporter: ResolveContext["reporter"],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const taken = new Set<string>();
  const isRest = (name: string): boolean => name === rest && !options.includes(rest);
  for (const name of Object.keys(draft.document.cases)) {
    const path = [...draft.path, "cases", name];
    const own = isRest(name) ? [] : name.split(" or ");
    for (const option of own) {
      if (!options.includes(option))
        reporter.report("unknown_option", { option, options: listed(options) }, path, option, options, "key");
      else if (taken.has(option)) reporter.report("case_twice", { option }, path, undefined, [], "key");
      taken.add(option);
    }
    found.set(name, own);
  }
  if (!found.has(rest) || !isRest(rest)) return found;
  const left = options.filter((option) => !taken.has(option));
  if (left.length === 0)
    reporter.report("case_other_unused", {}, [...draft.path, "cases", rest], undefined, [], "key");
  return found.set(rest, left);
}
