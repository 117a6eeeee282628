import { fence, mathLevels, type MathNode } from "./math-node.ts";

/**
 * Figures without what changes nothing in them: $2,022.62 + $400.00 + $0.00 is $2,022.62 + $400.00, and a part that is
 * multiplied or divided by 1 is itself, unless the visitor put the 1 there.
 */
export function withoutZeros(node: MathNode): MathNode {
  switch (node.kind) {
    case "operation":
      return withoutIdle({ ...node, left: withoutZeros(node.left), right: withoutZeros(node.right) });
    case "fraction": {
      const over = withoutZeros(node.over);
      const under = withoutZeros(node.under);
      return isOne(under) ? unfenced(over) : { ...node, over, under };
    }
    case "fenced":
      return unfenced(withoutZeros(node.inner));
    case "phrase":
      return {
        ...node,
        parts: Object.fromEntries(
          Object.entries(node.parts).map(([name, part]) => [name, withoutZeros(part)]),
        ),
      };
    case "measure": {
      const of = withoutZeros(node.of);
      return ofOneEach(of) ?? { ...node, of };
    }
    case "power":
      if (isZero(node.exponent)) return { kind: "number", text: "1", count: 1 };
      return { ...node, base: fence(withoutZeros(node.base), mathLevels.atom) };
    case "name":
    case "number":
    case "text":
    case "prefix":
    case "root":
    case "absolute":
    case "cases":
      return node;
  }
}

/** So many days for each day are as many days. */
function ofOneEach(node: MathNode): MathNode | undefined {
  const plain = node.kind === "fenced" ? node.inner : node;
  if (plain.kind !== "fraction" || plain.under.kind !== "number") return undefined;
  const { count, form, isGiven } = plain.under;
  return count === 1 && form === "measured" && isGiven !== true ? unfenced(plain.over) : undefined;
}

function withoutIdle(node: MathNode & { readonly kind: "operation" }): MathNode {
  const { sign, left, right } = node;
  // Of many rows the first are told, even where they are zero.
  if (isLeftOut(left) || isLeftOut(right)) return node;
  if (sign === "+" && isZero(left)) return right;
  if ((sign === "+" || sign === "−") && isZero(right)) return left;
  // What a power of nothing leaves.
  if (sign === "−" && isOne(left) && isOne(right))
    return { kind: "number", text: "0", count: 0, isZero: true };
  if (sign === "×" && isOne(left)) return right;
  return sign === "×" && isOne(right) ? left : node;
}

/** What the visitor multiplied or divided by 1; undefined of all else. */
export function timesOne(node: MathNode): MathNode | undefined {
  const isOfOne = (part: MathNode): boolean =>
    part.kind === "number" && part.count === 1 && part.form === undefined;
  if (node.kind === "fraction") return isOfOne(node.under) ? node.over : undefined;
  if (node.kind !== "operation" || node.sign !== "×") return undefined;
  return isOfOne(node.right) ? node.left : isOfOne(node.left) ? node.right : undefined;
}

function isLeftOut(node: MathNode): boolean {
  return (node.kind === "text" && node.text === "…") || (node.kind === "operation" && isLeftOut(node.right));
}

/** What needs no parentheses by itself; more than that keeps them. */
function unfenced(inner: MathNode): MathNode {
  const isNegative = inner.kind === "number" && inner.form === "negative";
  const isAlone = ["name", "number", "text", "fenced", "absolute"].includes(inner.kind) && !isNegative;
  return isAlone ? inner : { kind: "fenced", inner };
}

/** Nothing, and what is multiplied by it. */
export function isZero(node: MathNode): boolean {
  switch (node.kind) {
    case "number":
      return node.isZero ?? false;
    case "measure":
      return isZero(node.of);
    case "fenced":
      return isZero(node.inner);
    case "prefix":
      return isZero(node.operand);
    case "operation":
      return node.sign === "×" && (isZero(node.left) || isZero(node.right));
    // A zero that is rounded stays one, and from a day to the same day there is nothing.
    case "phrase": {
      const { from, to } = node.parts;
      if (from !== undefined && to !== undefined) return isSameFigure(from, to);
      const [only, ...more] = Object.values(node.parts);
      // Of amounts that are not below nothing, nothing is the smallest.
      if (node.isLeast === true && only?.kind === "phrase") {
        const listed = Object.values(only.parts);
        return (
          listed.some(isZero) &&
          listed.every((each) => isZero(each) || (each.kind === "number" && each.form !== "negative"))
        );
      }
      return only !== undefined && more.length === 0 && isZero(only);
    }
    case "fraction":
      return isZero(node.over);
    case "name":
    case "text":
    case "power":
    case "root":
    case "absolute":
    case "cases":
      return false;
  }
}

function isOne(node: MathNode): boolean {
  return node.kind === "number" && node.count === 1 && node.form === undefined && node.isGiven !== true;
}

function isSameFigure(one: MathNode, other: MathNode): boolean {
  const isFigure = one.kind === "number" || one.kind === "text";
  return isFigure && one.kind === other.kind && "text" in other && one.text === other.text;
}
