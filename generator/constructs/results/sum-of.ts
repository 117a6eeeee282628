import type { TypedExpression } from "../../formula/index.ts";
import { showType } from "../../formula/index.ts";
import type { Addend } from "../../runtime/description.ts";
import type { OutputContext } from "./output.ts";

/**
 * The parts a sum is set out in, in the author's order, each with its sign: exactly the terms of its formula. Undefined
 * after reporting a part that is none of them or a term that is not listed.
 */
export function resolveSum(
  name: string,
  parts: readonly string[],
  expression: TypedExpression,
  { reporter, statement, isPrimary, names, displays }: OutputContext,
): readonly Addend[] | undefined {
  const path = ["outputs", name, "sum_of"];
  if (!isPrimary) return reporter.reportKey("sum_not_primary", { name }, path);
  const formula =
    expression.kind === "name" && statement?.kind === "formula" ? statement.expression : expression;
  const terms = termsOf(formula, 1);
  let isSound = true;
  const wrong = (part: string | undefined, detail: string): void => {
    isSound = false;
    const at = part === undefined ? path : [...path, parts.indexOf(part)];
    (part === undefined ? reporter.reportKey : reporter.report)("sum_differs", { name, detail }, at);
  };
  for (const part of parts) {
    const known = names.get(part);
    if (known === undefined) {
      isSound = false;
      reporter.unknownName(part, [...path, parts.indexOf(part)], names.keys());
    } else if (known.type?.kind === "number" && displays[part] === undefined)
      // Its unit is none, which was reported where it is written.
      isSound = false;
    else if (known.type !== undefined && displays[part] === undefined)
      wrong(part, `\`${part}\` is ${showType(known.type)}`);
    else if (terms !== undefined && !terms.some((term) => term.name === part))
      wrong(part, `\`${part}\` is not added`);
  }
  if (!isSound) return undefined;
  if (terms === undefined) wrong(undefined, "its formula is not names joined by `+` and `-`");
  for (const { name: term } of terms ?? [])
    if (isSound && !parts.includes(term)) wrong(undefined, `\`${term}\` is added too`);
  return isSound
    ? parts.map((id) => ({
        id,
        ...(terms?.find((term) => term.name === id)?.sign === -1 ? { isSubtracted: true as const } : {}),
      }))
    : undefined;
}

interface Term {
  readonly name: string;
  readonly sign: 1 | -1;
}

/** What is added and taken away, where each is a name; undefined for any other formula. */
function termsOf(expression: TypedExpression, sign: 1 | -1): readonly Term[] | undefined {
  if (expression.kind === "name") return [{ name: expression.name, sign }];
  if (expression.kind === "exactly") return termsOf(expression.operand, sign);
  if (expression.kind !== "arithmetic") return undefined;
  const { operator, left, right } = expression;
  if (operator !== "+" && operator !== "-") return undefined;
  const first = termsOf(left, sign);
  const second = termsOf(right, operator === "+" ? sign : sign === 1 ? -1 : 1);
  return first === undefined || second === undefined ? undefined : [...first, ...second];
}
