import type { FormulaProblem } from "./problem.ts";
import { type FormulaToken, syntaxProblem } from "./scan.ts";

/** An open parenthesis or bracket, or the whole formula. */
interface Level {
  readonly open: FormulaToken | undefined;
  readonly kind: "formula" | "group" | "call" | "list";
  /** `?` still without their `:`. */
  readonly questions: FormulaToken[];
}

/**
 * Walks the tokens once and says what stands where it cannot: the parser behind gives no positions.
 * A formula without such a problem can be parsed.
 */
export function findSyntaxProblem(
  tokens: readonly FormulaToken[],
  length: number,
): FormulaProblem | undefined {
  const levels: Level[] = [{ open: undefined, kind: "formula", questions: [] }];
  let previous: FormulaToken | undefined;
  for (const [index, token] of tokens.entries()) {
    const level = levels.at(-1);
    if (level === undefined) return syntaxProblem("this `)` closes nothing", token.span);
    const detail = endsOperand(previous)
      ? afterOperand(token, tokens, index, levels, level)
      : beforeOperand(token, previous, levels, level);
    if (detail !== undefined)
      return (
        (endsOperand(previous) ? undefined : shareBefore(tokens, index - 1)) ??
        syntaxProblem(detail, token.span)
      );
    previous = token;
  }
  if (!endsOperand(previous)) {
    const share = shareBefore(tokens, tokens.length - 1);
    if (share !== undefined) return share;
    const detail =
      previous === undefined ? "the formula is empty" : `a value is missing after \`${previous.text}\``;
    return syntaxProblem(detail, previous?.span ?? { start: 0, end: length });
  }
  const open = levels.at(-1);
  const question = open?.questions.at(-1);
  if (question !== undefined) return syntaxProblem("this `?` has no `:`", question.span);
  if (open?.open !== undefined)
    return syntaxProblem(`this \`${open.open.text}\` is never closed`, open.open.span);
  return undefined;
}

/** `20%` where a value must follow: in a formula `%` is the remainder. */
function shareBefore(tokens: readonly FormulaToken[], index: number): FormulaProblem | undefined {
  const [number, sign] = [tokens[index - 1], tokens[index]];
  if (sign?.text !== "%" || number?.kind !== "number") return undefined;
  const share = String(Number(`${number.text}e-2`));
  const detail = `\`%\` is the remainder of a division; ${number.text} percent is written \`${share}\``;
  return syntaxProblem(detail, { start: number.span.start, end: sign.span.end });
}

/** `1,000`: the digits after a comma that touches a number on both sides. */
function isGrouped(tokens: readonly FormulaToken[], index: number): boolean {
  const [before, comma, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  return (
    before?.kind === "number" &&
    after?.kind === "number" &&
    /^\d{3}$/.test(after.text) &&
    before.span.end === comma?.span.start &&
    comma.span.end === after.span.start
  );
}

function endsOperand(token: FormulaToken | undefined): boolean {
  return (
    token !== undefined &&
    (token.kind === "number" ||
      token.kind === "text" ||
      token.kind === "name" ||
      token.text === ")" ||
      token.text === "]")
  );
}

const listNeeded = '`in` needs a list, `in ["one", "two"]`, or the name of an input of several choices';

function beforeOperand(
  token: FormulaToken,
  previous: FormulaToken | undefined,
  levels: Level[],
  level: Level,
): string | undefined {
  if (previous?.text === "." && token.kind !== "name") return "a column name must follow `.`";
  if (
    previous?.text === "in" &&
    previous.kind === "operator" &&
    !["punctuation", "name"].includes(token.kind)
  )
    return listNeeded;
  switch (token.kind) {
    case "number":
    case "text":
    case "name":
      return undefined;
    case "operator":
      if (token.text === "-" || token.text === "not") return undefined;
      break;
    case "punctuation":
      if (previous?.text === "in" && previous.kind === "operator" && token.text !== "[") return listNeeded;
      if (token.text === "(") {
        levels.push({ open: token, kind: "group", questions: [] });
        return undefined;
      }
      if (token.text === "[") {
        if (previous?.text !== "in" || previous.kind !== "operator") return "a list only follows `in`";
        levels.push({ open: token, kind: "list", questions: [] });
        return undefined;
      }
      if (token.text === "]" && level.kind === "list" && previous === level.open)
        return "the list after `in` is empty";
      if (token.text === ")" && level.kind === "call" && previous === level.open) {
        levels.pop();
        return undefined;
      }
      break;
  }
  return `a value is missing before \`${token.text}\``;
}

function afterOperand(
  token: FormulaToken,
  tokens: readonly FormulaToken[],
  index: number,
  levels: Level[],
  level: Level,
): string | undefined {
  const previous = tokens[index - 1];
  const beforePrevious = tokens[index - 2];
  switch (token.text) {
    case "(":
      if (token.kind !== "punctuation") break;
      if (previous?.kind === "name" && beforePrevious?.text === ".") {
        const owner = tokens[index - 3]?.text ?? "";
        return `functions have no \`${owner}.\` before them: write \`${previous.text}(…)\``;
      }
      if (previous?.kind !== "name") return "only a function's name can stand before `(`";
      levels.push({ open: token, kind: "call", questions: [] });
      return undefined;
    case ")":
      if (token.kind !== "punctuation") break;
      if (level.questions.length > 0) return "a `?` before this has no `:`";
      if (level.open === undefined || level.kind === "list") return "this `)` closes nothing";
      levels.pop();
      return undefined;
    case "]":
      if (token.kind !== "punctuation") break;
      if (level.questions.length > 0) return "a `?` before this has no `:`";
      if (level.kind !== "list") return "this `]` closes nothing";
      levels.pop();
      return undefined;
    case "[":
      if (token.kind !== "punctuation") break;
      return "a list only follows `in`";
    case ",":
      if (token.kind !== "punctuation") break;
      if (level.questions.length > 0) return "a `?` before this has no `:`";
      if (level.kind === "call" || level.kind === "list") return undefined;
      return isGrouped(tokens, index)
        ? `a number has no commas: write \`${previous?.text ?? ""}_${tokens[index + 1]?.text ?? ""}\``
        : "a comma only separates the arguments of a function or the members of a list";
    case "not":
      if (token.kind !== "operator" || tokens[index + 1]?.text !== "in") break;
      return "write `not (x in [...])`";
    case "?":
      if (token.kind !== "operator") break;
      level.questions.push(token);
      return undefined;
    case ":":
      if (token.kind !== "operator") break;
      return level.questions.pop() === undefined ? "this `:` has no `?`" : undefined;
    case ".":
      if (token.kind !== "operator") break;
      if (previous?.kind !== "name" || beforePrevious?.text === ".")
        return "only a table's name can stand before `.`";
      return undefined;
    default:
  }
  if (token.kind === "operator" && token.text !== "not") return undefined;
  const lower = token.text.toLowerCase();
  if (token.kind === "name" && (lower === "and" || lower === "or"))
    return `write \`${lower}\` in small letters`;
  return "there is no operator before this";
}
