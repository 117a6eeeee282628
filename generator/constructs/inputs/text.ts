import { longestText } from "../../runtime/reading/read-field.ts";
import { textType } from "../../formula/value-type.ts";
import { readText } from "./literal.ts";
import { describeBase, displayInput, readDefault } from "./resolve.ts";
import { textKind } from "../../runtime/kinds/text.ts";
import { inputKind } from "./input-kind.ts";
import { integer, text } from "../schema.ts";
import { scalarSchema } from "./input.ts";

const reader = { describe: () => "a text", read: readText };

/** Any text. */
export const textInput = inputKind({
  id: "text_input",
  type: "text",
  kind: "calculator",
  title: "Text",
  summary: "Any text, such as a name in a list of courses. Formulas can compare it and take its `length`.",
  schema: scalarSchema("text", {
    longest: integer("Most characters, 100 without it.", 1, longestText),
    default: text("The text the field starts with."),
  }),
  example: `inputs:
  word: { type: text, longest: 40, default: banana }
`,

  ...reader,
  valueType: () => textType,
  field: () => ({ name: "TextField", from: "fields/text-field.tsx" }),
  resolve: (document, context) => {
    const type = { ...textType, optional: document.optional ?? false };
    const start = readDefault(document, reader, {}, context);
    const display = displayInput(type, {}, context);
    const description = {
      ...describeBase(document, context, start),
      type: "text",
      kind: textKind,
      longest: document.longest ?? 100,
      display,
    } as const;
    return { description, type, default: start.value };
  },
});
