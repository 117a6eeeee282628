import type { StepNode, StepOperation } from "../runtime/description.ts";

/**
 * Which branches a formula took, as one number. Each `a ? b : c` that is always come to doubles, or more, the ways through
 * a formula; the ways are counted the same where the number is made and where it is read.
 */

/** Operators and functions whose operands are all worked out, so that what they branch into is surely taken or not. */
const throughAll: ReadonlySet<string> = new Set([
  "+",
  "-",
  "*",
  "/",
  "%",
  "^",
  "max",
  "min",
  "abs",
  "sqrt",
  "floor",
  "ceil",
  "round",
  "amount_in",
  "quantity",
]);

/** How many ways lead through a formula; one where it does not branch. */
export function pathCount(node: StepNode): number {
  if (!isOperation(node)) return 1;
  const [operator, ...operands] = node;
  if (operator === "?:") {
    const [, yes = 0, no = 0] = operands;
    return pathCount(yes) + pathCount(no);
  }
  return throughAll.has(operator)
    ? operands.reduce<number>((ways, operand) => ways * pathCount(operand), 1)
    : 1;
}

/** What of a formula was worked out, and why: each condition it came to, in order, and whether it held. */
export interface PathTaken {
  readonly tree: StepNode;
  readonly conditions: readonly { readonly condition: StepNode; readonly held: boolean }[];
}

/** The way through a formula of this number; the whole formula where the number is not known. */
export function pathTaken(node: StepNode, pathNumber: number | undefined): PathTaken {
  if (pathNumber === undefined || !isOperation(node) || pathCount(node) === 1)
    return { tree: node, conditions: [] };
  const [operator, ...operands] = node;
  if (operator === "?:") {
    const [condition = 0, yes = 0, no = 0] = operands;
    const held = pathNumber < pathCount(yes);
    const { tree, conditions } = held
      ? pathTaken(yes, pathNumber)
      : pathTaken(no, pathNumber - pathCount(yes));
    return { tree, conditions: [{ condition, held }, ...conditions] };
  }
  let left = pathNumber;
  const paths = operands
    .toReversed()
    .map((operand) => {
      const ways = pathCount(operand);
      const path = pathTaken(operand, left % ways);
      left = Math.floor(left / ways);
      return path;
    })
    .toReversed();
  return counted(operator, paths) ?? joined(operator, paths);
}

function joined(operator: string, paths: readonly PathTaken[]): PathTaken {
  return {
    tree: [operator, ...paths.map(({ tree }) => tree)],
    conditions: paths.flatMap(({ conditions }) => conditions),
  };
}

/** Of a sum, the operand that counts where a condition makes the other nothing: "+ 0" and why it is 0 tell nobody anything. */
function counted(operator: string, [left, right]: readonly PathTaken[]): PathTaken | undefined {
  if (left === undefined || right === undefined) return undefined;
  if ((operator === "+" || operator === "-") && isIdle(right)) return left;
  return operator === "+" && isIdle(left) ? right : undefined;
}

function isIdle({ tree, conditions }: PathTaken): boolean {
  return conditions.length > 0 && isNothing(tree);
}

/** No money, no months, no points. */
export function isNothing(node: StepNode): boolean {
  return node === 0 || (isOperation(node) && node[0] === "quantity" && node[1] === 0);
}

/** More conditions that did not hold say less than none. */
const mostUnheld = 2;

/**
 * Why a formula took the way it did, as one condition: those that held, and a few that did not, turned around. Undefined
 * where there is nothing to say.
 */
export function reasonOf({ conditions }: Pick<PathTaken, "conditions">): StepNode | undefined {
  const held = conditions.filter((each) => each.held);
  const unheld = conditions.filter((each) => !each.held);
  // What held last says enough of a list of cases: those before it did not.
  const said = held.length > 0 ? held : unheld.length <= mostUnheld ? unheld : [];
  return said
    .flatMap(({ condition, held: isTrue }) =>
      isTrue ? [withoutDoubleNegation(condition)] : (turned(condition) ?? []),
    )
    .reduce<StepNode | undefined>(
      (before, next) => (before === undefined ? next : ["and", before, next]),
      undefined,
    );
}

/** A yes or no by its name alone says too little. */
function withoutDoubleNegation(condition: StepNode): StepNode {
  return typeof condition === "string" ? ["==", condition, ["true"]] : condition;
}

const opposites: Readonly<Record<string, string>> = {
  "==": "!=",
  "!=": "==",
  "<": ">=",
  ">=": "<",
  ">": "<=",
  "<=": ">",
};

/** The opposite of a condition; none of several that must hold together, since which did not is not known. */
function turned(condition: StepNode): StepNode[] | undefined {
  if (typeof condition === "string") return [["==", condition, ["false"]]];
  if (!isOperation(condition)) return [["not", condition]];
  const [operator, first, ...others] = condition;
  // That something is missing says nothing of what was done instead.
  if (operator === "and" || operator === "given") return undefined;
  if (operator === "or") {
    const parts = condition.slice(1).map(turned);
    return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
  }
  const opposite = opposites[operator];
  if (opposite !== undefined && first !== undefined) return [[opposite, first, ...others]];
  return [operator === "not" && first !== undefined ? withoutDoubleNegation(first) : ["not", condition]];
}

export function isOperation(node: StepNode): node is StepOperation {
  return typeof node === "object" && !("text" in node);
}
