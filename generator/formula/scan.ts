import type { Span } from "./expression.ts";
import type { FormulaProblem } from "./problem.ts";

/** A word or sign of a formula, with where it stands. */
export interface FormulaToken {
  readonly kind: "number" | "text" | "name" | "operator" | "punctuation";
  /** As written; of a text, without its quotes, and of a number, without the `_` between its digits. */
  readonly text: string;
  readonly span: Span;
}

const wordOperators = new Set(["and", "or", "not", "in"]);
const patterns: readonly { readonly kind: FormulaToken["kind"] | "space"; readonly pattern: RegExp }[] = [
  { kind: "space", pattern: /[ \t\r\n]+/y },
  { kind: "number", pattern: /(?:\d+(?:_\d+)*(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y },
  { kind: "name", pattern: /[A-Za-z_][A-Za-z0-9_]*/y },
  { kind: "operator", pattern: /==|!=|<=|>=|[<>+\-*/%^?:.]/y },
  { kind: "punctuation", pattern: /[(),[\]]/y },
];

/** Signs of other languages at the head of what could not be read, and what to write here. */
const foreign: readonly { readonly pattern: RegExp; readonly detail: string }[] = [
  { pattern: /^&/, detail: "write `and`, not `&`" },
  { pattern: /^\|/, detail: "write `or`, not `|`" },
  { pattern: /^!/, detail: "write `not`, not `!`" },
  { pattern: /^=/, detail: "write `==` to compare; nothing is assigned in a formula" },
  { pattern: /^[{}]/, detail: "there are no objects in a formula" },
  { pattern: /^[“”„«»‘’]/, detail: "texts are put in straight quotation marks, `\"` or `'`" },
  { pattern: /^±/, detail: "there is no `±` in a formula" },
  { pattern: /^[×·]/, detail: "write `*`, not `×`" },
  { pattern: /^÷/, detail: "write `/`, not `÷`" },
  { pattern: /^[−–]/, detail: "write `-`, the hyphen, not a longer dash" },
  { pattern: /^≤/, detail: "write `<=`, not `≤`" },
  { pattern: /^≥/, detail: "write `>=`, not `≥`" },
  { pattern: /^≠/, detail: "write `!=`, not `≠`" },
  { pattern: /^;/, detail: "a formula is one expression, without `;`" },
];

/** Cuts a formula into tokens, or says where the first unreadable character stands. */
export function scan(
  text: string,
): { readonly tokens: readonly FormulaToken[] } | { readonly problem: FormulaProblem } {
  const tokens: FormulaToken[] = [];
  let at = 0;
  while (at < text.length) {
    const token = scanText(text, at) ?? scanPattern(text, at);
    const problem = token === undefined ? unreadable(text, at) : tokenProblem(token, tokens.at(-1));
    if (problem !== undefined) return { problem };
    if (token === undefined) break;
    if (token.kind !== "space") tokens.push({ ...token, kind: token.kind });
    at = token.span.end;
  }
  return { tokens };
}

type Scanned = Omit<FormulaToken, "kind"> & { readonly kind: FormulaToken["kind"] | "space" };

function scanPattern(text: string, at: number): Scanned | undefined {
  for (const { kind, pattern } of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) continue;
    return {
      kind: wordOperators.has(found) ? "operator" : kind,
      text: kind === "number" ? found.replaceAll("_", "") : found,
      span: { start: at, end: at + found.length },
    };
  }
  return undefined;
}

function scanText(text: string, at: number): Scanned | undefined {
  const quote = text.charAt(at);
  if (quote !== '"' && quote !== "'") return undefined;
  const close = text.indexOf(quote, at + 1);
  if (close < 0) return undefined;
  return { kind: "text", text: text.slice(at + 1, close), span: { start: at, end: close + 1 } };
}

function unreadable(text: string, at: number): FormulaProblem {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (character === '"' || character === "'")
    return syntaxProblem("this text has no closing quote", { start: at, end: text.length });
  const known = foreign.find(({ pattern }) => pattern.test(text.slice(at)));
  return syntaxProblem(known?.detail ?? `\`${character}\` means nothing in a formula`, {
    start: at,
    end: at + character.length,
  });
}

/** What the parser behind would read differently from what the author sees. */
function tokenProblem(token: Scanned, previous: FormulaToken | undefined): FormulaProblem | undefined {
  const touches = previous !== undefined && previous.span.end === token.span.start;
  if (touches && previous.kind === "number" && token.kind === "name") {
    const detail = token.text.startsWith("_")
      ? "`_` stands between two digits of a number"
      : "there is no operator between these";
    return syntaxProblem(detail, { start: previous.span.start, end: token.span.end });
  }
  if (touches && previous.text === "*" && token.text === "*") {
    return syntaxProblem("a power is written `^`", { start: previous.span.start, end: token.span.end });
  }
  if (touches && previous.text === "/" && token.text === "*") {
    return syntaxProblem("a formula has no comments", { start: previous.span.start, end: token.span.end });
  }
  // expr-eval asks with `in` whether a name is an operator, and would find these.
  if (token.kind === "name" && token.text in Object.prototype)
    return syntaxProblem(`\`${token.text}\` cannot be a name`, token.span);
  if (token.kind === "text" && token.text.includes("\\"))
    return syntaxProblem("a text has no `\\`", token.span);
  if (token.kind === "number" && !Number.isFinite(Number(token.text)))
    return syntaxProblem("this number is too large", token.span);
  return undefined;
}

/** A `formula_syntax` problem. */
export function syntaxProblem(detail: string, span: Span): FormulaProblem {
  return { code: "formula_syntax", ...span, arguments: { detail } };
}
