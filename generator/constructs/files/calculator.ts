import { situations } from "../../runtime/catalog.ts";
import { chart } from "../charts/chart.ts";
import { colors } from "../charts/colors.ts";
import { constants } from "../formulas/constants.ts";
import { input } from "../inputs/any.ts";
import { parts } from "../parts/parts.ts";
import { ask } from "../results/ask.ts";
import { check } from "../results/check.ts";
import { converter } from "../results/converter.ts";
import { figures } from "../results/figures.ts";
import { groups } from "../results/groups.ts";
import { example } from "../results/example.ts";
import { names } from "../results/names.ts";
import { output } from "../results/output.ts";
import { refusal } from "../results/refusal.ts";
import { steps } from "../results/steps.ts";
import { variant } from "../results/variant.ts";
import { whatIfs } from "../results/what-ifs.ts";
import {
  closed,
  id,
  list,
  filledMapOf,
  mapOf,
  oneOfTexts,
  patterned,
  patterns,
  reference,
  tableId,
} from "../schema.ts";
import { formulaForms, scheduleForms } from "../statements/any.ts";
import { currency } from "../values/currency.ts";

/** What calculators and parts alike are made of. */
export const sections = {
  inputs: mapOf(reference(input), "What is asked, in the order of the form."),
  constants: reference(constants),
  checks: mapOf(reference(check), "Conditions the values must meet together."),
  refusals: mapOf(reference(refusal), "Cases the calculator does not answer."),
  formulas: mapOf(formulaForms, "What is calculated."),
  schedules: mapOf(scheduleForms, "Tables calculated row by row."),
  outputs: mapOf(reference(output), "What is shown, in this order."),
  steps: reference(steps),
  charts: mapOf(reference(chart), "Pictures of the result."),
  colors: reference(colors),
  figures: reference(figures),
  groups: reference(groups),
  key_figures: list(
    id("An output."),
    "Results that say most beside the main one, one to four at a time: they are first among the others. With `when`, up to eight take turns. What the sentence of the answer says need not be said again there.",
    { minItems: 1, maxItems: 8, unique: true },
  ),
  evidence: list(
    id("A chart."),
    "The charts that show the answer best, in their order: they are drawn beside it, all others below. Without it, the first chart is; with `[]`, none.",
    { minItems: 0, maxItems: 3, unique: true },
  ),
  examples: list(reference(example), "Cases with a known answer, shown on the page and run as tests."),
};

/** A calculator, without its words. */
export const calculator = {
  title: "Calculator",
  description:
    "What a calculator asks, calculates and shows. Its words are in files beside it, one per language.",
  ...closed(
    {
      parts: reference(parts),
      currency: reference(currency),
      notice: oneOfTexts(
        ["legal", "health", "finance"],
        "The page says that it is general information and no advice of this kind. With `legal`, an answer also names those of its days that have passed.",
      ),
      situation: oneOfTexts(
        situations,
        "Of a calculator of a region: the situation of those it is for, under which the page of the region lists it.",
      ),
      converter: reference(converter),
      tables: list(
        tableId("A table's id."),
        "Tables the calculator uses, listed for readers; each must be used by a lookup.",
        { unique: true },
      ),
      ...sections,
      what_ifs: reference(whatIfs),
      names: reference(names),
      ask: reference(ask),
      inputs: { ...sections.inputs, minProperties: 1 },
      outputs: { ...sections.outputs, minProperties: 1 },
      sections: list(
        id("A section's id in the words."),
        "The sections of explanation, in this order, those of parts among them; without it, the calculator's own.",
        { unique: true },
      ),
      questions: list(
        id("A question's id in the words."),
        "The questions, in this order, those of parts among them; without it, the calculator's own.",
        { unique: true },
      ),
      variants: filledMapOf(
        reference(variant),
        "Pages of their own, by their address: beside the folder (`class-h-felony`) or below it (`felony/level-1`).",
        patterns.page,
      ),
      related: list(
        patterned(patterns.route, "A page, such as `finance/loan`."),
        "Pages linked at the end.",
        {
          unique: true,
        },
      ),
    },
    ["inputs", "outputs", "examples"],
  ),
};
