import { alwaysMentioned, readingsOf, valuesWhere, type TypedExpression } from "../../formula/index.ts";
import type { ScopeName } from "../../formula/scope.ts";
import { booleanType } from "../../formula/value-type.ts";
import type { Citations } from "../../runtime/answer.ts";
import { literal } from "../../typescript/source-file.ts";
import { closed, formula, type Static } from "../schema.ts";
import { knownScalars, typePart, type ResolveContext } from "../statements/context.ts";
import { optionalPart } from "../statements/draft.ts";
import { messageArguments, type ModelEmitter } from "../statements/emitter.ts";
import type { GuardStatement, StatementKind } from "../statements/statement-kind.ts";
import { citationList, citations } from "../values/citation.ts";

const schema = closed({
  when: formula(
    "Where this is true there is no answer. Without it, the refusal is what the `otherwise` of a search names.",
  ),
  citation: citations,
});
type RefusalDocument = Static<typeof schema>;

/** A case the calculator does not answer. */
export interface RefusalStatement extends GuardStatement {
  readonly kind: "refusal";
  /** The lookups it reads, whose rows it cites where it has no citations of its own. */
  readonly rows: readonly string[];
  readonly citations?: Citations;
}

export const refusal: StatementKind<RefusalDocument, RefusalStatement> = {
  id: "refusal",
  title: "Refusal",
  summary:
    "A case the calculator does not cover. It is a result, not an error: the page says why, in `refusals.<id>` of the words, and where the rule is written: `citation`, or without it where the rows come from that `when` reads. " +
    'With a refusal `when: kind == "a"`, formulas and tables need no case for `a`.',
  schema,
  example: `inputs:
  age: { type: integer, default: 35, min: 2 }
refusals:
  under_twenty: { when: age < 20 }
outputs:
  age: {}
`,

  isGuard: true,
  formulas: (document, path) => optionalPart("when", document.when, [...path, "when"]),
  resolve: (draft, context) => {
    const expression = typePart(context, draft, "when", booleanType);
    if (expression === undefined) return undefined;
    const { id, needs, document } = draft;
    const cited = document.citation === undefined ? {} : { citations: citationList(document.citation) };
    const rows = needs.filter((name) => context.names.get(name)?.type?.kind === "record");
    return { kind: "refusal", id, expression, needs, rows, known: knownScalars(context), ...cited };
  },
  assume: ({ expression }, names) => withoutRefused(names, expression),
  texts: ({ id, known }) => [{ key: `refusals.${id}`, required: true, arguments: known }],
  reads: ({ expression }) => alwaysMentioned(expression),
  readings: ({ expression }, known) => readingsOf(expression, known),
  decide: decideRefusal,
};

/** Options for which it refuses, whatever else is entered, are left to none of the formulas after it. */
function withoutRefused(names: ResolveContext["names"], condition: TypedExpression): ResolveContext["names"] {
  const left = [...names].map(([name, known]): [string, ScopeName] => {
    const { type } = known;
    if (type?.kind !== "choice") return [name, known];
    const refused = valuesWhere(condition, name, type.options);
    const options = type.options.filter((option) => !refused.includes(option));
    return refused.length === 0
      ? [name, known]
      : [name, { ...known, type: { ...type, options, refused: [...(type.refused ?? []), ...refused] } }];
  });
  return new Map(left);
}

function decideRefusal(
  { id, expression, rows, citations: cited }: RefusalStatement,
  emitter: ModelEmitter,
): string {
  const named = messageArguments(emitter, `refusals.${id}`);
  if (cited === undefined && rows.length > 0) emitter.file.import("citedBy", `${emitter.runtime}cited-by.ts`);
  const members = [
    `reason: ${JSON.stringify(id)}`,
    ...(cited !== undefined
      ? [`citations: ${literal(cited)}`]
      : rows.length === 0
        ? []
        : [`...citedBy(used, ${literal(rows)})`]),
    ...(named === undefined ? [] : [`arguments: ${named}`]),
  ];
  return `if (${emitter.code(expression)}) return { status: "refused", refusal: { ${members.join(", ")} } };`;
}
