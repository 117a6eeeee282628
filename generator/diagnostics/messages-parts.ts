/** Parts, and what calculators make of them: P028. */
export const partMessages = {
  part_not_taken: {
    number: "P0290",
    message: "`parts` does not take in a part `{name}`, which would stand here",
    explanation:
      "`...loan` among the outputs is the place of what the part `loan` brings and the calculator does not list itself. Without it, that comes last.",
    wrong: `parts: { loan: {} }
outputs: { degree: {}, ...lone: {}, maximum: {} }`,
    right: `parts: { loan: {} }
outputs: { degree: {}, ...loan: {}, maximum: {} }`,
  },
  unknown_part: {
    number: "P0281",
    message: "There is no part `{name}` in a `parts/` folder here or above",
    explanation:
      "`parts` names folders: `loan` is `specs/finance/parts/loan` for the calculators of `specs/finance` and of the folders below it.",
    wrong: `parts: { lone: {} }`,
    right: `parts: { loan: {} }`,
  },
  part_name_taken: {
    number: "P0282",
    message: "The part `{part}` also has `{name}`",
    explanation:
      "A calculator and its parts share one set of names. Leave the part's out with `without`, or give it another id with `rename`. To change an input or a chart of the part, write only the keys that differ, without its `type` or `kind`.",
    wrong: `parts: { loan: {} }\nformulas: { payment: principal / 12 }`,
    right: `parts: { loan: { without: [payment] } }\nformulas: { payment: principal / 12 }`,
  },
  part_piece_needed: {
    number: "P0283",
    message: "`{name}` is left out, and `{user}` needs it",
    explanation:
      "What uses a piece that is left out has to be left out as well. Or give the piece a value: `with` for an input, a formula of the same id for anything else.",
    wrong: `parts: { loan: { without: [fee] } }`,
    right: `parts: { loan: { with: { fee: 0 } } }`,
  },
  part_needs: {
    number: "P0284",
    message: "The part `{part}` needs `{name}`",
    explanation:
      "What a part lists under `needs` comes from the calculator: an input, constant or formula of that id, or what `with` gives.",
    wrong: `parts: { sales_tax: {} }`,
    right: `parts: { sales_tax: { with: { price: list_price - discount } } }`,
  },
  part_given_type: {
    number: "P0285",
    message: "`{name}` of the part is {wanted}, and this is {given}",
    explanation: "What a calculator gives in the place of a part's input is of the type the input has.",
    wrong: `parts: { loan: { with: { principal: start_month } } }`,
    right: `parts: { loan: { with: { principal: price - deposit } } }`,
  },
  unused_shared: {
    number: "P0289",
    severity: "warning",
    message: "No calculator uses the {kind} `{name}`",
    explanation:
      "A part is written for the calculators that name it under `parts`, and its sections and questions for the pages that list them. `check` of everything finds those that nobody names.",
    wrong: `# finance/parts/loan/part.yaml, and no calculator below finance says parts: { loan: {} }`,
    right: `parts: { loan: {} }`,
  },
} as const;
