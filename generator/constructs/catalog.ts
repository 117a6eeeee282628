import { chartKinds } from "./charts/chart.ts";
import { colors } from "./charts/colors.ts";
import type { Construct } from "./construct.ts";
import { categories } from "./files/categories.ts";
import { locales } from "./files/locales.ts";
import { part } from "./files/part.ts";
import { sharedWords, unitWords } from "./files/shared-words.ts";
import { table } from "./files/table.ts";
import { tableWords } from "./files/table-words.ts";
import { translated } from "./files/translated.ts";
import { units } from "./files/units.ts";
import { words } from "./files/words.ts";
import { cases } from "./formulas/cases.ts";
import { constants } from "./formulas/constants.ts";
import { formula } from "./formulas/formula.ts";
import { lookup } from "./formulas/lookup.ts";
import { solve } from "./formulas/solve.ts";
import { inputSyntaxes } from "./inputs/any.ts";
import { parts } from "./parts/parts.ts";
import { ask } from "./results/ask.ts";
import { check } from "./results/check.ts";
import { figures } from "./results/figures.ts";
import { converter } from "./results/converter.ts";
import { groups } from "./results/groups.ts";
import { example } from "./results/example.ts";
import { names } from "./results/names.ts";
import { output } from "./results/output.ts";
import { refusal } from "./results/refusal.ts";
import { steps } from "./results/steps.ts";
import { variant } from "./results/variant.ts";
import { whatIfs } from "./results/what-ifs.ts";
import { schedule } from "./schedules/schedule.ts";
import { vary } from "./schedules/vary.ts";
import { citation } from "./values/citation.ts";
import { currency } from "./values/currency.ts";
import { digits } from "./values/digits.ts";

/** Every construct, in the order the author's reference explains them. */
export const constructs: readonly Construct[] = [
  ...Object.values(inputSyntaxes),
  constants,
  formula,
  lookup,
  cases,
  solve,
  schedule,
  vary,
  check,
  refusal,
  output,
  steps,
  groups,
  converter,
  ...chartKinds,
  colors,
  figures,
  variant,
  whatIfs,
  names,
  ask,
  example,
  parts,
  digits,
  currency,
  citation,
  part,
  words,
  translated,
  table,
  tableWords,
  units,
  unitWords,
  sharedWords,
  locales,
  categories,
];
