import { Lexer } from "yaml";

/** Levels within each other; more than any specification needs, and few enough for readers that call themselves for each. */
const mostLevels = 200;

/** White space and the signs that open an entry: what stands before the content of a line. */
const lead = /^(?:[ \t]|[-?:][ \t])*/;
/** What the lexer puts before a text, so that its own brackets do not count. */
const textFollows = "\u001F";

/** What the lexer adds to the text; control characters, which no text holds. */
const marks: ReadonlySet<string> = new Set(["\u0002", "\u0018", textFollows]);

/** Offset where a file is nested more deeply than it may be; undefined when it is not. */
export function tooDeep(text: string): number | undefined {
  let lineStart = 0;
  for (const line of text.split("\n")) {
    // A block within a block begins at least one column further right.
    if ((lead.exec(line)?.[0].length ?? 0) > mostLevels) return lineStart + mostLevels;
    lineStart += line.length + 1;
  }
  return mayBeDeep(text) ? tooDeepBracket(text) : undefined;
}

/** Whether all brackets, those in texts included, could be that deep: seldom, and quickly found out. */
function mayBeDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    if (depth > mostLevels) return true;
    depth = Math.max(depth, 0);
  }
  return false;
}

function tooDeepBracket(text: string): number | undefined {
  let depth = 0;
  let offset = 0;
  let previous = "";
  for (const token of new Lexer().lex(text)) {
    if (previous !== textFollows && (token === "[" || token === "{")) depth += 1;
    if (previous !== textFollows && (token === "]" || token === "}")) depth -= 1;
    if (depth > mostLevels) return offset;
    if (!marks.has(token)) offset += token.length;
    previous = token;
  }
  return undefined;
}
