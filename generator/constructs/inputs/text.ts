import { construct } from "../construct.ts";
import { integer, text } from "../schema.ts";
import { inputSchema } from "./input.ts";

/** Any text. */
export const textInput = construct({
  id: "text_input",
  kind: "calculator",
  title: "Text",
  summary: "Any text, such as a name in a list of courses. Formulas can compare it and take its `length`.",
  schema: inputSchema("text", {
    longest: integer("Most characters, 100 without it.", 1, 10_000),
    default: text("The text the field starts with."),
  }),
  example: `inputs:
  word: { type: text, longest: 40, default: banana }
`,
});
