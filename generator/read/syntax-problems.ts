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
      if (isScalar(node) && node.type?.startsWith("QUOTE") === true && from !== undefined && from <= start) opening = from;
    },
  });
  return { start: opening, end: opening + 1 };
}

function isUnclosedQuote(message: string): boolean {
  return message.startsWith("Missing closing ") && message.endsWith("quote");
}

/** What is wrong, as a clause without full stop: in words for what authors meet, else the library's own. */
function detailOf({ code, message }: YAMLError): string {
  if (isUnclosedQuote(message)) return "this quotation mark is not closed";
  switch (code) {
    case "BLOCK_AS_IMPLICIT_KEY":
      return "a text that holds `: ` must stand in quotes";
    case "MULTILINE_IMPLICIT_KEY":
      return "a key needs `: ` after it, with the space";
    case "TAB_AS_INDENT":
      return "lines are indented with spaces, not with tabs";
    case "BAD_SCALAR_START":
      return "a text that begins with this character must stand in quotes";
    case "BAD_DQ_ESCAPE":
      return "this is no escape; a backslash is written `\\\\`, or the text in single quotes";
    case "RESOURCE_EXHAUSTION":
      return "this is nested too deeply";
    default:
      return sentence(message);
  }
}

function sentence(message: string): string {
  const first = message.split("\n")[0] ?? message;
  return first.charAt(0).toLowerCase() + first.slice(1).replace(/[.:]$/, "");
}
