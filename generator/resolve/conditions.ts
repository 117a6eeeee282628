import { parseText } from "../constructs/statements/draft.ts";
import { typeText, type ResolveContext } from "../constructs/statements/context.ts";
import { mentions } from "../formula/index.ts";
import { booleanType } from "../formula/value-type.ts";
import type { ParsedFormula } from "../constructs/statements/draft.ts";
import type { CalculatorContext } from "./calculator-context.ts";
import type { ResolvedInputs } from "./inputs.ts";
import type { InputModel } from "./model.ts";
import { orderByNeeds, type Needing } from "./order.ts";
import type { StatementDraft } from "./statements.ts";

/**
 * The inputs with the condition each is asked under, which may name other inputs, constants and whatever is worked out
 * without the inputs it hides. `drafts` are on no circle of their own; `names` are those of everything worked out.
 */
export function withConditions(
  { inputs, names: ofInputs }: ResolvedInputs,
  drafts: readonly StatementDraft[],
  context: CalculatorContext,
): readonly InputModel[] {
  const parsed = parsedConditions(context);
  const circular = reportCircles(parsed, drafts, context);
  // A refusal that leaves options to the formulas after it leaves them to no condition: the form is there before it.
  const names: ResolveContext["names"] = new Map([...context.names, ...ofInputs]);
  return inputs.map((input) => {
    const { id } = input.description;
    const condition = parsed.get(id);
    const when =
      condition === undefined || circular.has(id)
        ? undefined
        : typeText({ ...context, names }, condition, booleanType);
    return when === undefined ? input : { ...input, when };
  });
}

function parsedConditions({ document, reporter }: CalculatorContext): ReadonlyMap<string, ParsedFormula> {
  return new Map(
    Object.entries(document.inputs).flatMap(([id, { when }]) => {
      const parsed = when === undefined ? undefined : parseText(when, ["inputs", id, "when"], reporter);
      return parsed === undefined ? [] : [[id, parsed] as const];
    }),
  );
}

/** Reports each condition that depends on the input it hides, and says which inputs that are. */
function reportCircles(
  parsed: ReadonlyMap<string, ParsedFormula>,
  drafts: readonly StatementDraft[],
  { reporter }: CalculatorContext,
): ReadonlySet<string> {
  const circular = new Set<string>();
  for (;;) {
    const asked = [...parsed].flatMap(([id, { tree }]) =>
      circular.has(id) ? [] : [{ id, needs: mentions(tree).map(({ name }) => name) }],
    );
    const worked = drafts.map(({ id, kind, needs }): Needing => {
      // A schedule that varies an input works out everything again, what is asked among it.
      const all = kind === "vary" ? [...needs, ...asked.map((each) => each.id)] : needs;
      return { id: isNamed(kind) ? id : `${kind} ${id}`, needs: all };
    });
    const order = orderByNeeds([...asked, ...worked]);
    if (order.kind === "ordered") return circular;
    const ids = order.ids.slice(1);
    const first = [...parsed.keys()].find((id) => ids.includes(id)) ?? "";
    const at = ids.indexOf(first);
    const cycle = [...ids.slice(at), ...ids.slice(0, at), first].join(" → ");
    reporter.report("circular_condition", { name: first, cycle }, ["inputs", first, "when"]);
    circular.add(first);
  }
}

/** Whether others can name it: a check may be called like a formula. */
function isNamed(kind: StatementDraft["kind"]): boolean {
  return kind !== "check" && kind !== "limit" && kind !== "refusal";
}
