import type { StepNode } from "../runtime/description.ts";
import { daysIn, highestOf, lowestOf, monthsIn } from "../runtime/term.ts";
import type { Presenter } from "./presenter.ts";
import { scalarAt } from "./values.ts";

/** The end of a term, or its months or its days, as the figure it is: readers see which end of "12 months and 1 day to 16 months" is meant. */
export function withTermEnds(node: StepNode, presenter: Presenter): StepNode {
  if (typeof node !== "object" || "text" in node) return node;
  const [operator, ...operands] = node;
  const [only = 0] = operands;
  switch (operator) {
    case "months_in":
    case "days_in": {
      const term = endAt(only, presenter);
      if (term === undefined) break;
      const count = operator === "months_in" ? monthsIn(term.text) : daysIn(term.text);
      return count === null
        ? term
        : ["quantity", count, { text: operator === "months_in" ? "month" : "day" }];
    }
    case "lowest":
    case "highest": {
      const end = endAt(node, presenter);
      if (end !== undefined) return end;
    }
  }
  return [operator, ...operands.map((operand) => withTermEnds(operand, presenter))];
}

/** The end of a term that is known, of which nothing else was taken. */
function endAt(
  node: StepNode,
  { values, description }: Presenter,
): (StepNode & { readonly text: string }) | undefined {
  if (typeof node !== "object" || "text" in node || node.length !== 2) return undefined;
  const [operator, name = 0] = node;
  if ((operator !== "lowest" && operator !== "highest") || typeof name !== "string") return undefined;
  const term = scalarAt(values, name);
  const display = description.displays[name];
  if (typeof term !== "string" || display === undefined) return undefined;
  return { text: operator === "lowest" ? lowestOf(term) : highestOf(term), display };
}
