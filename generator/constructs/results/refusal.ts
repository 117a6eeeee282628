import { alwaysMentioned, readingsOf, type Expression } from "../../formula/index.ts";
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
  kind: "calculator",
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

  role: "guard",
  formulas: (document, path) => optionalPart("when", document.when, [...path, "when"]),
  resolve: (draft, context) => {
    const expression = typePart(context, draft, "when", booleanType);
    if (expression === undefined) return undefined;
    const { id, needs, document } = draft;
    const cited = document.citation === undefined ? {} : { citations: citationList(document.citation) };
    const rows = needs.filter((name) => context.names.get(name)?.type?.kind === "record");
    return { kind: "refusal", id, expression, needs, rows, known: knownScalars(context), ...cited };
  },
  assume: ({ parts }, names) => {
    const tree = parts.get("when")?.tree;
    return tree === undefined ? names : withoutRefused(names, tree);
  },
  texts: ({ id, known }) => [{ key: `refusals.${id}`, required: true, arguments: known }],
  reads: ({ expression }) => alwaysMentioned(expression),
  readings: ({ expression }, known) => readingsOf(expression, known),
  decide: decideRefusal,
};

type Names = ResolveContext["names"];

/** A refusal when `class == "A"` or `class in ["A", "B"]` (alone or in an `or`) leaves the other options to the formulas after it. */
function withoutRefused(names: Names, tree: Expression): Names {
  if (tree.kind === "membership")
    return tree.members.reduce((left, member) => withoutOption(left, tree.value, member), names);
  if (tree.kind !== "binary") return names;
  if (tree.operator === "or") return withoutRefused(withoutRefused(names, tree.left), tree.right);
  if (tree.operator !== "==") return names;
  return tree.left.kind === "name"
    ? withoutOption(names, tree.left, tree.right)
    : withoutOption(names, tree.right, tree.left);
}

function withoutOption(names: Names, name: Expression, text: Expression): Names {
  if (name.kind !== "name" || text.kind !== "text") return names;
  const known = names.get(name.name);
  if (known?.type?.kind !== "choice") return names;
  if (!known.type.options.includes(text.value)) return names;
  const options = known.type.options.filter((option) => option !== text.value);
  const refused = [...(known.type.refused ?? []), text.value];
  return new Map([...names, [name.name, { ...known, type: { ...known.type, options, refused } }]]);
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
