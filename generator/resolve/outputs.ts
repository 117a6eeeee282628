import { resolveOutput, type ResolvedOutput } from "../constructs/results/output.ts";
import type { CalculatorDocument, OutputDocument } from "../constructs/documents.ts";
import type { Statement } from "../constructs/statements/any.ts";
import type { ResolveContext } from "../constructs/statements/context.ts";
import type { Display } from "../runtime/description.ts";

/** Resolves every output; the first is primary when the author marked none. How each is shown joins `displays`. */
export function resolveOutputs(
  document: CalculatorDocument,
  context: ResolveContext,
  statements: readonly Statement[],
  displays: Record<string, Display>,
): readonly ResolvedOutput[] {
  const entries = Object.entries(document.outputs);
  const marked = entries.filter(([, { primary }]) => primary === true);
  const primaries = marked.length > 0 ? marked : entries.slice(0, 1);
  reportHiddenPrimary(context, primaries);
  return entries.flatMap(([id, output]) => {
    const resolved = resolveOutput(id, output, {
      ...context,
      statement: statements.find((statement) => statement.id === id && "type" in statement),
      isPrimary: primaries.some(([primary]) => primary === id),
      displays,
    });
    if (resolved === undefined) return [];
    const { description } = resolved;
    if (description.type === "value") displays[id] = description.display;
    return [resolved];
  });
}

/** Whatever is entered, a main result must be shown: one without `when`, or two of which one is shown when the other is not. */
function reportHiddenPrimary(
  { reporter }: ResolveContext,
  primaries: readonly (readonly [id: string, output: OutputDocument])[],
): void {
  const [first] = primaries;
  const conditions = primaries.flatMap(([, { when }]) => (when === undefined ? [] : [String(when).trim()]));
  const isCertain =
    conditions.length < primaries.length ||
    conditions.some(
      (condition) => conditions.includes(`not ${condition}`) || conditions.includes(`not (${condition})`),
    );
  if (first !== undefined && !isCertain)
    reporter.report(
      "primary_hidden",
      { name: first[0] },
      ["outputs", first[0], "when"],
      undefined,
      [],
      "key",
    );
}
