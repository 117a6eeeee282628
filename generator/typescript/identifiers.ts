import { functionCatalog } from "../formula/index.ts";
import { plainTypes, type PlainType } from "../formula/value-type.ts";
import { aggregateRules } from "../formula/functions/aggregate.ts";

/** Words of the language, which no constant can be called. */
const reserved =
  "break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await async of type interface implements package private protected public arguments eval undefined";
/** Names that emitted code itself declares or imports. */
const emitted =
  "inputs columns outputs charts row rows shown problems used quantity index date value at_most from today compute visible calculator description background answer_of check_inputs check_problem limit_problem compare_exactly exact_difference exact_negation exact_product exact_sum finish from_base nearest_number once proven_present remainder_big_int row_limit schedule_date to_base used_row expect_end has_ended schedule_dates date_of_row sorted_rows solve smallest term_display time_display datetime_display lines_display write_duration write_exact listed_rows number_key negate_decimal negate_fraction fraction_display is_chosen count_chosen chosen_rows write_chosen write_compound scale_by table_cells sweep_rows sweep_values varied_inputs days_off_passed days_off_between option_key spare decimal_fraction_display cited_by entered calculate known trace_of decide_shown trace used stop stopped answer conditions is_covered again varied is_whole";

const taken: ReadonlySet<string> = new Set([
  ...reserved.split(" "),
  ...emitted.split(" ").map(joinWords),
  ...calledNames(),
]);
/** Names that emitted code makes out of others: `computeTip`, `felonyGridTable`, `percentRuntime`, `lengthUnits`. */
const made = /^compute[A-Z]|(Table|Runtime|Units)$/;

/**
 * `home_price` as a TypeScript constant: `homePrice`. A name that is not free gets `Value` after it, as does the one it
 * then has, and so on: two ids never share a constant.
 */
export function camelCase(id: string): string {
  const name = joinWords(id);
  const stem = joinWords(id.replace(/(_value)+$/, ""));
  return taken.has(stem) || made.test(stem) ? `${name}Value` : name;
}

/** `home_price` as a TypeScript type or the tail of a function name: `HomePrice`. */
export function pascalCase(id: string): string {
  const name = camelCase(id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Only letters are joined: `rate_1` and `rate1` stay two names. A name may begin with a digit, a constant may not. */
function joinWords(id: string): string {
  return id.replace(/^(?=\d)/, "_").replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Every runtime function a formula can call. */
function calledNames(): readonly string[] {
  const called = functionCatalog.flatMap((definition) =>
    definition.kind === "ordinary" ? definition.signatures.map(({ target }) => target) : [],
  );
  const operators = Object.values(plainTypes).flatMap((type: PlainType) => [
    ...(type.compare === undefined ? [] : [type.compare.name]),
    ...Object.values(type.operators ?? {}).map(({ name }) => name),
  ]);
  return [
    ...operators,
    ...called,
    ...Object.values(aggregateRules)
      .flat()
      .map(({ target }) => target),
  ].flatMap((target) => {
    if (typeof target === "string") return [target];
    return target.kind === "runtime" ? [target.name] : [];
  });
}
