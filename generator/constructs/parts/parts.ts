import { construct } from "../construct.ts";
import { closed, id, list, mapOf, patterned, patterns } from "../schema.ts";
import { formulaForms } from "../statements/any.ts";

/** The parts a calculator is made of, by their names. */
export const parts = construct({
  id: "parts",
  title: "Parts",
  summary:
    "Parts that the calculator takes in, by the names of their folders: `parts: { loan: {} }` takes in `parts/loan`, of its own folder or the nearest above. " +
    "Everything of a part becomes the calculator's, its words too; what the calculator lists in its own `inputs`, `outputs`, `charts` or `schedules` under the same id comes first and changes the part's, key by key. " +
    "A part's `groups` come with the inputs that are in them; its `key_figures` and its `evidence` hold where the calculator names none.",
  schema: mapOf(
    closed({
      with: mapOf(
        formulaForms,
        "What an input of the part is here: a formula, or a figure written as the input's default would be. It is then not asked for. The calculator's own value of the same id is given by naming it: `price: price`.",
      ),
      without: list(
        patterned(patterns.piece, "An id, or `charts.balance` for what one section has by that id."),
        "What the calculator does not take in. What needs it must be left out as well.",
        { unique: true },
      ),
      rename: mapOf(id("The id it has here."), "Other ids for what the part has, by the part's own ids."),
    }),
    "Parts the calculator takes in, by name.",
    patterns.slug,
  ),
  example: `parts:
  loan:
    with: { principal: price - deposit, years: 5 }
    without: [charts.balance]
    rename: { payment: installment }
inputs:
  price: { type: money, default: 20_000, min: 1 }
  deposit: { type: money, default: 2_000, min: 0 }
outputs:
  installment: { primary: true }
`,
});
