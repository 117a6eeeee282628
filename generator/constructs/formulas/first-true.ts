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
  wayThroughCases,
  unifyLiterals,
  type KnownValues,
  type TypedExpression,
} from "../../formula/index.ts";
import { booleanType } from "../../formula/value-type.ts";
import type { Citations } from "../../runtime/answer.ts";
import type { StepNode } from "../../runtime/description.ts";
import { closed, formula, list, type Static } from "../schema.ts";
import { typePart, type ResolveContext } from "../statements/context.ts";
import { formulaPart, type Draft } from "../statements/draft.ts";
import { citeCode } from "../statements/emitter.ts";
import type { ShownStatement, StatementKind } from "../statements/statement-kind.ts";
import { citationList, citations } from "../values/citation.ts";
import { reportMismatch } from "./report-mismatch.ts";
import { checkShown, cited, namedByShown, shownAs, shownDisplay, shownOptions } from "./shown.ts";

const schema = closed(
  {
    first_true: list(
      closed(
        {
          when: formula("The condition, tried where none before it was true."),
          value: formula("The value where it is the first that is true."),
          citation: citations,
        },
        ["when", "value"],
      ),
      "Conditions in the order they are tried.",
    ),
    otherwise: formula("The value where no condition is true."),
    ...shownAs,
    ...cited,
  },
  ["first_true", "otherwise"],
);
type FirstTrueDocument = Static<typeof schema>;

/** The value of the first condition that is true. */
export interface FirstTrueStatement extends ShownStatement {
  readonly kind: "first_true";
  readonly cases: readonly {
    readonly when: TypedExpression;
    readonly value: TypedExpression;
    readonly citations?: Citations;
  }[];
  readonly otherwise: TypedExpression;
}

export const firstTrue: StatementKind<FirstTrueDocument, FirstTrueStatement> = {
  id: "first_true",
  kind: "calculator",
  title: "First that is true",
  summary:
    "Conditions tried in order, each with its value and, where rules decide, its citation. All values are of one type and dimension. " +
    "An answer cites the case it came from.",
  schema,
  example: `inputs:
  points: { type: integer, default: 4, min: 0 }
formulas:
  level:
    first_true:
      - { when: points >= 10, value: '"high"', citation: { title: "Rule 3(b)", status: official, checked_on: 2026-01-31 } }
      - { when: points >= 2, value: '"middle"', citation: { title: "Rule 3(c)", status: official, checked_on: 2026-01-31 } }
    otherwise: '"low"'
  fee: { choose: level, cases: { high: 30, middle or low: 10 } }
outputs:
  fee: {}
`,

  role: "value",
  formulas: (document, path) => [
    ...document.first_true.flatMap(({ when, value }, index) => [
      formulaPart(`when.${index}`, when, [...path, "first_true", index, "when"]),
      formulaPart(`value.${index}`, value, [...path, "first_true", index, "value"]),
    ]),
    formulaPart("otherwise", document.otherwise, [...path, "otherwise"]),
  ],
  names: namedByShown,
  resolve: resolveFirstTrue,
  checkShown,
  displays: shownDisplay,
  step: ({ id, cases, otherwise }, displays) => {
    const display = displays[id];
    if (display === undefined) return undefined;
    const tree = cases.reduceRight<StepNode>(
      (rest, { when, value }) => ["?:", stepTree(when), stepTree(value), rest],
      stepTree(otherwise),
    );
    return { id, display, tree, firstTrue: true };
  },
  reads: ({ cases, otherwise }) => [
    ...cases.slice(0, 1).flatMap(({ when }) => alwaysMentioned(when)),
    ...inAll([...cases.map(({ value }) => value), otherwise].map(alwaysMentioned)),
  ],
  possible: (statement, known) =>
    anyOf(takenCases(statement, known).map(({ value }) => possibleValues(value, known))),
  readings: (statement, known) => {
    const taken = takenCases(statement, known);
    const whens = taken.flatMap(({ when }) => (when === undefined ? [] : readingsOf(when, known)));
    const values = taken.flatMap(({ value }) => readingsOf(value, known));
    if (taken.length > 1 && taken.some(({ citations: own }) => own !== undefined))
      return [...asAlways(whens), ...values];
    const isSame = isCertain(anyOf(taken.map(({ value }) => possibleValues(value, known))));
    return isSame ? asAside([...whens, ...values]) : [...whens, ...values];
  },
  cites: ({ cases }) => cases.flatMap(({ citations: own }) => own ?? []),
  function: ({ id, cases, otherwise }, emitter) => ({
    about: `\`${id}\`: the first case whose condition is true.`,
    body: [
      ...cases.flatMap(({ when, value, citations: own }) => [
        `if (${emitter.code(when)}) {`,
        ...(own === undefined ? [] : [citeCode(id, own)]),
        `return ${emitter.code(value)};`,
        `}`,
      ]),
      `return ${emitter.code(otherwise)};`,
    ],
  }),
  taken: ({ cases, otherwise }, { code }) => wayThroughCases(cases, otherwise, code),
};

/** The cases that can come up where some inputs are set; the last may be that of no condition. */
function takenCases(
  { cases, otherwise }: FirstTrueStatement,
  known: KnownValues,
): readonly {
  readonly when?: TypedExpression;
  readonly value: TypedExpression;
  readonly citations?: Citations;
}[] {
  const taken: FirstTrueStatement["cases"][number][] = [];
  for (const each of cases) {
    const [isTrue] = certainly(possibleValues(each.when, known));
    if (isTrue !== false) taken.push(each);
    if (isTrue === true) return taken;
  }
  return [...taken, { value: otherwise }];
}

function resolveFirstTrue(
  draft: Draft<FirstTrueDocument>,
  context: ResolveContext,
): FirstTrueStatement | undefined {
  const whens = draft.document.first_true.map((_, index) =>
    typePart(context, draft, `when.${index}`, booleanType),
  );
  const names = [...draft.document.first_true.keys()].map((index) => `value.${index}`);
  const values = [...names, "otherwise"].flatMap((name) => {
    const part = draft.parts.get(name);
    const expression = typePart(context, draft, name);
    return part === undefined || expression === undefined
      ? []
      : [{ name: part.text, expression, path: part.path }];
  });
  if (values.length <= names.length) return undefined;
  const joined = unifyLiterals(values.map(({ expression }) => expression));
  if (joined === undefined) {
    reportMismatch(values, context.reporter);
    return undefined;
  }
  const [otherwise, ...ofCases] = joined.trees.toReversed();
  if (otherwise === undefined) return undefined;
  const cases = draft.document.first_true.flatMap(({ citation }, index) => {
    const when = whens[index];
    const value = ofCases.toReversed()[index];
    if (when === undefined || value === undefined) return [];
    return [{ when, value, ...(citation === undefined ? {} : { citations: citationList(citation) }) }];
  });
  if (cases.length < names.length) return undefined;
  return {
    kind: "first_true",
    id: draft.id,
    type: joined.type,
    cases,
    otherwise,
    needs: draft.needs,
    ...shownOptions(draft.document),
  };
}
