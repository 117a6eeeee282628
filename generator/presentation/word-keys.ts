import type english from "../../generated/words/en.json";

/** The key of a word that all calculators share: those of `specs/words/en.yaml`. The compiler refuses any other. */
export type SharedWordKey = keyof typeof english;

/** Groups of shared words a calculator's island says, and that therefore travel in its page. */
export const islandWordGroups = [
  "form",
  "results",
  "tools",
  "compare",
  "find",
  "table",
  "chart",
  "workings",
  "status",
  "boolean",
  "problems",
] as const;

/**
 * Shared words that the islands of a third of all pages say. They lie in one file a language, which browsers fetch once
 * for all calculators, and not in each page.
 */
export const everyPageKeys: readonly string[] = [
  ...group("form", ["heading", "label_with_unit", "optional", "read_as", "read_as_other", "reset"]),
  ...group("form", ["ignored", "choose"]),
  ...group("tools", [
    "copy",
    "link",
    "print",
    "csv",
    "more",
    "figure",
    "number",
    "sentence",
    "address",
    "command",
  ]),
  ...group("tools", ["copied", "not_copied", "compare", "pin"]),
  ...group("tools", ["csv_name", "csv_shown", "csv_number", "csv_unit"]),
  ...group("compare", [
    "heading",
    "first",
    "second",
    "now",
    "entered",
    "difference",
    "now_less_first",
    "remove",
  ]),
  ...group("compare", ["remove_named", "more", "less", "later", "earlier", "instead", "line", "same"]),
  ...group("form", ["date_example", "pick_date", "advanced", "unit", "usual"]),
  ...group("results", [
    "heading",
    "to_results",
    "invalid",
    "refused",
    "see_sources",
    "see_step_number",
    "more",
  ]),
  ...group("results", ["not_loaded", "not_awake"]),
  ...group("results", ["outside_table", "secondary", "unconfirmed", "stale", "passed"]),
  ...group("status", ["official", "secondary", "unconfirmed"]),
  ...group("workings", ["heading", "audit", "given", "rows", "steps", "checked"]),
  ...group("math", ["case", "else", "list", "true", "false", "and", "or", "not", "says", "otherwise"]),
  ...group("math", ["sum", "max", "in_unit", "ceil"]),
  ...group("units.day", ["name", "symbol", "amount", "of", "written"]),
  ...group("units.week", ["name", "symbol", "amount", "of", "written"]),
  ...group("units.month", ["name", "symbol", "amount", "of", "written"]),
  ...group("units.year", ["name", "symbol", "amount", "of", "age", "written"]),
  ...group("table", ["scroll", "show_all", "show_fewer"]),
  ...group("chart", ["figures", "amount_money"]),
  ...group("boolean", ["yes", "no"]),
  ...group("problems", ["required", "not_a_number", "not_whole", "below_minimum", "above_maximum"]),
  ...group("problems", ["too_large", "too_many_rows", "not_finite", "not_an_option", "unknown_unit"]),
  ...group("problems", ["not_a_date", "too_early", "too_late"]),
];

function group(name: string, keys: readonly string[]): readonly string[] {
  return keys.map((key) => `${name}.${key}`);
}
