import { isScalar, visit, type Document, type YAMLError } from "yaml";
import { diagnose, type Diagnostic, type Span } from "../diagnostics/diagnostic.ts";

/** Every place where a file is not YAML, in the order of the text. */
export function syntaxProblems(yaml: Document, file: string): readonly Diagnostic[] {
  return [...yaml.errors, ...yaml.warnings]
    .filter(({ code }) => !isOwnProblem(code))
    .map((error) => diagnose("bad_yaml", { detail: detailOf(error) }, { file, span: spanOf(error, yaml) }));
}

/** Repeated keys and tags are problems of their own, told with more about them. */
function isOwnProblem(code: YAMLError["code"]): boolean {
  return code === "DUPLICATE_KEY" || code === "TAG_RESOLVE_FAILED" || code === "MULTIPLE_DOCS";
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
const details: ReadonlyMap<YAMLError["code"], string> = new Map([
  ["BLOCK_AS_IMPLICIT_KEY", "a text that holds `: ` must stand in quotes"],
  ["MULTILINE_IMPLICIT_KEY", "a key needs `: ` after it, with the space"],
  ["TAB_AS_INDENT", "lines are indented with spaces, not with tabs"],
  ["BAD_SCALAR_START", "a text that begins with this character must stand in quotes"],
  ["BAD_DQ_ESCAPE", "this is no escape; a backslash is written `\\\\`, or the text in single quotes"],
]);

function detailOf({ code, message }: YAMLError): string {
  return isUnclosedQuote(message)
    ? "this quotation mark is not closed"
    : (details.get(code) ?? clause(message));
}

/** The first sentence of a message as a clause. */
function clause(message: string): string {
  const first = message.split("\n")[0] ?? message;
  return first.charAt(0).toLowerCase() + first.slice(1).replace(/[.:]$/, "");
}
