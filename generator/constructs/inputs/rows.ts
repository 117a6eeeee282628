import { construct } from "../construct.ts";
import { closed, integer, list, mapOf, reference, scalar } from "../schema.ts";
import { columnInput } from "./column.ts";
import { inputSchema } from "./input.ts";

/** A list the visitor fills in row by row. */
export const rowsInput = construct({
  id: "rows_input",
  kind: "calculator",
  title: "Rows",
  summary:
    "A list the visitor fills in, such as courses with grades. Each column is an input. Formulas go through it with `sum(courses.credits)`, `count(courses)` and the like.",
  schema: inputSchema(
    "rows",
    {
      columns: {
        ...mapOf(reference(columnInput), "The columns by id; each is an input of any type but `rows`."),
        minProperties: 1,
      },
      rows: {
        ...closed({
          min: integer("Fewest rows, 1 without it.", 0),
          max: integer("Most rows, 50 without it.", 1, 1000),
        }),
        description: "How many rows there may be.",
      },
      default: list(
        mapOf(scalar("A cell."), "A row: cells by column. A column left out has its own default."),
        "The rows the field starts with.",
        { minItems: 0 },
      ),
    },
    ["columns"],
  ),
  example: `inputs:
  courses:
    type: rows
    columns:
      credits: { type: number, default: 3, above: 0 }
      grade: { type: choice, options: [A, B, C], default: B }
    rows: { min: 1, max: 20 }
    default:
      - { credits: 3, grade: A }
      - { credits: 4 }
`,
});
