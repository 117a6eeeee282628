import { construct } from "../construct.ts";
import { closed, list, mapOf, mapOr, ofType, patterns, reference, scalar, text } from "../schema.ts";

/** Texts in maps and lists of any depth. */
export const nestedTexts = mapOr(
  mapOf(reference({ id: "nested_texts" }), "Texts by key.", patterns.key),
  ofType("array", list(reference({ id: "nested_texts" }), "Texts in order."), scalar("A text.")),
);

/** The words every page and the terminal share. */
export const sharedWords = construct({
  id: "shared_words",
  kind: "shared-words",
  title: "Shared words",
  summary:
    "The words of the site and the terminal themselves, in `specs/words/`. The English file says which texts there are; every language has them all.",
  schema: mapOf(reference({ id: "nested_texts" }), "Texts by key.", patterns.key),
  example: `site:
  name: Plainsum
category:
  count: "{count, plural, one {# calculator} other {# calculators}}"
`,
});

/** The names of units in one language. */
export const unitWords = construct({
  id: "unit_words",
  kind: "unit-words",
  title: "Names of units",
  summary:
    "What units are called in one language, in `specs/units/words/`. `name` is the unit written out, chosen by `{count, plural, …}` where it has a plural.",
  schema: closed(
    {
      units: mapOf(
        closed({
          name: text("The unit written out."),
          symbol: text("What follows a number."),
          amount: text(
            "A number of the unit as one message, its number as `#`, where the number does not always come first: two years are one word in Arabic.",
          ),
          of: text(
            "The same after a preposition, where the language then inflects it: `بعد {term.of}`. `amount` where it is missing.",
          ),
          age: text(
            "The same of somebody's age, which some languages count otherwise: 3 周岁, not 3 年. `amount` where it is missing.",
          ),
          note: text(
            "What a reader may mistake about the unit, as a sentence: converters say it below their working.",
          ),
          also: list(
            text("A name or symbol."),
            "What else people write for it, such as `lbs`, `yr` or `′`: fields read it, nothing shows it.",
            { unique: true },
          ),
        }),
        "Names by unit: `name` and `symbol`, which a composed unit has only where the language's pattern doesn't fit.",
        patterns.unit,
      ),
      per: closed(
        {
          name: text("One unit per another, written out: `{of} per {per}`."),
          symbol: text("The same after a number: `{of}/{per}`."),
          price_name: text("What an amount of money is for, written out: `per {per}`."),
          price_symbol: text("The same without an amount before it: `/{per}`."),
          price: text("An amount of money with it: `{amount}/{per}`."),
        },
        ["name", "symbol", "price_name", "price_symbol", "price"],
        "How units composed from others are named; `{of}` and `{per}` are the names of the two.",
      ),
      groups: mapOf(text("The heading."), "Headings of long lists of units."),
      spelled: closed(
        {
          numbers: mapOf(
            list(text("The word, in small letters."), "Every form of it."),
            "Words for whole numbers, by number: `2: [two]`.",
            patterns.key,
          ),
          money: list(text("The word."), "What people call money of any country, such as 元."),
        },
        [],
        "How running text spells figures. The check of typed figures reads it; nothing shows it.",
      ),
    },
    ["units"],
  ),
  example: `units:
  meter: { name: "{count, plural, one {meter} other {meters}}", symbol: m }
  foot: { name: "{count, plural, one {foot} other {feet}}", symbol: ft, also: [′] }
groups:
  metric: Metric
`,
});
