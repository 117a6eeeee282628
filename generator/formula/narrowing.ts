import { pathOf } from "./checking.ts";
import type { Expression } from "./expression.ts";

/** Paths of optional values known to be given when a condition holds, and when it does not. */
export interface GivenWhen {
  readonly holds: ReadonlySet<string>;
  readonly fails: ReadonlySet<string>;
}

/** Reads `given(x)` out of a condition, through `and`, `or` and `not`. */
export function givenWhen(condition: Expression): GivenWhen {
  if (condition.kind === "call" && condition.function === "given") {
    const path = condition.arguments[0] === undefined ? undefined : pathOf(condition.arguments[0]);
    return { holds: new Set(path === undefined ? [] : [path]), fails: new Set() };
  }
  if (condition.kind === "unary" && condition.operator === "not") {
    const { holds, fails } = givenWhen(condition.operand);
    return { holds: fails, fails: holds };
  }
  if (condition.kind === "binary" && (condition.operator === "and" || condition.operator === "or")) {
    const left = givenWhen(condition.left);
    const right = givenWhen(condition.right);
    return condition.operator === "and"
      ? { holds: union(left.holds, right.holds), fails: common(left.fails, right.fails) }
      : { holds: common(left.holds, right.holds), fails: union(left.fails, right.fails) };
  }
  return { holds: new Set(), fails: new Set() };
}

export function union(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...one, ...other]);
}

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...one].filter((path) => other.has(path)));
}
