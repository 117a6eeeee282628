import type { CalculatorDescription, StepNode } from "../../generator/runtime/description.ts";
import type { Speech } from "../words/speech.ts";

/** Functions whose last operand is the rule for days a month lacks, which the page tells in its own place. */
const withDateRule: ReadonlySet<string> = new Set(["add_months", "add_years"]);

/** A step's tree as it is told: options by the name on their button, and no rule ids. */
export function toldTree(node: StepNode, description: CalculatorDescription, speech: Speech): StepNode {
  if (typeof node !== "object" || "text" in node) return node;
  const [operator, ...operands] = node;
  const told = operands.map((operand) => toldTree(operand, description, speech));
  if (withDateRule.has(operator)) return [operator, ...told.slice(0, 2)];
  const set = operands
    .map((operand) => choiceSetOf(operand, description))
    .find((found) => found !== undefined);
  if (set === undefined) return [operator, ...told];
  return [operator, ...told.map((operand) => optionNamed(operand, set, speech))];
}

/** The set of options an input or formula chooses from. */
function choiceSetOf(node: StepNode, { displays }: CalculatorDescription): string | undefined {
  const display = typeof node === "string" ? displays[node] : undefined;
  return display?.kind === "choice" ? display.set : undefined;
}

function optionNamed(node: StepNode, set: string, speech: Speech): StepNode {
  if (typeof node !== "object" || !("text" in node)) return node;
  return { text: speech.sayIfGiven(`choices.${set}.${node.text}`) ?? node.text };
}
