/** Messages about results: what is shown of them, what decides them, what may be found from them, what is drawn. */
export const resultMessages = {
  primary_hidden: {
    number: "P0223",
    message: "The main result `{name}` is not always shown, so the page could be left without an answer",
    explanation:
      'Main results are the outputs marked `primary`, or else the first. One of them has no `when`, or two have opposite ones, `x` and `not x`, or together they name every option of a choice: `x == "a"` and `x in ["b", "c"]`.',
    wrong: `outputs: { tip: { primary: true, when: bill > 0 } }`,
    right: `outputs: { tip: { primary: true }, share: { when: people > 1 } }`,
  },
  figure_without_row: {
    number: "P0296",
    message: "The table `{table}` has no row for `{name}` on any page",
    explanation:
      "A figure in the words is looked up when pages are made. Its keys are written values, or inputs that variants set.",
    wrong: `figures: { shortest: { lookup: felony_grid, keys: { offense_class: '"Z"' } } }`,
    right: `figures: { shortest: { lookup: felony_grid, keys: { offense_class: '"H"' } } }`,
  },
  step_twice: {
    number: "P0291",
    message: "`{name}` is already part of the step `{step}`",
    explanation: "Each formula is shown once among the steps that decide the answer.",
    wrong: `steps: { add: [total], split: [total, share] }`,
    right: `steps: { add: [total], split: [share] }`,
  },
  step_no_formula: {
    number: "P0292",
    message: "`{name}` is {kind}, and a step consists of formulas",
    explanation:
      "A step shows how its formulas came to their values. The values put in are in the formulas. A schedule is told row by row where it is an output as well.",
    wrong: `inputs: { bill: { type: money } }\nsteps: { add: [bill, total] }`,
    right: `inputs: { bill: { type: money } }\nsteps: { add: [total] }`,
  },
  key_figure_kind: {
    number: "P0261",
    message: "`{name}` is {kind}, and a key figure is one of the other results",
    explanation:
      "The main result is the answer itself and is shown large. Key figures are two to four other values that say most beside it; a table has its own place.",
    wrong: `outputs: { tip: { primary: true }, total: {} }\nkey_figures: [tip, total]`,
    right: `outputs: { tip: { primary: true }, total: {}, share: {} }\nkey_figures: [total, share]`,
  },
  converter_side: {
    number: "P0264",
    message: "`{name}` cannot be a side of the converter: {reason}",
    explanation:
      "A converter has an amount on one side and the main result on the other. The amount is a quantity or money and always asked; the result’s `find` names it, because the visitor may write either side. `from` and `to` are choices.",
    wrong: `outputs: { acres: { value: area, primary: true, unit: acre } }\nconverter: { amount: area, result: acres }`,
    right: `outputs: { acres: { value: area, primary: true, unit: acre, find: [area] } }\nconverter: { amount: area, result: acres }`,
  },
  group_says_nothing: {
    number: "P0262",
    message: "The group `{name}` has neither a `sum` nor a `fold`",
    explanation:
      "A group needs an entry under `groups` only where it is folded or says what its fields come to.",
    wrong: `groups: { costs: { fold: false } }`,
    right: `groups: { costs: { sum: all_costs } }`,
  },
  folded_twice: {
    number: "P0263",
    message: "`{name}` is in the folded group `{group}` already, so `advanced` has no effect",
    explanation:
      "A field is folded away with its group or under “More options”, not both. Leave one of them out.",
    wrong: `inputs: { coat: { type: money, group: extras, advanced: true } }\ngroups: { extras: { fold: true } }`,
    right: `inputs: { coat: { type: money, group: extras } }\ngroups: { extras: { fold: true } }`,
  },
  sum_differs: {
    number: "P0294",
    message: "`{name}` is not the sum of these: {detail}",
    explanation:
      "`sum_of` lists everything its formula adds and takes away, each by the name of an input, constant or formula, so that what the page sets out adds up. Give a part that is worked out within the sum a formula of its own.",
    wrong: `formulas: { total: payment + tax / 12 }\noutputs: { total: { primary: true, sum_of: [payment, tax] } }`,
    right: `formulas: { monthly_tax: tax / 12, total: payment + monthly_tax }\noutputs: { total: { primary: true, sum_of: [payment, monthly_tax] } }`,
  },
  sum_not_primary: {
    number: "P0295",
    message: "`sum_of` has no effect on `{name}`, which is not the main result",
    explanation:
      "The answer is set as an addition, and its figure is a main result: one with `primary: true`.",
    wrong: `outputs: { tip: { primary: true }, total: { sum_of: [bill, tip] } }`,
    right: `outputs: { total: { primary: true, sum_of: [bill, tip] }, tip: {} }`,
  },
  find_input: {
    number: "P0297",
    message: "`{name}` cannot be found from a result: only an amount with a least and a most can",
    explanation:
      "`find` searches between the limits of an input for the value that gives a result. The input is a number, percentage, amount of money or quantity, and has `min` or `above` and `max` or `below`.",
    wrong: `inputs: { price: { type: money, min: 0 } }\noutputs: { payment: { find: [price] } }`,
    right: `inputs: { price: { type: money, min: 0, max: 1e9 } }\noutputs: { payment: { find: [price] } }`,
  },
  find_no_effect: {
    number: "P0298",
    message: "`{name}` cannot be found from `{output}`: it does not change it",
    explanation:
      "A result says nothing of an input that it does not depend on. Take the input out of `find`.",
    wrong: `formulas: { tax: price * tax_rate, total: price + tax }\noutputs: { tax: { find: [tip_rate] } }`,
    right: `formulas: { tax: price * tax_rate, total: price + tax }\noutputs: { tax: { find: [price] } }`,
  },
  find_from: {
    number: "P0299",
    message: "No input can be found from `{name}`: it is no number, percentage, amount of money or quantity",
    explanation: "Write `find` at a result that a visitor could name a figure for.",
    wrong: `outputs: { last_month: { find: [price] } }`,
    right: `outputs: { payment: { find: [price] } }`,
  },
  what_if_no_effect: {
    number: "P0254",
    message: "With this `{name}` the page's example has the same {results}",
    explanation:
      "A what-if tells visitors what would follow from a change. Name in `shows` a result that the change makes another, or take the what-if out.",
    wrong: `formulas: { tip: bill * rate }\nwhat_ifs: [{ input: people, to: 3 }]`,
    right: `formulas: { tip: bill * rate, share: tip / people }\nwhat_ifs: [{ input: people, to: 3, shows: [share] }]`,
  },
  what_if_no_answer: {
    number: "P0255",
    message: "With this `{name}` the page's example has no answer: {reason}",
    explanation:
      "A what-if is a value that visitors can enter, and the page's example has an answer with it.",
    wrong: `inputs: { rate: { type: percent, default: 15%, max: 100% } }\nwhat_ifs: [{ input: rate, to: 150% }]`,
    right: `inputs: { rate: { type: percent, default: 15%, max: 100% } }\nwhat_ifs: [{ input: rate, to: 20% }]`,
  },
  drawing_shapes: {
    number: "P0230",
    message: "A drawing has `shapes`, or `by` and `cases`",
    explanation:
      "`shapes` are drawn always. Where an option of a choice decides what is drawn, `by` names the choice and `cases` has the shapes of each option.",
    wrong: `plan: { kind: drawing, by: shape }`,
    right: `plan: { kind: drawing, by: shape, cases: { circle: [{ circle: { radius: a } }] } }`,
  },
  grid_key: {
    number: "P0238",
    message: "`{key}` cannot head a grid: {reason}",
    explanation:
      "`down` and `across` of a grid are two keys of the table that have exact values: choices, whole numbers, yes or no, or days.",
    wrong: `terms: { kind: grid, of: found, down: points, across: points, cell: found.lowest }`,
    right: `terms: { kind: grid, of: found, down: range, across: level, cell: found.lowest }`,
  },
  grid_unit: {
    number: "P0239",
    message: "`unit` is for cells that hold terms",
    explanation:
      "It leaves out the unit of terms such as `41-45 month`. For a number without its unit, write `amount_in` in the cell.",
    wrong: `terms: { kind: grid, of: found, down: range, across: level, cell: found.lowest, unit: month }`,
    right: `terms: { kind: grid, of: found, down: range, across: level, cell: "amount_in(found.lowest, month)" }`,
  },
  curve_over: {
    number: "P0244",
    message: "A curve is drawn over a schedule that varies a number, not over `{name}`",
    explanation:
      "`over` of a curve names a schedule with `vary`, `from`, `to` and `step`. Other schedules are drawn as an area, line or bar chart.",
    wrong: `schedules: { plan: { each: year, at_most: 5, columns: { owed: loan / index } } }\ncharts: { owed: { kind: curve, over: plan, y: [owed] } }`,
    right: `schedules: { by_rate: { vary: rate, from: 3%, to: 9%, step: 0.5%, columns: [payment] } }\ncharts: { payment: { kind: curve, over: by_rate, y: [payment] } }`,
  },
  vary_input: {
    number: "P0245",
    message: "`{name}` cannot be varied: {reason}",
    explanation:
      "A number, percentage, amount of money or quantity is varied over a range, a choice through all its options.",
    wrong: `by_rate: { vary: rate, columns: [payment] }`,
    right: `by_rate: { vary: rate, from: 3%, to: 9%, step: 0.25%, columns: [payment] }`,
  },
  vary_unaffected: {
    number: "P0246",
    message: "`{name}` is the same for every value of `{input}`",
    explanation: "The columns of a schedule that varies an input are formulas that depend on it.",
    wrong: `by_rate: { vary: rate, from: 3%, to: 9%, step: 0.25%, columns: [loan] }`,
    right: `by_rate: { vary: rate, from: 3%, to: 9%, step: 0.25%, columns: [payment] }`,
  },
  color_not_drawn: {
    number: "P0251",
    message: "No chart draws `{name}`, so its color has no effect",
    explanation:
      "`colors` names what area, line, bar and parts charts draw: a column of their schedule, or a part. A gauge has `tones` instead.",
    wrong: `colors: { interests: sand }\ncharts: { split: { kind: parts, of: [interest, principal] } }`,
    right: `colors: { interest: sand }\ncharts: { split: { kind: parts, of: [interest, principal] } }`,
  },
  color_repeated: {
    number: "P0252",
    message: "`{name}` and `{other}` are both {color} in one chart and could not be told apart",
    explanation:
      "Two names may have one color where they mean the same thing and no chart draws them together. In one chart each has its own.",
    wrong: `colors: { interest: green, principal: green }\ncharts: { split: { kind: parts, of: [interest, principal] } }`,
    right: `colors: { interest: sand, principal: green }\ncharts: { split: { kind: parts, of: [interest, principal] } }`,
  },
} as const;
