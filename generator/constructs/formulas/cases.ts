import { listed } from "../../diagnostics/listed.ts";
import {
  alwaysMentioned,
  anyOf,
  asAlways,
  asAside,
  certainly,
  inAll,
  isCertain,
  possibleValues,
  readingsOf,
  stepTree,
  casePathCode,
  unifyLiterals,
  type KnownValues,
  type TypedExpression,
} from "../../formula/index.ts";
import { booleanType } from "../../formula/value-type.ts";
import type { Citations } from "../../runtime/answer.ts";
import type { StepNode } from "../../runtime/description.ts";
import {
  closed,
  formula,
  havingKey,
  list,
  filledMapOf,
  ofType,
  patterns,
  reference,
  type FormulaText,
  type Schema,
  type Static,
} from "../schema.ts";
import { typePart, type ResolveContext } from "../statements/context.ts";
import { formulaPart, formulaParts, optionalPart, type Draft } from "../statements/draft.ts";
import { citeCode, type ModelEmitter } from "../statements/emitter.ts";
import type { ShownStatement, StatementKind } from "../statements/statement-kind.ts";
import { citationList, citations } from "../values/citation.ts";
import { reportMismatch, type CaseValue } from "./report-mismatch.ts";
import { checkShown, cited, namedByShown, shownAs, shownDisplay, shownOptions } from "./shown.ts";

const condition = closed(
  {
    when: formula("The condition, tried where none before it was true."),
    value: formula("The value where it is the first that is true."),
    citation: citations,
  },
  ["when", "value"],
);
const schema = closed(
  {
    by: formula("What the cases are of: an input, or a formula whose value is a choice."),
    cases: ofType(
      "array",
      list(condition, "Conditions in the order they are tried."),
      filledMapOf(
        formula("The value for this option."),
        "with `by`, a formula for each option; `A or B` for several together.",
        patterns.optionCase,
      ),
    ),
    otherwise: formula(
      "The value where no condition is true, or of all options that are not named. Conditions always need it.",
    ),
    ...shownAs,
    ...cited,
  },
  ["cases"],
);
type CasesDocument = Static<typeof schema>;
type Condition = Static<typeof condition>;

/** The value of the first of several cases that holds. */
export interface CasesStatement extends ShownStatement {
  readonly kind: "cases";
  /** The choice that decides, if one does: then every option is of one case. */
  readonly by?: TypedExpression;
  readonly cases: readonly Case[];
}

interface Case {
  /** The options it is for, if a choice decides. */
  readonly options: readonly string[];
  /** Without it, the case of all that no other holds for. */
  readonly when?: TypedExpression;
  readonly value: TypedExpression;
  readonly citations?: Citations;
}

export const cases: StatementKind<CasesDocument, CasesStatement> = {
  id: "cases",
  title: "Cases",
  summary:
    "A value by case. Either `by` names a choice and `cases` has a formula for each of its options; those that share one are joined, `A or B`. " +
    "Or `cases` lists conditions that are tried in order, each with its value and, where rules decide, its citation; an answer cites the case it came from. " +
    "`otherwise` is the value of all the rest. Every option needs its case, and all values are of one type and dimension.",
  schema,
  example: `inputs:
  points: { type: integer, default: 4, min: 0 }
formulas:
  level:
    cases:
      - { when: points >= 10, value: '"high"', citation: { title: "Rule 3(b)", status: official, checked_on: 2026-01-31 } }
      - { when: points >= 2, value: '"middle"', citation: { title: "Rule 3(c)", status: official, checked_on: 2026-01-31 } }
    otherwise: '"low"'
  fee: { by: level, cases: { high: 30, middle or low: 10 } }
outputs:
  fee: {}
`,

  formulas: (document, path) => [
    ...optionalPart("by", document.by, [...path, "by"]),
    ...(areConditions(document.cases)
      ? document.cases.flatMap(({ when, value }, index) => [
          formulaPart(`when.${index}`, when, [...path, "cases", index, "when"]),
          formulaPart(`cases.${index}`, value, [...path, "cases", index, "value"]),
        ])
      : formulaParts("cases", document.cases, path)),
    ...optionalPart("otherwise", document.otherwise, [...path, "otherwise"]),
  ],
  names: namedByShown,
  resolve: resolveCases,
  checkShown,
  displays: shownDisplay,
  step: ({ id, by, cases: all }, displays) => {
    const display = displays[id];
    if (display === undefined) return undefined;
    if (by !== undefined) {
      const trees = all.flatMap(({ options, value }) =>
        options.map((option): readonly [string, StepNode] => [option, stepTree(value)]),
      );
      return { id, display, choice: { by: stepTree(by), cases: Object.fromEntries(trees) } };
    }
    const tree = all.reduceRight<StepNode>(
      (rest, { when, value }) =>
        when === undefined ? stepTree(value) : ["?:", stepTree(when), stepTree(value), rest],
      0,
    );
    return { id, display, tree, firstTrue: true };
  },
  reads: ({ cases: all }) => [
    ...all.slice(0, 1).flatMap(({ when }) => (when === undefined ? [] : alwaysMentioned(when))),
    ...inAll(all.map(({ value }) => alwaysMentioned(value))),
  ],
  possible: (statement, known) =>
    anyOf(reachableCases(statement, known).map(({ value }) => possibleValues(value, known))),
  readings: (statement, known) => {
    const taken = reachableCases(statement, known);
    const whens = taken.flatMap(({ when }) => (when === undefined ? [] : readingsOf(when, known)));
    const values = taken.flatMap(({ value }) => readingsOf(value, known));
    if (taken.length > 1 && taken.some(({ citations: own }) => own !== undefined))
      return [...asAlways(whens), ...values];
    const isSame = isCertain(anyOf(taken.map(({ value }) => possibleValues(value, known))));
    return isSame ? asAside([...whens, ...values]) : [...whens, ...values];
  },
  cites: ({ cases: all }) => all.flatMap(({ citations: own }) => own ?? []),
  function: ({ id, by, cases: all }, emitter) => ({
    about: `\`${id}\`, by case.`,
    body:
      by === undefined
        ? all.flatMap(({ when, value, citations: own }) => {
            const given = `return ${emitter.code(value)};`;
            if (when === undefined) return [given];
            return [
              `if (${emitter.code(when)}) {`,
              ...(own === undefined ? [] : [citeCode(id, own)]),
              given,
              `}`,
            ];
          })
        : [
            `switch (${emitter.code(by)}) {`,
            ...all.flatMap(({ options, value }) => [
              ...options.map((option) => `case ${JSON.stringify(option)}:`),
              `return ${emitter.code(value)};`,
            ]),
            `}`,
            ...afterRefused(by, emitter),
          ],
  }),
  branchCode: ({ by, cases: all }, { code }) => (by === undefined ? casePathCode(all, code) : code(by)),
};

/** What TypeScript asks for behind the cases of a choice some of whose options a refusal has ruled out: they are still of its type. */
function afterRefused({ type }: TypedExpression, { file, runtime }: ModelEmitter): readonly string[] {
  const { refused = [] } = type.kind === "choice" ? type : {};
  if (refused.length === 0) return [];
  file.import("unreachable", `${runtime}assert.ts`);
  return [`return unreachable(${JSON.stringify(`${refused.join(", ")} is refused before`)});`];
}

/** The cases that can come up where some inputs are set. */
function reachableCases({ cases: all }: CasesStatement, known: KnownValues): readonly Case[] {
  const taken: Case[] = [];
  for (const each of all) {
    const [isTrue] = each.when === undefined ? [true] : certainly(possibleValues(each.when, known));
    if (isTrue !== false) taken.push(each);
    if (isTrue === true) break;
  }
  return taken;
}

/** A case whose value is typed by itself. */
interface TypedCase extends CaseValue {
  readonly given: Omit<Case, "value">;
}

function resolveCases(draft: Draft<CasesDocument>, context: ResolveContext): CasesStatement | undefined {
  const { document } = draft;
  const by = typePart(context, draft, "by");
  const found = areConditions(document.cases)
    ? ofConditions(draft, document.cases, context)
    : ofOptions(draft, document.cases, by, context);
  if (found.includes(undefined)) return undefined;
  const typed = found.flatMap((each) => each ?? []);
  reportMismatch(typed, context.reporter);
  const joined = unifyLiterals(typed.map(({ value }) => value));
  if (joined === undefined) return undefined;
  return {
    kind: "cases",
    id: draft.id,
    type: joined.type,
    ...(by === undefined ? {} : { by }),
    cases: typed.map(({ given, value }, index) => ({ ...given, value: joined.trees[index] ?? value })),
    needs: draft.needs,
    ...shownOptions(document),
  };
}

/** Undefined among them stands for what was reported. */
type Found = readonly (TypedCase | undefined)[];

function ofConditions(
  draft: Draft<CasesDocument>,
  conditions: readonly Condition[],
  context: ResolveContext,
): Found {
  const { by, otherwise } = draft.document;
  if (by !== undefined)
    context.reporter.report("wrong_type", { want: "A map", got: "a list" }, [...draft.path, "cases"]);
  else if (otherwise === undefined) context.reporter.report("missing_key", { key: "otherwise" }, draft.path);
  else {
    const typed = conditions.map(({ citation }, index) => {
      const when = typePart(context, draft, `when.${index}`, booleanType);
      const own = citation === undefined ? {} : { citations: citationList(citation) };
      const given = { options: [], ...(when === undefined ? {} : { when }), ...own };
      const value = typedCase(draft, `cases.${index}`, context, given);
      return when === undefined ? undefined : value;
    });
    return [...typed, typedCase(draft, "otherwise", context, { options: [] })];
  }
  return [undefined];
}

function ofOptions(
  draft: Draft<CasesDocument>,
  written: Readonly<Record<string, FormulaText>>,
  by: TypedExpression | undefined,
  context: ResolveContext,
): Found {
  const { reporter } = context;
  const choice = draft.parts.get("by");
  if (choice === undefined) reporter.report("missing_key", { key: "by" }, draft.path);
  if (choice === undefined || by === undefined) return [undefined];
  if (by.type.kind !== "choice") {
    reporter.report("by_needs_choice", { name: choice.text }, choice.path);
    return [undefined];
  }
  const named = Object.keys(written).map((name) => ({ name, options: name.split(" or ") }));
  const rest = restOf(draft, named, by.type.options, reporter);
  const typedAs = (part: string, name: string, options: readonly string[]): TypedCase | undefined =>
    typedCase(draft, part, context, { options, when: isOneOf(by, options) }, name);
  const typed = named.map(({ name, options }) => typedAs(`cases.${name}`, name, options));
  if (draft.document.otherwise !== undefined) return [...typed, typedAs("otherwise", "otherwise", rest)];
  if (rest.length > 0)
    reporter.report("case_missing", { options: rest.join(", ") }, [...draft.path, "cases"]);
  return rest.length > 0 ? [undefined] : typed;
}

/** What authors may call the case of all the rest. */
const namesOfRest = ["other", "otherwise", "else", "default"];

/** The options that no case names. Reports what is named twice or is no option, and an `otherwise` that nothing is left for. */
function restOf(
  draft: Draft<CasesDocument>,
  named: readonly { readonly name: string; readonly options: readonly string[] }[],
  all: readonly string[],
  reporter: ResolveContext["reporter"],
): readonly string[] {
  const taken = new Set<string>();
  let isRestWithin = false;
  for (const { name, options } of named)
    for (const option of options) {
      const path = [...draft.path, "cases", name];
      if (!all.includes(option) && namesOfRest.includes(option)) {
        reporter.reportKey("otherwise_within_cases", { key: option }, path);
        isRestWithin = true;
      } else if (!all.includes(option))
        reporter.reportKey("unknown_option", { option, options: listed(all) }, path, option, all);
      else if (taken.has(option)) reporter.reportKey("case_twice", { option }, path);
      taken.add(option);
    }
  if (isRestWithin) return [];
  const rest = all.filter((option) => !taken.has(option));
  if (rest.length === 0 && draft.document.otherwise !== undefined)
    reporter.reportKey("otherwise_unused", {}, [...draft.path, "otherwise"]);
  return rest;
}

function typedCase(
  draft: Draft<CasesDocument>,
  part: string,
  context: ResolveContext,
  given: TypedCase["given"],
  name?: string,
): TypedCase | undefined {
  const parsed = draft.parts.get(part);
  const value = typePart(context, draft, part);
  if (parsed === undefined || value === undefined) return undefined;
  return { name: name ?? parsed.text, given, value, path: parsed.path };
}

function isOneOf(by: TypedExpression, options: readonly string[]): TypedExpression {
  const { source, type } = by;
  const members = options.map((value): TypedExpression => ({ kind: "text", value, source, type }));
  return { kind: "membership", value: by, members, source, type: booleanType };
}

/** A formula by case where one of the two keys says so, else another form. */
export function casesOr<T>(otherwise: Schema<T>): Schema<CasesDocument | T> {
  return havingKey("cases", reference(cases), havingKey("by", reference(cases), otherwise));
}

/** Whether cases are conditions, and no options. */
export function areConditions(written: CasesDocument["cases"]): written is readonly Condition[] {
  return Array.isArray(written);
}
