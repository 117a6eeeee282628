import { construct } from "../construct.ts";
import { closed, list, mapOf, mapOr, patterns, scalar, text, type Schema } from "../schema.ts";

const message = text("A text; `{name}` puts in a value.");

/** Options are named by any scalar, so that `1: One` needs no quotes. */
const options = mapOf(scalar("The option's name."), "The names of the options of a choice.", patterns.option);

const inlineOptions = mapOf(
  scalar("The option inside a sentence."),
  "Of a choice: options as `{id.inline}` puts them inside a sentence, where that differs from their names: `level 2` beside `Level 2`. A language has those it needs.",
  patterns.option,
);

const inputColumn = closed({ label: text("The column's heading."), hint: message, options });
const outputTexts = closed({
  label: text("Its name."),
  note: text("A sentence below the value."),
  also: list(
    text("A word or two."),
    "What people call it besides, who ask for it in a line: `total to pay` for what a loan comes to.",
  ),
  text: text("Of an output that is a text: what it says, with the values it names."),
  options,
  inline_options: inlineOptions,
  columns: mapOf(text("The column's heading."), "Of a schedule: the headings of its columns."),
  row: closed(
    {
      formula: text("What a row works out, with its cells put in."),
      result: text("What that comes to."),
    },
    ["formula", "result"],
    "Of a schedule that a step tells row by row: the line of a row.",
  ),
});

const keywordList = list(
  text("A word or two."),
  "What people may search for to find the page. Those of a variant take the place of those of all pages, or come first before them: `keywords: { also: [larceny] }`. One with … after it is of nothing else, and finds the page whatever a line says of it: `mortgage…`, and not `area…`, since area codes are none.",
  { minItems: 0 },
);

const pageTexts = {
  title: text("The page's title, such as “Mortgage calculator”."),
  short_title: text("The title in lists and menus; the title without it."),
  brief: text("What the page does in a few words, for lists of several columns; the summary without it."),
  summary: text(
    "What the page does, for search engines and lists: at most 120 characters, in a translation 160, in Chinese 80.",
  ),
  intro: text("The paragraph below the title."),
  answer: text("The result as a sentence, its main figure in `**…**`."),
  tile: text(
    "What lists say below the title, with the figures of the page's example: `{price} at {rate} is **{payment}** a month.` Without it, the first sentence of `answer` or, on pages about law, `brief`.",
  ),
};

/** A text under each id, in the order of the page. */
function inOrder<T>(entry: Schema<T>, description: string): Schema<Readonly<Record<string, T>>> {
  return mapOf(entry, `${description} In this order, by an id of your choice.`);
}

const ownTexts = {
  ...pageTexts,
  keywords: mapOr(closed({ also: keywordList }, ["also"]), keywordList),
  other_things: list(
    text("A word or two."),
    "What people look for here that this page is not: `credit card` of a personal loan. It finds the page like a keyword, but is no name of it: a line with figures that says it is not answered here.",
  ),
  names: closed(
    {
      class: text("What is said beside the name of a case, with the columns of its row: its class."),
      each: mapOf(text("Its name."), "The names of cases that are no options of an input.", patterns.option),
    },
    [],
    "Cases that people look for by a name.",
  ),
  ask: mapOf(
    list(text("A line with inputs as `{name}`."), "Lines such as `{rate} of {number}`."),
    "What people write to ask each of the `phrases` under `ask`: as many lines as a language needs. `[the|of]`: one of these or none; `(tax|vat)`: one of these. `{price} & {rate} off`: both, in any order.",
  ),
  groups: mapOf(text("The heading."), "Headings of the form and of the results."),
  inputs: mapOf(
    closed({
      label: text("The field's name."),
      hint: text("A sentence of help below the field."),
      also: list(
        text("A word or two."),
        "What people call it besides, beside a value in a line that they ask: `deposit` for a down payment.",
      ),
      aid: text("Of an input with an `aid`: the sentence beside the field, with the values it names."),
      options,
      inline_options: inlineOptions,
      short_options: mapOf(
        scalar("The option's short name."),
        "Of a choice with `style: segments`: shorter names for its buttons. The full name of the chosen one is below them.",
        patterns.option,
      ),
      ways: closed(
        { direct: text("The number itself."), inverse: text("Its inverse.") },
        ["direct", "inverse"],
        "Of a number with `or: { inverse: true }`: what the two ways to enter it are called.",
      ),
      columns: mapOf(inputColumn, "Of an input of rows: its columns."),
    }),
    "Texts of the inputs.",
  ),
  checks: mapOf(
    text("What is wrong and what to do."),
    "Messages of the checks; any input or formula they need can be named.",
  ),
  refusals: mapOf(
    mapOr(
      mapOf(text("Why there are no figures, by table."), "For days that no period of a table covers."),
      text("Why there is no answer, and where to turn."),
    ),
    "Reasons of the refusals; `outside.<table>` for days no period of a table covers, or `outside` for those of every table without a text of its own, with `{date}`, the day asked for, and `{from}`, the first day the table covers.",
  ),
  outputs: mapOf(outputTexts, "Texts of the outputs."),
  formulas: mapOf(
    mapOr(
      closed({ label: text("Its name."), options, inline_options: inlineOptions }),
      text("Its name in the steps."),
    ),
    "Names of formulas that are no output, for the steps; a map also names the options of a choice.",
  ),
  constants: mapOf(text("Its name in the steps."), "Names of the constants, for the steps."),
  steps: mapOf(message, "What each deciding step does, in a sentence."),
  columns: mapOf(
    mapOr(closed({ label: text("Its name."), options }), text("Its name in the steps.")),
    "Names of the columns of looked-up tables, for the steps; a map also names the options of a choice.",
  ),
  charts: mapOf(
    closed({
      title: text("The chart's heading."),
      description: text("What it shows, for who cannot see it."),
      heads: mapOf(
        scalar("The head."),
        "Of a grid: shorter names of options in the heads of its lines and columns.",
        patterns.option,
      ),
      labels: mapOf(message, "Of a drawing: what is written at a dimension or label, by the value it is of."),
      spans: mapOf(text("Its name."), "Of a timeline: what each span is."),
      finding: message,
    }),
    "Texts of the charts.",
  ),
  examples: mapOf(text("What the example is about, in a few words."), "Names of the examples."),
  sections: inOrder(
    closed({ heading: text("The heading."), text: text("The paragraphs.") }, ["heading", "text"]),
    "Further explanation below the result.",
  ),
  questions: inOrder(
    closed({ question: text("The question."), answer: text("The answer.") }, ["question", "answer"]),
    "Questions and answers.",
  ),
};

/** Every word of a calculator in one language. */
export const words = construct({
  id: "words",
  kind: "words",
  title: "Words",
  summary:
    "Every word of a calculator in one language, as ICU messages: `{payment}` puts in the value of an input, formula or output as the page shows it. " +
    "`intro`, `answer`, `note`, `text` and the like may use `**bold**`, `[text](address)` and blank lines between paragraphs, and no other marks. " +
    "What one variant says otherwise is under `variants.<address>`, or in a file of the same form, `variants/<address>/<locale>.yaml`.",
  schema: closed({
    ...ownTexts,
    variants: mapOf(
      closed(ownTexts),
      "Texts of one variant's page that differ, under the keys they have here.",
      patterns.page,
    ),
  }),
  example: `title: Tip calculator
summary: What to leave as a tip, and what each person pays.
answer: The tip is **{tip}**.
keywords: [tip, gratuity]
inputs:
  bill: { label: Bill, hint: Before the tip. }
  service: { label: Service, options: { good: Good, poor: Poor } }
outputs:
  tip: { label: Tip }
examples:
  seventy: A bill of 70
sections:
  how_much:
    heading: How much to leave
    text: |
      Fifteen percent is usual.

      Leave **more** for good service.
`,
});
