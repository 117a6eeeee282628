import { construct } from "../construct.ts";
import { closed, id, list, oneOfTexts } from "../schema.ts";

/** A whole and its parts. */
export const parts = construct({
  id: "parts_chart",
  kind: "calculator",
  title: "Parts of a whole",
  summary: "Values that together make a whole, with the share of each. Parts of zero are left out.",
  schema: closed(
    {
      kind: oneOfTexts(["parts"], "`parts`."),
      of: list(id("An input, formula or output."), "The parts, all of one dimension.", {
        minItems: 2,
        unique: true,
      }),
    },
    ["kind", "of"],
  ),
  example: `charts:
  monthly: { kind: parts, of: [payment, taxes, insurance] }
`,
});
