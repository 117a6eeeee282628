import * as aggregate from "../runtime/aggregate.ts";
import * as calendar from "../runtime/calendar.ts";
import * as checkInputs from "../runtime/check-inputs.ts";
import * as chosen from "../runtime/chosen.ts";
import * as chosenText from "../runtime/chosen-text.ts";
import * as citedBy from "../runtime/cited-by.ts";
import * as compare from "../runtime/compare.ts";
import * as daysOff from "../runtime/days-off.ts";
import * as decimal from "../runtime/decimal.ts";
import * as distinct from "../runtime/distinct.ts";
import * as distinctSources from "../runtime/distinct-sources.ts";
import * as finish from "../runtime/finish.ts";
import * as ifWorkedOut from "../runtime/if-worked-out.ts";
import * as numeric from "../runtime/numeric.ts";
import * as once from "../runtime/once.ts";
import * as provenGiven from "../runtime/proven-given.ts";
import * as rowOrder from "../runtime/row-order.ts";
import * as schedule from "../runtime/schedule.ts";
import * as smallest from "../runtime/smallest.ts";
import * as solve from "../runtime/solve.ts";
import * as tableCells from "../runtime/table-cells.ts";
import * as tableRows from "../runtime/table-rows.ts";
import * as table from "../runtime/table.ts";
import * as exact from "../runtime/exact.ts";
import * as exactDigits from "../runtime/exact-digits.ts";
import * as exactText from "../runtime/exact-text.ts";
import * as decimalKind from "../runtime/kinds/decimal.ts";
import * as datetime from "../runtime/datetime.ts";
import * as datetimeText from "../runtime/datetime-text.ts";
import * as compoundDisplay from "../runtime/compound-display.ts";
import * as durationText from "../runtime/duration-text.ts";
import * as floatingPoint from "../runtime/floating-point.ts";
import * as fraction from "../runtime/fraction.ts";
import * as fractionText from "../runtime/fraction-text.ts";
import * as term from "../runtime/term.ts";
import * as termText from "../runtime/term-text.ts";
import * as whole from "../runtime/whole.ts";
import * as wordCount from "../runtime/word-count.ts";
import * as booleanKind from "../runtime/kinds/boolean.ts";
import * as choiceKind from "../runtime/kinds/choice.ts";
import * as choicesKind from "../runtime/kinds/choices.ts";
import * as dateKind from "../runtime/kinds/date.ts";
import * as datetimeKind from "../runtime/kinds/datetime.ts";
import * as durationKind from "../runtime/kinds/duration.ts";
import * as digitsKind from "../runtime/kinds/digits.ts";
import * as expressionKind from "../runtime/kinds/expression.ts";
import * as fractionKind from "../runtime/kinds/fraction.ts";
import * as integerKind from "../runtime/kinds/integer.ts";
import * as inverseKind from "../runtime/kinds/inverse.ts";
import * as linesKind from "../runtime/kinds/lines.ts";
import * as moneyKind from "../runtime/kinds/money.ts";
import * as numberKind from "../runtime/kinds/number.ts";
import * as percentKind from "../runtime/kinds/percent.ts";
import * as priceKind from "../runtime/kinds/price.ts";
import * as quantityKind from "../runtime/kinds/quantity.ts";
import * as rowsKind from "../runtime/kinds/rows.ts";
import * as shareKind from "../runtime/kinds/share.ts";
import * as splitKind from "../runtime/kinds/split.ts";
import * as termKind from "../runtime/kinds/term.ts";
import * as textKind from "../runtime/kinds/text.ts";
import * as timeKind from "../runtime/kinds/time.ts";
import * as varied from "../runtime/varied.ts";
import * as wholeKind from "../runtime/kinds/whole.ts";

/** The parts of the runtime that generated programs import, by file: a test wants every one that is emitted. */
export const runtimeModules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "aggregate.ts": aggregate,
  "calendar.ts": calendar,
  "check-inputs.ts": checkInputs,
  "chosen.ts": chosen,
  "chosen-text.ts": chosenText,
  "cited-by.ts": citedBy,
  "compare.ts": compare,
  "days-off.ts": daysOff,
  "decimal.ts": decimal,
  "distinct.ts": distinct,
  "distinct-sources.ts": distinctSources,
  "finish.ts": finish,
  "if-worked-out.ts": ifWorkedOut,
  "numeric.ts": numeric,
  "once.ts": once,
  "proven-given.ts": provenGiven,
  "row-order.ts": rowOrder,
  "schedule.ts": schedule,
  "smallest.ts": smallest,
  "solve.ts": solve,
  "table-cells.ts": tableCells,
  "table-rows.ts": tableRows,
  "table.ts": table,
  "exact.ts": exact,
  "exact-digits.ts": exactDigits,
  "exact-text.ts": exactText,
  "kinds/decimal.ts": decimalKind,
  "datetime.ts": datetime,
  "datetime-text.ts": datetimeText,
  "compound-display.ts": compoundDisplay,
  "duration-text.ts": durationText,
  "floating-point.ts": floatingPoint,
  "fraction.ts": fraction,
  "fraction-text.ts": fractionText,
  "term.ts": term,
  "term-text.ts": termText,
  "varied.ts": varied,
  "whole.ts": whole,
  "word-count.ts": wordCount,
  "kinds/boolean.ts": booleanKind,
  "kinds/choice.ts": choiceKind,
  "kinds/choices.ts": choicesKind,
  "kinds/date.ts": dateKind,
  "kinds/datetime.ts": datetimeKind,
  "kinds/duration.ts": durationKind,
  "kinds/digits.ts": digitsKind,
  "kinds/expression.ts": expressionKind,
  "kinds/fraction.ts": fractionKind,
  "kinds/integer.ts": integerKind,
  "kinds/inverse.ts": inverseKind,
  "kinds/lines.ts": linesKind,
  "kinds/money.ts": moneyKind,
  "kinds/number.ts": numberKind,
  "kinds/percent.ts": percentKind,
  "kinds/price.ts": priceKind,
  "kinds/quantity.ts": quantityKind,
  "kinds/rows.ts": rowsKind,
  "kinds/share.ts": shareKind,
  "kinds/split.ts": splitKind,
  "kinds/term.ts": termKind,
  "kinds/text.ts": textKind,
  "kinds/time.ts": timeKind,
  "kinds/whole.ts": wholeKind,
};
