import { partsOfTyped, type TypedExpression } from "./typed-expression.ts";
import { certainly, isCertain, possibleValues, reachableParts, type KnownValues } from "./possible.ts";

/** A name, or a column of the row it stands for, that something is read from. */
export interface Reading {
  readonly name: string;
  readonly column?: string;
  /**
   * `value`: another value may change what is read from it. `aside`: its value changes nothing, but working it out may
   * refuse or cite. `always`: its value decides what is refused or cited, even where what is read from it changes nothing.
   */
  readonly part: "value" | "aside" | "always";
}

/** The same readings where the value they lead to changes nothing. */
export function asAside(readings: readonly Reading[]): readonly Reading[] {
  return readings.map((reading) => (reading.part === "value" ? { ...reading, part: "aside" } : reading));
}

/** The same readings where they decide what is refused or cited. */
export function asAlways(readings: readonly Reading[]): readonly Reading[] {
  return readings.map((reading) => (reading.part === "value" ? { ...reading, part: "always" } : reading));
}

/** What an expression is read from where some inputs are set: nothing of branches that cannot be taken. */
export function readingsOf(expression: TypedExpression, known: KnownValues): readonly Reading[] {
  const own = partReadings(expression, known);
  return isCertain(possibleValues(expression, known)) ? asAside(own) : own;
}

function partReadings(expression: TypedExpression, known: KnownValues): readonly Reading[] {
  const all = (parts: readonly TypedExpression[]): readonly Reading[] =>
    parts.flatMap((part) => readingsOf(part, known));
  if (expression.kind === "name") return [{ name: expression.name, part: "value" }];
  if (expression.kind === "column")
    return [{ name: expression.of, column: expression.column, part: "value" }];
  if (expression.kind === "logic") {
    // The right side is looked at only where the left one leaves it open.
    const [left] = certainly(possibleValues(expression.left, known));
    if (left === (expression.operator === "or")) return all([expression.left]);
  }
  if (expression.kind === "conditional")
    return all([expression.condition, ...reachableParts(expression, known)]);
  const parts = all(partsOfTyped(expression));
  return expression.kind === "aggregate" ? [{ name: expression.table, part: "value" }, ...parts] : parts;
}
