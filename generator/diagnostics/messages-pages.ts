/** The pages of a calculator: P02 too. */
export const pageMessages = {
  variant_address: {
    number: "P0280",
    message: "The page `{name}` is neither beside the folder `{folder}` nor below it",
    explanation:
      "A variant's page is beside the calculator's folder, with a name of one part, or below it, with a name that begins with the folder.",
    wrong: `# specs/legal/indiana/felony/calculator.yaml\nvariants: { felony: {}, level/one: { set: { level: one } } }`,
    right: `# specs/legal/indiana/felony/calculator.yaml\nvariants: { felony: {}, felony/level-1: { set: { level: one } } }`,
  },
  not_asked: {
    number: "P0286",
    message: "The page `{variant}` does not ask for {names}: {reason}",
    explanation:
      "A page asks only for what can change its answer: not for inputs it sets, nor for those that its formulas never come to. What is not asked for needs no default, and an example of the page cannot give it.",
    wrong: `refusals: { no_answer: { when: 'size == "large"' } }\nvariants: { parcel: {}, parcel-large: { set: { size: large }, defaults: { weight: 2 } } }`,
    right: `refusals: { no_answer: { when: 'size == "large"' } }\nvariants: { parcel: {}, parcel-large: { set: { size: large } } }`,
  },
  unsaid_default: {
    number: "P0279",
    message: "`{name}` is `{value}` without `unsaid`",
    explanation:
      "`unsaid` is for inputs whose value is another than the default where one line asks the calculator and says nothing of them.",
    wrong: `inputs: { people: { type: integer, default: 2 } }\nask: { unsaid: { people: 2 } }`,
    right: `inputs: { people: { type: integer, default: 2 } }\nask: { unsaid: { people: 1 } }`,
  },
  line_found: {
    number: "P0265",
    message: "`{line}` does not find `{route}` first",
    explanation:
      "A line of `ask.lines` is what people type who want the page, and the search must list that page first. Give the page a keyword that says it, or take the line away where another page serves those who type it better.",
    wrong: `# in en.yaml: keywords: [gratuity]\nask: { lines: { tip: { en: [split the bill] } } }`,
    right: `# in en.yaml: keywords: [gratuity, split the bill]\nask: { lines: { tip: { en: [split the bill] } } }`,
  },
  lines_missing: {
    number: "P0266",
    message: "`ask.lines` has no line for `{page}` in {languages}",
    explanation:
      "Where a calculator says what people type to find it, it says so of each of its pages, in each language that the page is offered in. Write what a person types who does not know the page's title.",
    wrong: `# en.yaml and es.yaml are complete\nask: { lines: { tip: { en: [gratuity] } } }`,
    right: `ask: { lines: { tip: { en: [gratuity], es: [propina] } } }`,
  },
  duplicate_route: {
    number: "P0241",
    message: "Another calculator already has the address `{route}`",
    explanation: "Each page has one address. Rename the folder or the variant.",
    wrong: `variants: { mortgage: {} }`,
    right: `variants: { mortgage-points: {} }`,
  },
} as const;
