import { longestText } from "../../runtime/reading/read-field.ts";
import { textType } from "../../formula/value-type.ts";
import { readText } from "./literal.ts";
import { describeBase, displayInput, readDefault } from "./resolve.ts";
import { linesDisplay, linesRuntime, longestLines } from "../../runtime/kinds/lines.ts";
import { textRuntime, type TextInput } from "../../runtime/kinds/text.ts";
import { inputSyntax, type InputContext, type ResolvedInput } from "./input-syntax.ts";
import { integer, text, truth } from "../schema.ts";
import { scalarSchema, type InputCommon } from "./input.ts";

const reader = { describe: () => "a text", read: readText };

/** Any text. */
export const textSyntax = inputSyntax({
  type: "text",
  title: "Text",
  summary:
    "Any text, such as a name in a list of courses. Formulas can compare it, take its `length` and count its words: `words_in(text)`.",
  schema: scalarSchema("text", {
    lines: truth(
      "A box of many lines that a chapter or a book can be pasted into. The text stays in the field: no link, kept answer or CSV file has it. Left blank with `optional`, it is an empty text.",
    ),
    longest: integer("Most characters; 100 without it, or 1,000,000 with `lines`.", 1, longestLines),
    default: text("The text the field starts with."),
  }),
  example: `inputs:
  word: { type: text, longest: 40, default: banana }
  chapter: { type: text, lines: true, optional: true }
`,

  ...reader,
  valueType: () => textType,
  field: ({ kind }: TextInput) =>
    kind === linesRuntime
      ? { name: "LinesField", from: "fields/lines-field.tsx" }
      : { name: "TextField", from: "fields/text-field.tsx" },
  resolve: (document, context) => {
    const start = readDefault(document, reader, {}, context);
    if (document.lines === true) return ofManyLines(document, start.text, context);
    const type = { ...textType, optional: document.optional ?? false };
    const { longest = 100 } = document;
    if (longest > longestText)
      reportValue(`a text of one line has at most ${longestText} characters`, "longest", context);
    const description = {
      ...describeBase(document, context, start),
      type: "text",
      kind: textRuntime,
      longest,
      display: displayInput(type, {}, context),
    } as const;
    return { description, type, default: start.value };
  },
});

interface LinesDocument extends InputCommon {
  readonly type: "text";
  readonly longest?: number;
}

function ofManyLines(document: LinesDocument, start: string, context: InputContext): ResolvedInput {
  if (context.isColumn === true) reportValue("a cell has one line", "lines", context);
  const description = {
    ...describeBase(document, context, { text: start }),
    type: "text",
    kind: linesRuntime,
    longest: document.longest ?? longestLines,
    staysInField: true,
    display: linesDisplay,
  } as const;
  return { description, type: textType, default: start };
}

function reportValue(detail: string, key: string, { path, reporter }: InputContext): void {
  reporter.report("bad_value", { detail }, [...path, key]);
}
