import { construct } from "../construct.ts";
import {
  cell,
  closed,
  id,
  integer,
  list,
  filledMapOf,
  mapOf,
  mapOr,
  ofType,
  oneOfTexts,
  patterned,
  patterns,
  scalar,
  scalarOrNull,
  tableId,
  text,
  truth,
} from "../schema.ts";

const given = ofType(
  "array",
  list(
    mapOr(
      mapOf(cell("A cell; of several choices, a list of options."), "A row: cells by column."),
      scalar("An option."),
    ),
    "Of an input of rows: its rows; of several choices: the options.",
    { minItems: 0 },
  ),
  scalar("The value, written like the input's default."),
);

/** Where the answer of an example comes from; all but the last two are primary sources. */
export const sourceKinds = [
  "agency",
  "statute",
  "opinion",
  "standard",
  "textbook",
  "manufacturer",
  "table",
  "program",
  "arithmetic",
] as const;

export type SourceKind = (typeof sourceKinds)[number];

const besidePrimary: ReadonlySet<string> = new Set<SourceKind>(["program", "arithmetic"]);
const books: ReadonlySet<string> = new Set<SourceKind>(["textbook", "manufacturer"]);
/** In the title of a book: where to look it up on paper, by page or by numbered table. */
const editionAndPage = /\bedition\b.*\b(?:pages?|table) \d/u;

/** Whether an example rests on an agency, a statute, an opinion, a standard, a textbook, a maker or an author's table. */
export function isPrimary(kind: SourceKind | undefined): boolean {
  return kind !== undefined && !besidePrimary.has(kind);
}

/** Whether a reader can look a source up: at an address, or in a book by edition and page. */
export function canBeLookedUp({
  title,
  url,
  kind = "arithmetic",
}: {
  readonly title: string;
  readonly url?: string;
  readonly kind?: SourceKind | undefined;
}): boolean {
  return url !== undefined || (books.has(kind) && editionAndPage.test(title));
}

/** A worked example with a source: shown on the page and run as a test. */
export const example = construct({
  id: "example",
  title: "Example",
  summary:
    "A case whose answer is known from somewhere else: a law, an agency, a textbook, plain arithmetic. It is shown on the page, can be loaded into the form, and is run as a test. " +
    "Inputs not given have their defaults. It has exactly one of `expect`, `refuses` and `problems`. Its name is `examples.<id>` in the words.",
  schema: closed(
    {
      id: id("Its id, unlike any other example's."),
      variant: patterned(patterns.page, "The variant it belongs to; without it, the first."),
      source: closed(
        {
          title: text("Where the expected answer comes from."),
          url: patterned(patterns.url, "Where to read it."),
          kind: oneOfTexts(
            sourceKinds,
            "What kind of source it is: an `agency` of a state, a `statute` or a rule of an agency, a court's `opinion`, a `standard`, a `textbook`, the `manufacturer` of a thing, a `table` its author " +
              "published, another `program`, or `arithmetic` that anyone can redo. `npx plainsum coverage` counts them.",
          ),
        },
        ["title"],
        "Where the expected answer comes from: not from this calculator.",
      ),
      listed: truth(
        "`false` for a case that is only run as a test, such as a limit: the page does not list it, and it needs no name.",
      ),
      today: mapOr(
        closed(
          {
            newest: tableId("A table: its last period's first day is counted from."),
            days: integer("Days after it, or before it with a minus."),
          },
          ["newest", "days"],
        ),
        patterned(
          patterns.day,
          "The day the example is worked on, for `today`. A map counts it from the newest figures of a table, which come without anyone writing examples anew.",
        ),
      ),
      given: mapOf(given, "The values put in, by input."),
      expect: filledMapOf(
        scalarOrNull("The value, with a margin where it was rounded."),
        "The values that must come out, by output or formula: `761.78 +- 0.005` for a rounded figure, a bare number for an exact one, `null` for an empty cell. " +
          "Percentages are written as plain numbers (`0.065`), quantities in the unit they are shown in. A row of a schedule is `plan[12].balance`, counted from 1.",
        patterns.any,
      ),
      refuses: patterned(
        "^(outside[.])?[a-z][a-z0-9_]*$",
        "The refusal that must come out, or `outside.<table>` for a day no period of the table covers.",
      ),
      problems: list(
        text("The id of a check, or a code such as `below_minimum`."),
        "The checks that must fail.",
      ),
    },
    ["id", "source", "given"],
  ),
  example: `inputs:
  bill: { type: money, default: 50, min: 0 }
formulas:
  tip: bill * 0.15
outputs:
  tip: {}
examples:
  - id: seventy
    source: { title: "Arithmetic: 15 % of 70 is 10.50" }
    given: { bill: 70 }
    expect: { tip: 10.50 }
  - id: below_zero
    source: { title: A bill is not negative }
    given: { bill: -1 }
    problems: [below_minimum]
`,
});
