/** Names, inputs, outputs, examples and how they hang together: P02. */
export const structureMessages = {
  duplicate_name: {
    number: "P0201",
    message: "The name `{name}` is already taken by {kind}",
    explanation:
      "Inputs, constants, formulas, schedules, figures and a schedule's own columns share one set of names, so that a name in a formula or a text means one thing.",
    wrong: `inputs: { rate: { type: percent } }\nformulas: { rate: "0.5" }`,
    right: `inputs: { rate: { type: percent } }\nformulas: { half_rate: rate / 2 }`,
  },
  source_key: {
    number: "P0247",
    message: "`{key}` does not go with `{source}`: {reason}",
    explanation:
      "A schedule has its rows from one source: it has one of the keys that say where they come from, and beside it that source's own keys, `columns` and `carry`.",
    wrong: `priced: { of: [1, 5], until: value > 3, columns: { price: value * 2 } }`,
    right: `priced: { of: [1, 5], columns: { price: value * 2 } }`,
  },
  unused_name: {
    number: "P0202",
    message: "Nothing uses `{name}`",
    explanation:
      "An input, constant or formula that reaches no output, check or chart has no effect. Use it or remove it.",
    wrong: `formulas: { tip: bill * rate, spare: bill * 2 }`,
    right: `formulas: { tip: bill * rate }`,
  },
  name_not_here: {
    number: "P0215",
    message: "`{name}` is {kind}, which this place cannot name",
    explanation:
      "The name exists, and what stands here is worked out without it, or is about something else: what a field is asked by is known before the formulas are, and a list of outputs names outputs.",
    wrong: `outputs: { tip: { primary: true } }\nvariants: { tip: { primary: rate } }`,
    right: `outputs: { tip: { primary: true } }\nvariants: { tip: { primary: tip } }`,
  },
  default_counts: {
    number: "P0208",
    message: "`{name}` counts while its `when` hides it, by a default nobody sees",
    explanation:
      "A hidden input has its default in formulas. Where the outputs named are right without it, give them the same `when`, or have the formulas use the input only where it is asked for; where they need a value, say which with `hidden`.",
    wrong: `owed: { type: money, default: 3_000, when: trade_in > 0 }`,
    right: `owed: { type: money, default: 3_000, when: trade_in > 0, hidden: 0 }`,
  },
  circular_formula: {
    number: "P0203",
    message: "This formula needs itself: {cycle}",
    explanation:
      "Each formula is evaluated once, after those it uses. In a circle none can be first. A value that changes from row to row belongs in a schedule's `carry`.",
    wrong: `formulas: { a: b + 1, b: a - 1 }`,
    right: `formulas: { a: b + 1, b: input - 1 }`,
  },
  circular_condition: {
    number: "P0209",
    message: "Whether `{name}` is asked depends on `{name}` itself: {cycle}",
    explanation:
      "A `when` may name inputs, constants, formulas and looked-up rows, as long as none of them is worked out from the input it hides: what is hidden cannot decide whether it is seen. A schedule that varies an input works out everything again and can't be named there.",
    wrong: `inputs: { tip: { type: money, default: 0, when: total > 10 } }
formulas: { total: bill + tip }`,
    right: `inputs: { tip: { type: money, default: 0, when: bill > 10 } }
formulas: { total: bill + tip }`,
  },
  bad_default: {
    number: "P0204",
    message: "`{text}` cannot be read as {type}",
    explanation:
      "Values in a specification are written as the type needs them: `6.5%` for percent, `5 foot` for a quantity, `2026-01-31` for a date, `today` for the current day, `true` or `false`.",
    wrong: `rate: { type: percent, default: 0.065 }`,
    right: `rate: { type: percent, default: 6.5% }`,
  },
  bad_limit: {
    number: "P0205",
    message: "The limit `{text}` cannot be read as {type}",
    explanation: "A limit is written like a value of its input.",
    wrong: `rate: { type: percent, min: 0, max: 100 }`,
    right: `rate: { type: percent, min: 0%, max: 100% }`,
  },
  default_out_of_bounds: {
    number: "P0206",
    message: "The default is {side} the input's own limit, `{limit}`",
    explanation: "The page opens with the defaults, so they must be acceptable.",
    wrong: `people: { type: integer, default: 0, min: 1 }`,
    right: `people: { type: integer, default: 2, min: 1 }`,
  },
  unknown_dimension: {
    number: "P0207",
    message: "There is no unit file for the dimension `{name}`",
    explanation: "A dimension is the id of a file in `specs/units/`.",
    wrong: `dimension: surface`,
    right: `dimension: area`,
  },
  check_without_input: {
    number: "P0211",
    message: "The check `{id}` names no input, so its message has no place to appear",
    explanation: "Say with `at` which fields the message belongs to.",
    wrong: `checks: { repays: payment > first_interest }`,
    right: `checks:\n  repays: { that: payment > first_interest, at: [payment] }`,
  },
  by_needs_choice: {
    number: "P0212",
    message: "`{name}` is not a choice, so it has no cases",
    explanation:
      "`by` takes an input or formula whose value is one of a fixed set of options. Conditions are a list without `by`.",
    wrong: `by: amount`,
    right: `by: kind`,
  },
  case_missing: {
    number: "P0213",
    message: "There is no case for {options}",
    explanation: "A choice must have a case for each option: a path without a value would have no answer.",
    wrong: `by: size\ncases: { small: 1 }`,
    right: `by: size\ncases: { small: 1, large: 2 }`,
  },
  case_mismatch: {
    number: "P0214",
    message: "The case `{option}` gives {got}, and the cases before it give {want}",
    explanation:
      "All cases, and `otherwise`, must be of one type and dimension. Give a number its unit, `5 meter`, or make a quantity a plain number with `amount_in(length, meter)`.",
    wrong: `cases: { small: 1, large: "big" }`,
    right: `cases: { small: 1, large: 2 }`,
  },
  case_twice: {
    number: "P0226",
    message: "The option `{option}` already has a case",
    explanation: "Each option is of one case, by its own name or joined with others by `or`.",
    wrong: `cases: { small or medium: 1, medium or large: 2 }`,
    right: `cases: { small or medium: 1, large: 2 }`,
  },
  otherwise_within_cases: {
    number: "P0225",
    message: "`{key}` is no option; write `otherwise` beside `cases` for all options that are not named",
    explanation:
      "Each key of `cases` is an option of the choice in `by`. The value of all the rest is no case of its own.",
    wrong: `by: size\ncases: { small: 1, other: 2 }`,
    right: `by: size\ncases: { small: 1 }\notherwise: 2`,
  },
  otherwise_unused: {
    number: "P0227",
    message: "Every option has a case, so `otherwise` never counts",
    explanation:
      "`otherwise` is for all options that are not named. Leave it out, or leave out cases that say the same.",
    wrong: `cases: { small: 1, large: 2 }\notherwise: 3`,
    right: `cases: { small: 1 }\notherwise: 2`,
  },
  output_value_shadows: {
    number: "P0221",
    message: "`{name}` already has a formula; an output of that name takes no `value`",
    explanation:
      "An output without `value` shows the formula, schedule or input of its name. Give the output another name, or leave `value` out.",
    wrong: `formulas: { tip: bill * rate }\noutputs: { tip: { value: bill } }`,
    right: `formulas: { tip: bill * rate }\noutputs: { tip: {} }`,
  },
  text_output_key: {
    number: "P0228",
    message: "An output that is a text takes no `{key}`",
    explanation:
      "An output with `text: true` is what `outputs.<id>.text` of the words says. It may have `when`, `group` and `primary`; how a value in it is shown, the value's own formula or output says.",
    wrong: `outputs: { radical: { text: true, digits: 2 } }`,
    right: `outputs: { radical: { text: true, when: inside > 1 } }`,
  },
  cannot_show: {
    number: "P0222",
    message: "`{name}` is {type}, and there is no unit to show that in",
    explanation:
      "No unit file measures its dimension, for example money per month. Divide or multiply until one does, or turn it into a plain number with `amount_in`.",
    wrong: `outputs: { speed: { value: distance / mass } }`,
    right: `outputs: { ratio: { value: "amount_in(distance, meter)" } }`,
  },
  currency_differs: {
    number: "P0224",
    message: "`{name}` is in {is}, so it cannot be in {currency} without a rate",
    explanation:
      "An amount keeps its currency. An exchange is a product or quotient with a rate, in a formula that says the currency it comes to with `currency`; an output is shown in the currency of its formula.",
    wrong: `currency: EUR\noutputs: { cost: { currency: USD } }`,
    right: `currency: EUR\nformulas:\n  in_dollars: { value: cost * rate, currency: USD }\noutputs: { in_dollars: {} }`,
  },
  example_outcome: {
    number: "P0231",
    message: "An example needs exactly one of `expect`, `refuses` and `problems`",
    explanation: "Say what the example shows: values, a refusal, or the checks that fail.",
    wrong: `- { id: a, source: { title: A }, given: {} }`,
    right: `- { id: a, source: { title: A }, given: {}, expect: { tip: 10 } }`,
  },
  bad_expected: {
    number: "P0232",
    message: "`{text}` cannot be compared with `{name}`, which is {type}",
    explanation:
      "An expected value is written in the unit the page shows, a margin after `+-`: `761.78 +- 0.005`. A cell of a schedule is named with its row, counted from 1: `plan[12].balance`; a column of a looked-up row as `cell.minimum`.",
    wrong: `expect: { payment: about 760 }`,
    right: `expect: { payment: 761.78 +- 0.005 }`,
  },
  example_wrong: {
    number: "P0233",
    message: "In the example `{id}`, `{name}` is {got}, and {want} is expected",
    explanation:
      "`check` works every example out. Either the formulas are wrong or the expected value is; the steps show which. An expected value comes from outside, never from the calculator itself.",
    wrong: `- { id: a, source: { title: A }, given: { bill: 80 }, expect: { tip: 11 } }`,
    right: `- { id: a, source: { title: A }, given: { bill: 80 }, expect: { tip: 12 } }`,
  },
  example_not_answered: {
    number: "P0234",
    message: "The example `{id}` expects values, and has no answer: {reason}",
    explanation:
      "What an example gives must keep to the limits of the inputs and pass every check and refusal. Where it should not, say `problems` or `refuses` instead of `expect`.",
    wrong: `- { id: a, source: { title: A }, given: { bill: -5 }, expect: { tip: 12 } }`,
    right: `- { id: a, source: { title: A }, given: { bill: -5 }, problems: [below_minimum] }`,
  },
  example_not_refused: {
    number: "P0235",
    message: "The example `{id}` expects the refusal `{reason}`, and gets {got}",
    explanation:
      "The first refusal whose `when` is true is given, and only where every input and check is right.",
    wrong: `- { id: a, source: { title: A }, given: { age: 30 }, refuses: too_young }`,
    right: `- { id: a, source: { title: A }, given: { age: 12 }, refuses: too_young }`,
  },
  example_problems: {
    number: "P0236",
    message: "The example `{id}` expects {want}, and gets {got}",
    explanation:
      "`problems` lists every problem that the inputs have, in any order: ids of checks, and codes such as `above_maximum`. While an input has a problem of its own, no check is tried.",
    wrong: `- { id: a, source: { title: A }, given: { bill: -5 }, problems: [above_maximum] }`,
    right: `- { id: a, source: { title: A }, given: { bill: -5 }, problems: [below_minimum] }`,
  },
  never_hidden: {
    number: "P0237",
    message: "`{name}` has no `when` that could hide it, so `hidden` has no effect",
    explanation:
      "`hidden` is the value an input has while its `when` is not true. An input without `when` is always shown.",
    wrong: `fee: { type: money, default: 5, hidden: 0 }`,
    right: `fee: { type: money, default: 5, when: has_fee, hidden: 0 }`,
  },
  key_of_inputs: {
    number: "P0253",
    message: "`{key}` has no effect on `{name}`, a column of rows; write it on the rows themselves",
    explanation:
      "A row is always shown whole, its cells side by side. `when`, `advanced` and `group` are about a field of the form, which the rows are as a whole; a column has none of them, nor `hidden`.",
    wrong: `work: { type: rows, columns: { score: { type: percent, when: is_graded } } }`,
    right: `work: { type: rows, when: is_graded, columns: { score: { type: percent } } }`,
  },
  unknown_refusal: {
    number: "P0271",
    message: "No refusal without a `when` is called `{name}`",
    explanation:
      "A search that finds nothing ends in a refusal, listed under `refusals` with no `when` of its own: the search decides it.",
    wrong: `formulas: { rate: { solve: x, between: [0, 1], where: x * x == area, otherwise: too_large } }\nrefusals: { too_large: { when: area > 9 } }`,
    right: `formulas: { rate: { solve: x, between: [0, 1], where: x * x == area, otherwise: no_root } }\nrefusals: { no_root: {} }`,
  },
  refusal_never_given: {
    number: "P0272",
    message: "Nothing decides the refusal `{name}`: it has no `when`, and no search names it in `otherwise`",
    explanation:
      "A refusal has a `when` that says where it is given, or is what a `solve` ends in where nothing fits.",
    wrong: `refusals: { under_twenty: {} }`,
    right: `refusals: { under_twenty: { when: age < 20 } }`,
  },
  bounds_differ: {
    number: "P0273",
    message: "The two bounds are not numbers of one dimension",
    explanation: "The unknown is between its bounds, so both are numbers, or both amounts of one kind.",
    wrong: `between: [0 foot, 10]`,
    right: `between: [0 foot, 10 foot]`,
  },
  bounds_reversed: {
    number: "P0274",
    message: "There is nothing between these bounds: the first must be less than the second",
    explanation: "The smaller bound comes first. Both belong to what is searched.",
    wrong: `between: [100%, 0%]`,
    right: `between: [0%, 100%]`,
  },
  equation_needed: {
    number: "P0275",
    message: "`where` must be an equation of two numbers, `left == right`",
    explanation:
      "`solve` finds the value for which two sides are equal. With `whole: true` it finds the least whole number for which any condition is true.",
    wrong: `where: x * x > area`,
    right: `where: x * x == area`,
  },
  condition_ends: {
    number: "P0277",
    message:
      "With `difference: {difference}`, `where` must be a comparison with `{operator}`, which stays true once it is true",
    explanation:
      "The least whole number is found by halving the range, which works where the condition is false up to some number and true from there on. Without `difference` the numbers are tried one after the other, for any condition.",
    wrong: `whole: true\nwhere: count * count % 89 == 12\ndifference: increasing`,
    right: `whole: true\nwhere: count * count >= area\ndifference: increasing`,
  },
  unknown_unused: {
    number: "P0276",
    message: "What must hold does not name the unknown, `{name}`",
    explanation: "Only what depends on the unknown can tell one value of it from another.",
    wrong: `solve: x\nwhere: width * width == area`,
    right: `solve: x\nwhere: x * x == area`,
  },
  share_of_input: {
    number: "P0229",
    message: "No share can be of `{name}`: it is {reason}",
    explanation:
      "`or: { share_of: x }` lets visitors enter an amount as a percentage of `x`. That is an input of money in the same currency which is always asked and always filled in, and which no other input decides.",
    wrong: `years: { type: integer, default: 30 }\ndown_payment: { type: money, or: { share_of: years } }`,
    right: `price: { type: money, default: 400_000 }\ndown_payment: { type: money, or: { share_of: price } }`,
  },
  unknown_category: {
    number: "P0243",
    message: "`{name}` is not a category in `specs/categories.yaml`",
    explanation:
      "The first folder of a calculator is its category. Categories are listed in `specs/categories.yaml`, and their names in `specs/words/`.",
    wrong: `specs/finanz/tip/calculator.yaml`,
    right: `specs/finance/tip/calculator.yaml`,
  },
  unknown_calculator: {
    number: "P0242",
    severity: "warning",
    message: "There is no calculator `{name}`",
    explanation:
      "`related` names the pages of other calculators. One that is still to come can be named already: the link appears by itself once it exists.",
    wrong: `related: [finance/morgage]`,
    right: `related: [finance/mortgage]`,
  },
} as const;
