import { alwaysMentioned, readingsOf } from "../../formula/index.ts";
import { booleanType } from "../../formula/value-type.ts";
import type { Citations } from "../../runtime/answer.ts";
import { literal } from "../../typescript/source-file.ts";
import { closed, formula, id, list, mapOr, type Static } from "../schema.ts";
import { knownScalars, typePart, type ResolveContext } from "../statements/context.ts";
import { formulaPart, type Draft } from "../statements/draft.ts";
import { messageArguments, type ModelEmitter } from "../statements/emitter.ts";
import type { GuardStatement, StatementKind } from "../statements/statement-kind.ts";
import { citationList, citations } from "../values/citation.ts";

const schema = mapOr(
  closed(
    {
      that: formula("What must be true."),
      at: list(id("An input."), "The fields the message belongs to.", { unique: true }),
      citation: citations,
    },
    ["that"],
  ),
  formula("What must be true."),
);
type CheckDocument = Static<typeof schema>;

/** A condition that values must meet together. */
export interface CheckStatement extends GuardStatement {
  readonly kind: "check";
  /** The inputs its message belongs to. */
  readonly at: readonly string[];
  readonly citations?: Citations;
}

export const check: StatementKind<CheckDocument, CheckStatement> = {
  id: "check",
  title: "Check",
  summary:
    "A condition that must be true; where it is not, the fields concerned show its message, `checks.<id>` in the words, and there is no result. " +
    "The fields are the inputs the formula names, or those listed under `at`; the message appears at the first.",
  schema,
  example: `inputs:
  price: { type: money, default: 100 }
  deposit: { type: money, default: 20 }
checks:
  deposit_below_price: deposit < price
  deposit_given: { that: deposit > 0, at: [deposit] }
outputs:
  deposit: {}
`,

  isGuard: true,
  formulas: (document, path) => [
    typeof document === "object"
      ? formulaPart("that", document.that, [...path, "that"])
      : formulaPart("that", document, path),
  ],
  resolve: resolveCheck,
  texts: ({ id: name, known }) => [{ key: `checks.${name}`, required: true, arguments: known }],
  reads: ({ expression }) => alwaysMentioned(expression),
  readings: ({ expression }, known) => readingsOf(expression, known),
  decide: decideCheck,
  // Checks that stand together are all tried before the first of them ends the computation.
  afterRun: [`if (problems.length > 0) return { status: "invalid", problems };`],
};

function resolveCheck(draft: Draft<CheckDocument>, context: ResolveContext): CheckStatement | undefined {
  const { id: name, document, path, needs } = draft;
  const expression = typePart(context, draft, "that", booleanType);
  if (expression === undefined) return undefined;
  const inputs = [...context.inputs.keys()];
  const stated = typeof document === "object" ? document.at : undefined;
  for (const [index, input] of (stated ?? []).entries()) {
    if (!inputs.includes(input)) context.reporter.unknownName(input, [...path, "at", index], inputs);
  }
  const at = stated ?? needs.filter((need) => inputs.includes(need));
  if (at.length === 0) context.reporter.report("check_without_input", { id: name }, path);
  const cited = typeof document === "object" ? document.citation : undefined;
  return {
    kind: "check",
    id: name,
    expression,
    at,
    needs,
    known: knownScalars(context),
    ...(cited === undefined ? {} : { citations: citationList(cited) }),
  };
}

function decideCheck(
  { id: name, expression, at, citations: cited }: CheckStatement,
  emitter: ModelEmitter,
): string {
  const named = messageArguments(emitter, `checks.${name}`);
  emitter.file.import("checkProblem", `${emitter.runtime}check-inputs.ts`);
  const parts = [
    JSON.stringify(name),
    literal(at),
    "shown",
    ...(named === undefined && cited === undefined ? [] : [named ?? "{}"]),
    ...(cited === undefined ? [] : [literal(cited)]),
  ];
  return `if (!(${emitter.code(expression)})) problems.push(checkProblem(${parts.join(", ")}));`;
}
