/** Files that cannot be read, and shapes the language does not have: P01. */
export const yamlMessages = {
  bad_yaml: {
    number: "P0101",
    message: "This is not valid YAML: {detail}",
    explanation:
      "The file could not be read as YAML. Look at the marked place: most often a quote or bracket is not closed, a colon lacks the space after it, or the lines are indented unevenly.",
    wrong: `title: "Tip calculator`,
    right: `title: "Tip calculator"`,
  },
  empty_file: {
    number: "P0102",
    message: "This file is empty",
    explanation: "A specification file must hold at least its required keys. Write them, or delete the file.",
    wrong: ``,
    right: `title: Tip calculator`,
  },
  not_text: {
    number: "P0103",
    message: "This file is not UTF-8 text",
    explanation:
      "Specifications are YAML in UTF-8. This file holds bytes that are not: it may be a picture, a spreadsheet, or text saved in another encoding. Save it as UTF-8, or move it out of `specs/`.",
    wrong: `(a picture named en.yaml)`,
    right: `title: Tip calculator`,
  },
  file_too_large: {
    number: "P0104",
    message: "This file has {size} bytes; at most {limit} are read",
    explanation: "No specification needs that much text. Split large tables by topic.",
    wrong: `(a file of 10 MB)`,
    right: `(several tables)`,
  },
  not_a_map: {
    number: "P0105",
    message: "A file of keys and values is needed here",
    explanation: "The top level of every specification file is a map: lines of `key: value`.",
    wrong: `- title: Tip calculator`,
    right: `title: Tip calculator`,
  },
  unexpected_file: {
    number: "P0106",
    message: "No part of Plainsum reads a file at this place",
    explanation:
      "A calculator's folder holds `calculator.yaml`, one file a language, `translated.yaml` and a `tables/` folder. A file with any other name would be ignored, so it is an error.",
    wrong: `specs/finance/tip/english.yaml`,
    right: `specs/finance/tip/en.yaml`,
  },
  file_missing: {
    number: "P0116",
    message: "There is no file `{file}`",
    explanation:
      "A calculator's folder holds `calculator.yaml`; `specs/` holds `locales.yaml` and `categories.yaml`, and for each language a file of words in `words/` and in `units/words/`.",
    wrong: `specs/finance/tip/en.yaml alone`,
    right: `specs/finance/tip/en.yaml and calculator.yaml`,
  },
  misnamed_file: {
    number: "P0117",
    message: "`{name}` cannot be the name of a folder or file of specifications",
    explanation:
      "Folders become addresses, so their names are small letters, digits and `-`, and begin with a letter or digit. `index` and `404` are pages of the site itself; `blog`, `privacy`, `search` and `terms` cannot be categories.",
    wrong: `specs/finance/Rule of 72/calculator.yaml`,
    right: `specs/finance/rule-of-72/calculator.yaml`,
  },
  invisible_character: {
    number: "P0118",
    message: "This text holds the invisible character U+{code}",
    explanation:
      "Control characters and marks that turn the direction of writing do not show, and can make a text look like another. Take them out. In a right-to-left text, the marks U+200E, U+200F and U+061C are allowed, and a figure between U+2066 and U+2069.",
    wrong: String.raw`title: "Tip\u202E calculator"`,
    right: `title: Tip calculator`,
  },
  text_cut_off: {
    number: "P0119",
    message: "` #` begins a comment, so `{comment}` is not part of the text",
    explanation:
      "YAML takes ` #` and what follows for a comment. Put a text that holds it in quotes; put a space after the `#` where a comment is meant.",
    wrong: `title: Paint #1 calculator`,
    right: `title: "Paint #1 calculator"`,
  },
  duplicate_key: {
    number: "P0107",
    message: "The key `{key}` appears twice in this map",
    explanation: "Only one of two entries with the same key could count. Rename one of them, or remove it.",
    wrong: `inputs:\n  bill: { type: money }\n  bill: { type: number }`,
    right: `inputs:\n  bill: { type: money }\n  people: { type: integer }`,
  },
  yaml_feature: {
    number: "P0108",
    message: "Specifications do without {feature}: {instead}",
    explanation:
      "Of YAML's features, specifications use maps, lists, texts, numbers, true and false, and aliases (`&name`, `*name`) for parts that repeat. Tags, `<<`, keys that are no text, `%YAML` lines and several documents in one file say nothing that cannot be said more plainly.",
    wrong: `inputs:\n  bill: { <<: *money, min: 0 }`,
    right: `inputs:\n  bill: { type: money, min: 0 }`,
  },
  bad_alias: {
    number: "P0109",
    message: "The alias `*{alias}` cannot be followed: {detail}",
    explanation:
      "An alias repeats an earlier part of the same file, marked with `&`. It cannot be inside that part.",
    wrong: `a: { url: *handbook }`,
    right: `a: { url: &handbook "https://example.org" }\nb: { url: *handbook }`,
  },
  too_many_aliases: {
    number: "P0110",
    message: "The aliases of this file repeat each other too often",
    explanation:
      "Aliases of parts that hold aliases multiply: a short file can expand to more than fits in memory. Write the parts out.",
    wrong: `a: &a [1, 1]\nb: &b [*a, *a]\nc: &c [*b, *b] and so on`,
    right: `a: [1, 1]`,
  },
  post_front_matter: {
    number: "P0120",
    message: "A post begins with its `title`, `summary`, `date` and `author` between two lines of `---`",
    explanation: "A post in `blog/` is Markdown; what the site says of it comes before, as YAML.",
    wrong: `# blog/a-post.md begins with its text`,
    right: `---\ntitle: A post\nsummary: What it says.\ndate: 2026-01-31\nauthor: The editors\n---`,
  },
  figure_not_said: {
    number: "P0121",
    message: "The post does not say `{figure}`",
    explanation:
      "`figures` of a post names what its text says that a calculator shows. Write the figure in the text as it is written here.",
    wrong: `figures:\n  - { of: "finance/tip?bill=50", shows: { tip: "$9.00" } }\n---\nThe tip is nine dollars.`,
    right: `figures:\n  - { of: "finance/tip?bill=50", shows: { tip: "$9.00" } }\n---\nThe tip is $9.00.`,
  },
  unknown_key: {
    number: "P0111",
    message: "There is no key `{key}` here",
    explanation:
      "The language is closed: a key it does not know is a mistake, not a note. The reference lists the keys each construct has.",
    wrong: `inputs:\n  bill: { type: money, defualt: 50 }`,
    right: `inputs:\n  bill: { type: money, default: 50 }`,
  },
  missing_key: {
    number: "P0112",
    message: "The key `{key}` is missing here",
    explanation: "This construct cannot work without the key.",
    wrong: `inputs:\n  bill: { default: 50 }`,
    right: `inputs:\n  bill: { type: money, default: 50 }`,
  },
  wrong_type: {
    number: "P0113",
    message: "{want} is needed here, not {got}",
    explanation:
      "The value has the wrong kind: a list where one value belongs, text where a map belongs, and so on.",
    wrong: `keywords: tip`,
    right: `keywords: [tip]`,
  },
  bad_value: {
    number: "P0114",
    message: "This value is not allowed here: {detail}",
    explanation: "The value has the right kind and is not one the construct allows.",
    wrong: `notice: medical`,
    right: `notice: health`,
  },
  comma_in_text: {
    number: "P0115",
    message: "The comma begins a new key here, `{key}`",
    explanation:
      "Between `{` and `}` a comma separates keys. Quote a text that contains a comma, or put it on a line of its own.",
    wrong: `total: { label: Weights, summed }`,
    right: `total: { label: "Weights, summed" }`,
  },
} as const;
