import { construct } from "../construct.ts";
import { need } from "../inputs/any.ts";
import { closed, mapOf } from "../schema.ts";
import { sections } from "./calculator.ts";

/** What several calculators have in common. */
export const part = construct({
  id: "part",
  kind: "part",
  title: "Part",
  summary:
    "What several calculators have in common, with its words in files beside it. A part is checked by itself, and its examples are its own tests; they are on no page. " +
    "A calculator of the folder above `parts/`, or below that folder, takes it in by its name in `parts`.",
  schema: closed({
    needs: mapOf(
      need,
      "What the calculator must have under the same id, or give in `with`; its type, and the value it has in the part's own tests.",
    ),
    ...sections,
  }),
  example: `needs:
  price: { type: money, default: 20_000, min: 0 }
inputs:
  rate: { type: percent, default: 8%, min: 0%, max: 100% }
formulas:
  tax: price * rate
outputs:
  tax: {}
examples:
  - id: eight_percent
    source: { title: "Arithmetic: 8% of 200 is 16" }
    given: { price: 200 }
    expect: { tax: 16 }
`,
});
