import { isCollection, isScalar, parseDocument, visit, type Document, type YAMLError } from "yaml";
import { diagnose, type Diagnostic, type Span } from "../diagnostics/diagnostic.ts";

/** Every place where a file is not YAML, in the order of the text; of what follows from one mistake, only that one. */
export function syntaxProblems(yaml: Document, file: string, text: string): readonly Diagnostic[] {
  const all = [...yaml.errors, ...yaml.warnings].filter(({ code }) => !isOwnProblem(code));
  // What a tab indents stands nowhere, and nothing after it where it seems to; only what is not closed is so for itself.
  const firstTab = all.find(({ message }) => isTab.test(message))?.pos[0] ?? Number.POSITIVE_INFINITY;
  const bracket = all.find(({ message }) => isBracketInText.test(message));
  if (bracket !== undefined && all[0] === bracket) return [bracketInText(bracket.pos[0], file, text)];
  const errors = all.filter(
    (error) =>
      error.pos[0] < firstTab ||
      isTab.test(error.message) ||
      isUnclosedQuote(error.message) ||
      isUnclosedBracket(error),
  );
  const unclosed = errors.some(isUnclosedBracket) ? unclosedBrackets(text) : [];
  const firstOpen = Math.min(...unclosed);
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
    // What comes after a bracket that is not closed is read as part of it.
    if (error.pos[0] > firstOpen && isMisplaced(error)) continue;
    // After a token that fits nowhere, the rest of the file fits nowhere either.
    if (error.message.includes("in YAML stream") && problems.length > 0) continue;
    const line = lineOf(error, text);
    if ((lines.has(line) && mayFollow(error)) || isSameLater(error, errors)) continue;
    // A line that begins too far left ends the member of a list; that it is askew is told where the next one begins.
    if (isOutsideMember(error) && errors.some(({ message }) => isAskew.test(message))) continue;
    // To a line that begins too far left or right, many others seem to begin too far right or left.
    const isMisaligned = isAskew.test(error.message) || isTooDeep(error, text);
    if (isMisaligned && isAskewBefore) continue;
    isAskewBefore ||= isMisaligned;
    lines.add(line);
    problems.push(problemOf(error, yaml, file, text));
  }
  return problems;
}

const isTab = /^Tabs are not allowed as indentation/;
/** After a text without quotes begins what would be a list or a map: the library then gives up on the rest of the file. */
const isBracketInText = /^Unexpected flow-(?:seq|map)-start at node end/;
const isAskew = /^All (?:mapping|sequence) items must start at the same column/;

function badYaml(detail: string, file: string, span: Span, suggestion?: string): Diagnostic {
  return diagnose("bad_yaml", { detail }, { file, span }, { suggestion });
}

/** `note: See [the scale](…)` between braces. */
function bracketInText(at: number, file: string, text: string): Diagnostic {
  const line = text.lastIndexOf("\n", at) + 1;
  const start = line + (/^.*[:,{]\s+/.exec(text.slice(line, at))?.[0].length ?? 0);
  const [rest = ""] = text.slice(start).split(/[\r\n]/);
  const own = rest.replace(/,\s+\w+:\s.*$|\s*\}\s*$/u, "");
  const detail = `put a text that contains \`${text.charAt(at)}\` in quotes`;
  return badYaml(detail, file, { start, end: start + own.length }, quoted(own));
}

function problemOf(error: YAMLError, yaml: Document, file: string, text: string): Diagnostic {
  const { code, pos } = error;
  if (isAskew.test(error.message)) {
    const { detail, span } = askew(text, pos[0]);
    return badYaml(detail, file, span);
  }
  const mark = text.charAt(pos[0]);
  if (error.code === "BLOCK_AS_IMPLICIT_KEY" && (mark === "'" || mark === '"')) {
    const end = text.indexOf(mark, pos[0] + 1) + 1;
    const other = mark === '"' ? "'" : '"';
    const inside = `the text in quotes ends here; between \`${mark}\` write \`${other}\` for quotation marks`;
    return badYaml(inside, file, { start: end - 1, end });
  }
  const detail = detailOf(error, text);
  const unquoted = detail === details.BLOCK_IN_FLOW ? textAt(text, pos[0], code === "BLOCK_IN_FLOW") : "";
  return unquoted === ""
    ? badYaml(detail, file, spanOf(error, yaml))
    : badYaml(detail, file, { start: pos[0], end: pos[0] + unquoted.length }, quoted(unquoted));
}

/** The text without quotes that begins here: to the end of its line, or of its place between brackets. */
function textAt(text: string, start: number, isInBrackets: boolean): string {
  const line = text.slice(start).split(/[\r\n]/)[0] ?? "";
  const [own = ""] = (isInBrackets ? /^[^,{}[\]]*/ : /^.*?(?=\s#|$)/).exec(line) ?? [];
  return /^["'&*|>]/.test(own) ? "" : own.trimEnd();
}

/** The text in the quotes it does not hold itself; empty for one that holds both. */
function quoted(text: string): string {
  const mark = text.includes('"') ? "'" : '"';
  return `${mark}${mark === '"' ? text.replaceAll("\\", "\\\\") : text.replaceAll("'", "''")}${mark}`;
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

function isMisplaced({ code, message }: YAMLError): boolean {
  return (
    !isUnclosedQuote(message) &&
    ["MULTILINE_IMPLICIT_KEY", "BLOCK_AS_IMPLICIT_KEY", "BAD_INDENT", "UNEXPECTED_TOKEN"].includes(code)
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

function isOutsideMember({ message }: YAMLError): boolean {
  return message.startsWith("Sequence item without - indicator");
}

/** A value that goes on below, where a key comes. */
function isTooDeep({ code, pos: [start] }: YAMLError, text: string): boolean {
  return code === "MULTILINE_IMPLICIT_KEY" && /[:-]$/.test(text.slice(0, start).trimEnd());
}

function isUnclosedQuote(message: string): boolean {
  return message.startsWith("Missing closing ") && message.endsWith("quote");
}

/** What the library reports, in our words: clauses without full stop. Its own English is never shown. */
const details: Readonly<Record<YAMLError["code"], string>> = {
  ALIAS_PROPS: "an alias repeats a part as it is, so nothing can be added to it",
  BAD_ALIAS: "an alias is `*` and a name",
  BAD_COLLECTION_TYPE: "a list or a map of keys is needed here",
  BAD_DIRECTIVE: "a line cannot begin with `%`",
  BAD_DQ_ESCAPE: "this is no escape; a backslash is written `\\\\`, or the text in single quotes",
  BAD_INDENT: "the lines of one map or list all begin in the same column",
  BAD_PROP_ORDER: "`&` and a name come right before the value they mark",
  BAD_SCALAR_START: "put a text that begins with this character in quotes",
  BLOCK_AS_IMPLICIT_KEY: "put a text that contains `: ` in quotes",
  BLOCK_IN_FLOW: "put a text that contains `: ` in quotes",
  DUPLICATE_KEY: "this key appears twice",
  IMPOSSIBLE: "this cannot be read",
  KEY_OVER_1024_CHARS: "this key is too long; the text before `: ` is perhaps missing its quotes",
  MISSING_CHAR: "something is missing here, such as a comma, a bracket or the space after `:`",
  MULTILINE_IMPLICIT_KEY: "a key needs `: ` after it, with the space",
  MULTIPLE_ANCHORS: "a part can be marked with `&` once",
  MULTIPLE_DOCS: "a file holds one document",
  MULTIPLE_TAGS: "a value has no tags",
  NON_STRING_KEY: "a key is a text",
  RESOURCE_EXHAUSTION: "this is nested too deeply",
  TAB_AS_INDENT: "lines are indented with spaces, not with tabs",
  TAG_RESOLVE_FAILED: "a value has no tags",
  UNEXPECTED_TOKEN: "nothing can come after the value before this; is a quote, a comma or a bracket missing?",
};

/** Where one code stands for several mistakes, what the library says tells them apart. */
const closer: readonly (readonly [library: RegExp, ours: string])[] = [
  [/^Missing closing .*quote$/, "this quotation mark is not closed"],
  [/^Tabs are not allowed as indentation/, details.TAB_AS_INDENT],
  [/^Implicit map keys need to be followed/, details.MULTILINE_IMPLICIT_KEY],
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

function detailOf(error: YAMLError, text: string): string {
  const { code, message } = error;
  const [before] = /[\]}]$/.exec(text.slice(0, error.pos[0])) ?? [];
  if (before !== undefined && message.startsWith("Unexpected scalar at node end"))
    return `put a text that begins with \`${before === "]" ? "[" : "{"}\` in quotes`;
  if (isTooDeep(error, text))
    return "the line below this value is indented further than this one, so it would be part of the value";
  const [, stray] = /^Unexpected flow-(?:map|seq)-end token.*"([}\]])"/.exec(message) ?? [];
  if (stray !== undefined) return `this \`${stray}\` closes nothing`;
  return closer.find(([library]) => library.test(message))?.[1] ?? details[code];
}

/**
 * Which line is indented unlike its neighbors, and by how much. The library blames the line after one that begins too
 * far left.
 */
function askew(text: string, at: number): { readonly detail: string; readonly span: Span } {
  const lines = linesBefore(text, at);
  const [own, before] = [lines.at(-1), lines.at(-2)];
  const rule = "the keys of one map, and the members of one list, all begin in the same column";
  const spaces = (count = 0): string => `${count} ${count === 1 ? "space" : "spaces"}`;
  const isBeforeOdd =
    own !== undefined &&
    before !== undefined &&
    before.indent < own.indent &&
    lines.slice(0, -2).some(({ indent }) => indent === own.indent);
  const [odd, other, where] = isBeforeOdd ? [before, own, "below"] : [own, before, "before"];
  const start = (odd?.start ?? at) + (isBeforeOdd ? (odd?.indent ?? 0) : 0);
  return {
    detail: `this line is indented by ${spaces(odd?.indent)} and the line ${where} it by ${spaces(other?.indent)}; ${rule}`,
    span: { start, end: start + 1 },
  };
}

/** The lines up to the one that holds a place, without empty ones and comments. */
function linesBefore(
  text: string,
  at: number,
): readonly { readonly start: number; readonly indent: number }[] {
  let start = 0;
  return text.split("\n").flatMap((line) => {
    const from = start;
    start += line.length + 1;
    const isSaid = line.trim() !== "" && !line.trimStart().startsWith("#");
    return isSaid && from <= at ? [{ start: from, indent: line.length - line.trimStart().length }] : [];
  });
}
