import { parseFormula, type Expression } from "../formula/index.ts";
import type { ValueType } from "../formula/value-type.ts";

/**
 * Whether one of some conditions is true whatever is entered: one is always true, two are opposites, `x` and `not x`, or
 * together they name every option of a choice.
 */
export function coversAll(
  conditions: readonly string[],
  typeOf: (name: string) => ValueType | undefined,
): boolean {
  const texts = conditions.map((condition) => condition.trim());
  if (texts.some((text) => texts.includes(`not ${text}`) || texts.includes(`not (${text})`))) return true;
  const claims = texts.flatMap((text) => {
    const parsed = parseFormula(text);
    return "tree" in parsed ? claimsOf(parsed.tree) : [];
  });
  return [...new Set(claims.map(({ name }) => name))].some((name) => {
    const type = typeOf(name);
    const own = claims.filter((claim) => claim.name === name);
    return (
      type?.kind === "choice" &&
      !type.optional &&
      type.options.every((option) =>
        own.some(({ options, isExcept }) => options.includes(option) !== isExcept),
      )
    );
  });
}

/** For which options of a choice a condition is true; `isExcept`: for all but these. */
interface Claim {
  readonly name: string;
  readonly options: readonly string[];
  readonly isExcept: boolean;
}

/** What a condition says about one choice alone: `x == "a"`, `x != "a"`, `x in ["a", "b"]`, and `or` of such. */
function claimsOf(tree: Expression): readonly Claim[] {
  if (tree.kind === "unary" && tree.operator === "not")
    return tree.operand.kind === "binary" && tree.operand.operator === "or"
      ? []
      : claimsOf(tree.operand).map((claim) => ({ ...claim, isExcept: !claim.isExcept }));
  if (tree.kind === "membership" && tree.value.kind === "name") {
    const options = tree.members.flatMap((member) => (member.kind === "text" ? [member.value] : []));
    return [{ name: tree.value.name, options, isExcept: false }];
  }
  if (tree.kind !== "binary") return [];
  if (tree.operator === "or") return [tree.left, tree.right].flatMap(claimsOf);
  const [name, text] = tree.left.kind === "name" ? [tree.left, tree.right] : [tree.right, tree.left];
  if (name.kind !== "name" || text.kind !== "text") return [];
  if (tree.operator !== "==" && tree.operator !== "!=") return [];
  return [{ name: name.name, options: [text.value], isExcept: tree.operator === "!=" }];
}
