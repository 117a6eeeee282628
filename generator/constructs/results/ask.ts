import { construct } from "../construct.ts";
import { closed, id, list, mapOf, mapOr, ofType, patterns, scalar, text } from "../schema.ts";

/** What people type, and what comes of it. */
const searchLine = mapOr(
  closed(
    {
      line: text("What people type."),
      answer: text("The main figure of its answer, as the language writes it."),
      source: text("Where that figure comes from: a statute, a textbook, another program, `arithmetic`."),
    },
    ["line", "answer", "source"],
  ),
  text("What people type who want the page."),
);

/** How a calculator is asked in one line, in the search box and in the terminal. */
export const ask = construct({
  id: "ask",
  title: "Asked in one line",
  summary:
    "How one line in the search box or the terminal asks the calculator: `tip 18% on 64` or `15% of 80`. Without `ask`, a line that names the calculator " +
    "gives its values to the inputs that can read them, by their labels, units and kinds, in the order of the form.",
  schema: {
    ...closed({
      order: list(
        id("An input."),
        "The inputs in the order people say them, where that is not the order of the form.",
        {
          unique: true,
        },
      ),
      unsaid: mapOf(
        scalar("The value."),
        "Values of inputs that the line says nothing of, where they differ from the defaults: a bill that nobody says is shared is paid by one.",
      ),
      needed: list(
        id("An input."),
        "Inputs that the line must say although the page begins with a choice, 0 or nothing, since they decide the answer: an earlier record.",
        { unique: true },
      ),
      assumed: list(
        id("An input."),
        "Inputs that the line may leave out although their default is an example, such as a usual rate: the answer says with which value it was worked out. " +
          "Choices that change the main figure may be among them, such as a reserve of a third of the fuel. " +
          "Every other input that is no choice, and whose default is neither nothing, 0 nor today, must be said before there is an answer; else the line leads to the page, with what was said filled in.",
        { unique: true },
      ),
      yearly: id(
        "The rate of a year that the line may say as one of a month: 2% a month are 24% a year. A line with the rate of another time has no answer.",
      ),
      phrases: mapOf(
        mapOf(
          ofType(
            "array",
            list(mapOf(scalar("The value."), "The row, by column."), "The rows."),
            scalar("The value."),
          ),
          'The inputs that the phrase decides. `today` is the day on which it is asked. `{name}` in a value is what the phrase says there: `-{rate}` is a rate below 0, and `{use} liter_per_100_kilometers` a number whose unit goes without saying. A name that is no input\'s may stand for a figure, such as the cell of a row: `[{ earned: "{score}", possible: 100 }]`.',
        ),
        "Questions in words. What people write for each is `ask.<id>` in the words, with inputs as `{name}`; in `[the|of]` are words of which one may be said, in `(tax|vat)` those of which one has to be. Pieces with ` & ` between them may be said in any order, with up to three other words around them: `{bill} & {rate} tip & among {people}`. A value that stands alone in its piece is told from others by its unit or its percent sign; of plain numbers, the first of the line is the first of the phrase, so give the others a word of their own. `{goal}%` takes a value with its percent sign, and leaves that out. The values that go with one are given here; `today` and, of a date and time, `now` are those of the moment it is asked, and `{name}` is what the phrase says there: `-{rate}`, `{use} liter_per_100_kilometers`, the cell of a row.",
      ),
      results: mapOf(
        id("An output, or of a phrase an input."),
        "The result that a phrase asks for, where it is not the main one; an input, which is found from the result that has it under `find` and that the phrase says: `weight` for `weight for a bmi of {bmi}`. Or the result that a line asks for when it says a value of an input: who says how many share a bill asks for the share.",
      ),
      lines: mapOf(
        mapOf(
          list(searchLine, "Lines of that language; each finds the page first, or is answered as it says."),
          "By language, as in `specs/locales.yaml`.",
        ),
        "What people type, in their own words, and the page it must lead to: by page (the folder's name, or the key of a variant), then by language. " +
          "`check` and the tests look for each line among all pages.",
        patterns.page,
      ),
    }),
    minProperties: 1,
  },
  example: `inputs:
  question: { type: choice, options: [part, share], default: part }
  rate: { type: percent, default: 15% }
  number: { type: number, default: 80 }
ask:
  order: [rate, number]
  unsaid: { number: 100 }
  assumed: [rate]
  yearly: rate
  phrases:
    part: { question: part }
  lines:
    percentage:
      en: [percentage, { line: 15% of 80, answer: "12", source: arithmetic }]
      es: [porcentaje]
`,
});
