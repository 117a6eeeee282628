/** Words and translations: P05. */
export const wordsMessages = {
  words_missing: {
    number: "P0501",
    message: "There is no file `{file}` with the words of the calculator",
    explanation:
      "Every calculator has `en.yaml`; other languages are added beside it, and what a variant says otherwise in a language needs that language's file.",
    wrong: `specs/finance/tip/calculator.yaml alone`,
    right: `specs/finance/tip/calculator.yaml and en.yaml`,
  },
  text_missing: {
    number: "P0502",
    message: "The text `{key}` is missing",
    explanation:
      "Everything a visitor sees has a text in every language the calculator is offered in. Nothing falls back to English.",
    wrong: `inputs:\n  bill: { hint: Before the tip. }`,
    right: `inputs:\n  bill: { label: Bill, hint: Before the tip. }`,
  },
  texts_missing: {
    number: "P0517",
    message: "{count} texts are missing: {keys}",
    explanation:
      "Everything a visitor sees has a text in every language the calculator is offered in. `plainsum words` writes the missing keys into the file; you fill them in. Until a translation is whole, keep its file out of `specs/`: the calculator is offered in its other languages.",
    wrong: `inputs: {}`,
    right: `inputs:\n  bill: { label: Bill }\n  rate: { label: Rate }`,
  },
  text_empty: {
    number: "P0529",
    message: "The text `{key}` is empty",
    explanation:
      "Everything that is written as a text says something. `plainsum words` writes empty texts into a file: you fill them in.",
    wrong: `inputs:\n  bill: { label: "" }`,
    right: `inputs:\n  bill: { label: Bill }`,
  },
  texts_empty: {
    number: "P0530",
    message: "{count} texts are empty: {keys}",
    explanation:
      "`plainsum words` writes empty texts into a file: you fill them in. Until a translation is whole, keep its file out of `specs/`: the calculator is offered in its other languages.",
    wrong: `title: ""\nsummary: ""\nanswer: ""\ninputs: { bill: { label: "" } }`,
    right: `title: Tip\nsummary: What to leave.\nanswer: The tip is {tip}.\ninputs: { bill: { label: Bill } }`,
  },
  text_unknown_key: {
    number: "P0503",
    message: "No text is shown for `{key}`",
    explanation:
      "A words file holds the texts of this calculator's own inputs, outputs and checks, under their ids. A text under any other key would never be seen.",
    wrong: `inputs:\n  bil: { label: Bill }`,
    right: `inputs:\n  bill: { label: Bill }`,
  },
  message_syntax: {
    number: "P0504",
    message: "This text cannot be read: {detail}",
    explanation:
      "Texts are ICU messages: `{name}` puts in a value. A brace that should be seen is written in apostrophes: `'{'`.",
    wrong: `answer: The tip is {tip.`,
    right: `answer: The tip is {tip}.`,
  },
  text_markup: {
    number: "P0516",
    message: "This would be shown as it is written: {detail}",
    explanation:
      "Texts know `**bold**` and `[text](https://…)` or `[text](/en/page)`, and no other marks. Anything incomplete would be shown as written.",
    wrong: `answer: The tip is **{tip}.`,
    right: `answer: The tip is **{tip}**.`,
  },
  message_format: {
    number: "P0505",
    message: "`{name}` takes no format here, so `{format}` must go",
    explanation:
      "A value is shown the same everywhere: as its input, formula or output says, in the visitor's own number format. A text only names it.",
    wrong: `answer: The tip is {tip, number, currency}.`,
    right: `answer: The tip is {tip}.`,
  },
  figure_typed: {
    number: "P0521",
    message: "`{figure}` also stands in the table `{table}`, under `{column}`: name it",
    explanation:
      "A figure typed into a text, in any language, stays when the table changes. Give its row a name under `figures` in calculator.yaml, and write `{shortest.lowest}` in the text; an edge of a range is named by its key.",
    wrong: `intro: Minimum terms start at 3 months.`,
    right: `intro: Minimum terms start at {shortest.lowest}.`,
  },
  constant_typed: {
    number: "P0526",
    message: "`{figure}` is the constant `{name}`: name it",
    explanation:
      "A figure typed into a text, in any language, stays when the constant changes. Any text may name a constant: write `{request_share}`.",
    wrong: `constants: { request_share: 80% }\nhint: You may ask once you owe 80% of the price.`,
    right: `constants: { request_share: 80% }\nhint: You may ask once you owe {request_share} of the price.`,
  },
  message_other_missing: {
    number: "P0506",
    message: "The cases of `{name}` have no `other`",
    explanation: "`plural` and `select` need a case for whatever the others do not cover.",
    wrong: `answer: "{people, plural, one {One person pays.}}"`,
    right: `answer: "{people, plural, one {One person pays.} other {# people pay.}}"`,
  },
  message_category_missing: {
    number: "P0507",
    message: "The cases of `{name}` lack {categories}, which the language `{locale}` uses for whole numbers",
    explanation:
      "Languages differ in how many forms they count with: English has `one` and `other`, Arabic `zero`, `one`, `two`, `few`, `many` and `other`, Chinese only `other`. Each form needs its own text.",
    wrong: `answer: "{people, plural, other {# people pay.}}"`,
    right: `answer: "{people, plural, one {One person pays.} other {# people pay.}}"`,
  },
  message_category_unknown: {
    number: "P0508",
    message: "The language `{locale}` never uses `{category}`; its forms are {categories}",
    explanation:
      "A case that no number falls into would never be seen. For one particular number write `=2`.",
    wrong: `answer: "{people, plural, one {One pays.} two {Both pay.} other {# pay.}}"`,
    right: `answer: "{people, plural, one {One pays.} =2 {Both pay.} other {# pay.}}"`,
  },
  unknown_argument: {
    number: "P0509",
    message: "There is no value `{name}` for this text",
    explanation:
      "A text can name inputs, formulas and outputs of its calculator; labels and titles can name the inputs a variant fixes.",
    wrong: `answer: The tip is {tipp}.`,
    right: `answer: The tip is {tip}.`,
  },
  words_twice: {
    number: "P0525",
    message: "The words of `{variant}` are in two places",
    explanation:
      "The words that one page says otherwise are below `variants` in the words of the calculator, or in a file of their own. Move all of them to one.",
    wrong: `# en.yaml\nvariants: { felony/level-1: { title: Level 1 felony } }\n# variants/felony/level-1/en.yaml\nintro: The gravest felonies but murder.`,
    right: `# variants/felony/level-1/en.yaml\ntitle: Level 1 felony\nintro: The gravest felonies but murder.`,
  },
  argument_not_fixed: {
    number: "P0515",
    message: "The page `{variant}` shows this text and does not fix `{name}`",
    explanation:
      "Titles and summaries also appear in lists, where nobody has entered figures: they can only name what their variant fixes. Fix the input there, or give the variant its own text.",
    wrong: `title: "{ratio}:1 mix"\n# and in calculator.yaml\nvariants: { oil-mix: {}, oil-mix-50-1: { set: { ratio: 50 } } }`,
    right: `title: Oil mix\nvariants: { oil-mix-50-1: { title: "{ratio}:1 mix" } }`,
  },
  text_arguments_differ: {
    number: "P0510",
    message: "The English text names {english}, this one {own}",
    explanation: "A translation says what the English text says, so it names the same values.",
    wrong: `answer: La propina es {bill}.`,
    right: `answer: La propina es {tip}.`,
  },
  text_not_in_english: {
    number: "P0511",
    message: "The English words have no `{key}`",
    explanation:
      "A translation holds the texts of the English file and no others. Most often the English text was removed or renamed.",
    wrong: `inputs:\n  bill: { label: Cuenta, hint: Sin propina. }`,
    right: `inputs:\n  bill: { label: Cuenta }`,
  },
  translation_stale: {
    number: "P0512",
    message: "The English text of `{key}` has changed since this was translated",
    explanation:
      "`translated.yaml` keeps the English text each translation was made from. Bring the translation up to date, then accept it: `plainsum accept finance/tip es answer`.",
    wrong: `answer: (made from an earlier English sentence)`,
    right: `answer: (made from the present one)`,
  },
  translation_not_accepted: {
    number: "P0513",
    message: "The translation of `{key}` has not been accepted yet",
    explanation:
      "`translated.yaml` keeps the English text each translation was made from; this text is not in it. Compare the translation with the English, then accept it.",
    wrong: `(no entry in translated.yaml)`,
    right: `answer:\n  - text: The tip is {tip}.\n    languages: [es]`,
  },
  translations_not_accepted: {
    number: "P0528",
    message: "{count} translations have not been accepted yet: {keys}",
    explanation:
      "`translated.yaml` keeps the English text each translation was made from; these texts are not in it. Compare the file with the English, then accept all of it: `plainsum accept finance/tip es`.",
    wrong: `(no entries in translated.yaml)`,
    right: `title:\n  - text: Tip calculator\n    languages: [es]`,
  },
  summary_too_long: {
    number: "P0514",
    message: "The summary has {length} characters; at most {limit} are shown",
    explanation:
      "The summary is what search engines show below the title, and they cut it off. English has 120 characters, so that a translation has room for the same in 160; Chinese, Japanese and Korean have 80.",
    wrong: `summary: (a paragraph)`,
    right: `summary: What to leave as a tip, and what each person pays.`,
  },
  words_of_no_table: {
    number: "P0518",
    message: "There is no table beside the folder of these words",
    explanation:
      "The words of `tables/price-list.yaml` are in `tables/price-list/`, a file a language. Give the folder the name of its table.",
    wrong: `specs/finance/tables/price-lists/en.yaml`,
    right: `specs/finance/tables/price-list/en.yaml`,
  },
  draft: {
    number: "P0527",
    severity: "warning",
    message: "This calculator is a draft: it has words in English alone",
    explanation:
      "`npm start` and `npm run dev` show a draft; `npm run build` leaves it out. `npx plainsum words <calculator> <language>` writes the keys of a translation.",
    wrong: `specs/finance/tip/en.yaml`,
    right: `specs/finance/tip/en.yaml, es.yaml, zh.yaml and ar.yaml`,
  },
} as const;
