import { type Checking, checkUsed } from "./checking.ts";
import type { MembershipExpression } from "./expression.ts";
import { areComparable } from "./type-comparison.ts";
import { adaptLiteral } from "./literal.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { booleanType } from "./value-type.ts";

/** Types `value in [a, b]`: each member must be comparable with the value, as on the two sides of `==`. */
export function checkMembership(tree: MembershipExpression, checking: Checking): TypedExpression | undefined {
  const value = checkUsed(tree.value, checking);
  const members = tree.members.map((member) => checkUsed(member, checking));
  if (value === undefined) return undefined;
  const typed: TypedExpression[] = [];
  for (const member of members) {
    if (member === undefined) continue;
    const [left, right] = [adaptLiteral(value, member.type), adaptLiteral(member, value.type)];
    if (areComparable({ span: member.source.span, operator: "in", left, right }, checking)) typed.push(right);
  }
  if (typed.length < members.length) return undefined;
  return { kind: "membership", value, members: typed, source: tree, type: booleanType };
}
