import { gauge } from "./charts/gauge.ts";
import { parts } from "./charts/parts.ts";
import { series } from "./charts/series.ts";
import { triangle } from "./charts/triangle.ts";
import type { Construct } from "./construct.ts";
import { categories } from "./files/categories.ts";
import { locales } from "./files/locales.ts";
import { sharedWords, unitWords } from "./files/shared-words.ts";
import { table } from "./files/table.ts";
import { translated } from "./files/translated.ts";
import { units } from "./files/units.ts";
import { words } from "./files/words.ts";
import { choose } from "./formulas/choose.ts";
import { constants } from "./formulas/constants.ts";
import { formula } from "./formulas/formula.ts";
import { lookup } from "./formulas/lookup.ts";
import { booleanInput } from "./inputs/boolean.ts";
import { choiceInput } from "./inputs/choice.ts";
import { dateInput } from "./inputs/date.ts";
import { digitsInput } from "./inputs/digits.ts";
import { expressionInput } from "./inputs/expression.ts";
import { integerInput } from "./inputs/integer.ts";
import { moneyInput } from "./inputs/money.ts";
import { numberInput } from "./inputs/number.ts";
import { percentInput } from "./inputs/percent.ts";
import { quantityInput } from "./inputs/quantity.ts";
import { rowsInput } from "./inputs/rows.ts";
import { textInput } from "./inputs/text.ts";
import { wholeInput } from "./inputs/whole.ts";
import { check } from "./results/check.ts";
import { example } from "./results/example.ts";
import { output } from "./results/output.ts";
import { refusal } from "./results/refusal.ts";
import { variant } from "./results/variant.ts";
import { recurrence } from "./schedules/recurrence.ts";
import { unitList } from "./schedules/unit-list.ts";
import { values } from "./schedules/values.ts";
import { citation } from "./values/citation.ts";
import { currency } from "./values/currency.ts";
import { digits } from "./values/digits.ts";

/** Types an input can have; `rows` holds inputs of the others. */
export const inputTypes: readonly Construct[] = [
  numberInput,
  integerInput,
  percentInput,
  moneyInput,
  quantityInput,
  wholeInput,
  digitsInput,
  dateInput,
  choiceInput,
  booleanInput,
  textInput,
  expressionInput,
  rowsInput,
];
export const chartKinds: readonly Construct[] = [series, parts, gauge, triangle];

/** Every construct, in the order the author's reference explains them. */
export const constructs: readonly Construct[] = [
  ...inputTypes,
  constants,
  formula,
  lookup,
  choose,
  recurrence,
  values,
  unitList,
  check,
  refusal,
  output,
  ...chartKinds,
  variant,
  example,
  digits,
  currency,
  citation,
  words,
  translated,
  table,
  units,
  unitWords,
  sharedWords,
  locales,
  categories,
];
