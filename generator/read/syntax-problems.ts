import { isCollection, isScalar, parseDocument, visit, type Document, type YAMLError } from "yaml";
import { diagnose, type Diagnostic, type Span } from "../diagnostics/diagnostic.ts";

/** Every place where a file is not YAML, in the order of the text; of what follows from one mistake, only that one. */
export function syntaxProblems(yaml: Document, file: string, text: string): readonly Diagnostic[] {
  const all = [...yaml.errors, ...yaml.warnings].filter(({ code }) => !isOwnProblem(code));
  // What a tab indents stands nowhere, and nothing after it where it seems to; only what is not closed is so for itself.
  const firstTab = all.find(({ message }) => isTab.test(message))?.pos[0] ?? Number.POSITIVE_INFINITY;
  const errors = all.filter(
    (error) =>
      error.pos[0] < firstTab ||
      isTab.test(error.message) ||
      isUnclosedQuote(error.message) ||
      isUnclosedBracket(error),
  );
  const unclosed = errors.some(isUnclosedBracket) ? unclosedBrackets(text) : [];
  const lines = new Set<number>();
  const problems: Diagnostic[] = [];
  let isAskewBefore = false;
  for (const error of errors) {
    if (isUnclosedBracket(error)) {
      const opening = unclosed.pop();
      if (opening !== undefined)
        problems.push(
          badYaml(`this \`${text.charAt(opening)}\` is not closed`, file, {
            start: opening,
            end: opening + 1,
          }),
        );
      else if (problems.length === 0)
        problems.push(badYaml("a `{` or `[` before this is not closed", file, spanOf(error, yaml)));
      continue;
    }
    // After a token that fits nowhere, the rest of the file fits nowhere either.
    if (error.message.includes("in YAML stream") && problems.length > 0) continue;
    const line = lineOf(error, text);
    if ((lines.has(line) && mayFollow(error)) || isSameLater(error, errors)) continue;
    // Every key after the first that stands askew stands askew to it.
    if (isAskew.test(error.message) && isAskewBefore) continue;
    isAskewBefore ||= isAskew.test(error.message);
    lines.add(line);
    problems.push(badYaml(detailOf(error, text), file, spanOf(error, yaml)));
  }
  return problems;
}

const isTab = /^Tabs are not allowed as indentation/;
const isAskew = /^All (?:mapping|sequence) items must start at the same column/;

function badYaml(detail: string, file: string, span: Span): Diagnostic {
  return diagnose("bad_yaml", { detail }, { file, span });
}

/** Repeated keys and tags are problems of their own, told with more about them. */
function isOwnProblem(code: YAMLError["code"]): boolean {
  return code === "DUPLICATE_KEY" || code === "TAG_RESOLVE_FAILED" || code === "MULTIPLE_DOCS";
}

function lineOf({ pos: [start] }: YAMLError, text: string): number {
  return text.slice(0, start).split("\n").length;
}

/** Whether an error may be the consequence of one before it in the same line. */
function mayFollow({ code, message }: YAMLError): boolean {
  return code === "UNEXPECTED_TOKEN" || (code === "MISSING_CHAR" && !isUnclosedQuote(message));
}

/** A value that goes on in the next line is reported twice; the second report says more. */
function isSameLater({ code, pos: [start] }: YAMLError, errors: readonly YAMLError[]): boolean {
  return (
    code === "BLOCK_AS_IMPLICIT_KEY" &&
    errors.some((other) => other.code === "MULTILINE_IMPLICIT_KEY" && other.pos[0] === start)
  );
}

function isUnclosedBracket({ code, message }: YAMLError): boolean {
  return (
    (code === "BAD_INDENT" || code === "MISSING_CHAR") && /^Flow (map|sequence) .*end with/.test(message)
  );
}

/** Where `{` and `[` stand that nothing closes, the innermost last: the library reports them where it gave up. */
function unclosedBrackets(text: string): number[] {
  const openings: number[] = [];
  visit(parseDocument(text, { keepSourceTokens: true, prettyErrors: false, uniqueKeys: false }), {
    Node: (_, node) => {
      const token = isCollection(node) ? node.srcToken : undefined;
      if (token?.type !== "flow-collection") return;
      const closing = token.start.source === "{" ? "}" : "]";
      if (!token.end.some(({ source }) => source === closing)) openings.push(token.offset);
    },
  });
  return openings;
}

/** The library marks a quotation mark that is not closed at the end of the file: it is looked for where it opens. */
function spanOf({ message, pos }: YAMLError, yaml: Document): Span {
  const [start, end] = pos;
  if (!isUnclosedQuote(message)) return { start, end: Math.max(end, start + 1) };
  let opening = start;
  visit(yaml, {
    Scalar: (_, node) => {
      const from = node.range?.[0];
      if (isScalar(node) && node.type?.startsWith("QUOTE") === true && from !== undefined && from <= start)
        opening = from;
    },
  });
  return { start: opening, end: opening + 1 };
}

function isUnclosedQuote(message: string): boolean {
  return message.startsWith("Missing closing ") && message.endsWith("quote");
}

/** The library's words for what authors meet most, said in ours: clauses without full stop. */
const details: readonly (readonly [library: RegExp, ours: string])[] = [
  [/^Missing closing .*quote$/, "this quotation mark is not closed"],
  [/^Nested mappings are not allowed in compact/, "put a text that contains `: ` in quotes"],
  [
    /^Implicit keys need to be on a single line|^Implicit map keys need to be followed/,
    "a key needs `: ` after it, with the space",
  ],
  [/^Tabs are not allowed as indentation/, "lines are indented with spaces, not with tabs"],
  [/^Plain value cannot start with/, "put a text that begins with this character in quotes"],
  [
    /^Invalid escape sequence/,
    "this is no escape; a backslash is written `\\\\`, or the text in single quotes",
  ],
  [/^All mapping items must start at the same column/, "the keys of a map all begin in the same column"],
  [/^All sequence items must start at the same column/, "the members of a list all begin in the same column"],
  [
    /^Unexpected scalar at node end/,
    "nothing can follow this value; quote a text that contains quotation marks",
  ],
  [
    /^Unexpected block-seq-ind on same line with key/,
    "a list begins on the line below its key, or goes in brackets",
  ],
  [/^Unexpected , in flow/, "there is nothing before this comma"],
  [
    /^Block scalar values in collections must be indented/,
    "the lines of this text are indented further than its key, with spaces",
  ],
];

function detailOf({ code, message, pos: [start] }: YAMLError, text: string): string {
  if (code === "MULTILINE_IMPLICIT_KEY" && /[:-]$/.test(text.slice(0, start).trimEnd()))
    return "the line below this value is indented too far";
  const [, stray] = /^Unexpected flow-(?:map|seq)-end token.*"([}\]])"/.exec(message) ?? [];
  if (stray !== undefined) return `this \`${stray}\` closes nothing`;
  return details.find(([library]) => library.test(message))?.[1] ?? clause(message);
}

/** The first sentence of a message as a clause. */
function clause(message: string): string {
  const first = message.split("\n")[0] ?? message;
  return first.charAt(0).toLowerCase() + first.slice(1).replace(/[.:]$/, "");
}
