/** The text of an expression field and where the caret stands in it. */
export interface TypedExpression {
  readonly text: string;
  /** Offsets of the selection; equal when nothing is selected. */
  readonly start: number;
  readonly end: number;
}

/** Keys that write something into the field. `sign` turns the whole expression around. */
export type WritingKey =
  | { readonly kind: "insert"; readonly text: string }
  | { readonly kind: "backspace" }
  | { readonly kind: "clear" }
  | { readonly kind: "sign" };

/** What one key writes and one press takes away again. */
const writtenAsOne = /(?:\p{L}+\(| (?:nCr|nPr|mod) )$/u;

/** The field after a key was pressed: text goes in at the caret or in place of what is selected. */
export function press(key: WritingKey, typed: TypedExpression): TypedExpression {
  const { text, start, end } = typed;
  switch (key.kind) {
    case "insert":
      return caretAt(text.slice(0, start) + key.text + text.slice(end), start + key.text.length);
    case "backspace": {
      const before = text.slice(0, start);
      const length = writtenAsOne.exec(before)?.[0].length ?? 1;
      const from = start === end ? Math.max(0, start - length) : start;
      return caretAt(text.slice(0, from) + text.slice(end), from);
    }
    case "clear":
      return caretAt("", 0);
    case "sign":
      return turned(text);
  }
}

/**
 * What a number, a root, a function or a parenthesis begins with; of a word its first letter, unless it is that of mod, nCr,
 * nPr, times or of.
 */
const beginsNumber = /^(?:[\p{Nd}\p{No}.,٫([{√∛π|]|(?![dmnox\u0645\u7684])\p{L})/iu;

/** Whether what is written behind a settled result begins anew instead of going on from it. */
export function beginsAnew(text: string): boolean {
  return beginsNumber.test(text);
}

/** What is left of a text where a key was struck behind a settled result: a number begins anew, a sign goes on from it. */
export function typedBehind(finished: string | undefined, typed: string): string {
  if (finished === undefined || finished === "" || !typed.startsWith(finished)) return typed;
  const added = typed.slice(finished.length);
  return beginsAnew(added) ? added : typed;
}

/** A text in which `ans` is typed, with what was worked out last in its place. */
export function withAnswer(text: string, answer: string | undefined): string {
  return answer === undefined ? text : text.replace(/(?<!\p{L})ans(?!\p{L})/iu, () => answer);
}

/** `5` becomes `-5`, `2+3` becomes `-(2+3)`, and each becomes itself again. */
function turned(text: string): TypedExpression {
  const bare = text.trim();
  if (bare === "") return caretAt("-", 1);
  const inner = /^[-−]\((?<inner>.*)\)$/u.exec(bare)?.groups?.["inner"];
  if (inner !== undefined && isBalanced(inner)) return caretAt(inner, inner.length);
  const number = /^[-−](?<number>[^-−+*×/÷^()]+)$/u.exec(bare)?.groups?.["number"];
  if (number !== undefined) return caretAt(number, number.length);
  const negative = /^[^-−+*×/÷^()]+$/u.test(bare) ? `-${bare}` : `-(${bare})`;
  return caretAt(negative, negative.length);
}

function isBalanced(text: string): boolean {
  let open = 0;
  for (const character of text) {
    if (character === "(") open += 1;
    if (character === ")") open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

function caretAt(text: string, caret: number): TypedExpression {
  return { text, start: caret, end: caret };
}
