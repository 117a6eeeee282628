import { resolveOutput, type ResolvedOutput } from "../constructs/results/output.ts";
import type { CalculatorDocument, OutputDocument } from "../constructs/documents.ts";
import type { Statement } from "../constructs/statements/any.ts";
import type { ResolveContext } from "../constructs/statements/context.ts";
import { membersOf } from "../parts/part-members.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { coversAll } from "./covered.ts";
import type { CalculatorContext } from "./calculator-context.ts";
import type { Displays } from "./displays.ts";

/** Outputs, with how each value of them is shown. */
export interface ResolvedOutputs {
  readonly outputs: readonly ResolvedOutput[];
  readonly displays: Displays;
}

/** Whether none of the outputs as written was refused for its shape. */
export function hasEveryOutput({ outputs }: CalculatorDocument, source: SourceDocument): boolean {
  const written = membersOf(membersOf(source.value)["outputs"]);
  return Object.keys(written).every((id) => Object.hasOwn(outputs, id));
}

/**
 * Resolves every output; the first is primary when the author marked none. `displays`: how what they show is shown elsewhere.
 * `areAllKnown`: no main result can be elsewhere, as for a part, or have been refused for its shape.
 */
export function resolveOutputs(
  { document, ...context }: CalculatorContext,
  statements: readonly Statement[],
  displays: Displays,
  areAllKnown: boolean,
): ResolvedOutputs {
  const entries = Object.entries(document.outputs);
  const marked = entries.filter(([, { primary }]) => primary === true);
  const primaries = marked.length > 0 ? marked : entries.slice(0, 1);
  const outputs: ResolvedOutput[] = [];
  let shown: Displays = {};
  for (const [id, output] of entries) {
    const resolved = resolveOutput(id, output, {
      ...context,
      statement: statements.find((statement) => statement.id === id && "type" in statement),
      isPrimary: primaries.some(([primary]) => primary === id),
      displays: { ...displays, ...shown },
    });
    if (resolved === undefined) continue;
    const { description } = resolved;
    outputs.push(resolved);
    if (description.type === "value") shown = { ...shown, [id]: description.display };
  }
  if (areAllKnown) reportHiddenPrimary(context, primaries, outputs);
  return { outputs, displays: shown };
}

/**
 * Whatever is entered, a main result must be shown: one without `when`, or several whose conditions leave nothing out. One
 * with a mistake of its own may be shown wherever the others are not.
 */
function reportHiddenPrimary(
  { reporter, names }: ResolveContext,
  primaries: readonly (readonly [id: string, output: OutputDocument])[],
  outputs: readonly ResolvedOutput[],
): void {
  const [first] = primaries;
  const conditions = primaries.flatMap(
    ([id]) => outputs.find(({ model }) => model.id === id)?.model.when ?? [],
  );
  if (first !== undefined && conditions.length === primaries.length && !coversAll(conditions, names))
    reporter.reportKey("primary_hidden", { name: first[0] }, ["outputs", first[0], "when"]);
}
