import { problemCodes } from "../runtime/answer.ts";

/**
 * Every shared word the site says by its own name. `specs/words/en.yaml` must hold each of them,
 * and a key that is not listed here cannot be said: the compiler refuses it.
 * Words looked up by an id from a specification (`regions.ohio`) are in {@link sharedWordFamilies}.
 */
export const sharedWordKeys = [
  ...group("site", ["name", "tagline", "skip", "languages", "search", "search_label", "search_example"]),
  ...group("site", ["categories", "breadcrumbs", "home", "privacy", "terms", "blog", "language", "promise"]),
  ...group("home", ["title", "summary", "heading", "lead", "popular", "all"]),
  ...group("category", ["count", "regions"]),
  ...group("region", ["title", "summary"]),
  ...group("search", ["title", "summary", "heading", "hint", "results", "none"]),
  ...group("not_found", ["title", "text", "home"]),
  ...group("languages", ["title", "heading"]),
  ...group("blog", ["title", "summary", "heading", "lead", "by", "back", "open_calculator"]),
  ...group("form", [
    "heading",
    "label_with_unit",
    "label_optional",
    "advanced",
    "unit",
    "read_as",
    "read_as_other",
    "reset",
    "usual",
    "less",
    "more",
  ]),
  ...group("form", [
    "copy_link",
    "copied",
    "not_copied",
    "print",
    "date_example",
    "pick_date",
    "row",
    "add_row",
    "remove_row",
  ]),
  ...group("form", ["choose", "ignored", "no_script", "none_chosen"]),
  ...group("keypad", ["label", "memory_clear", "memory_recall", "memory_add", "memory_subtract", "memory"]),
  ...group("keypad", ["percent", "sign", "backspace", "clear", "open", "close", "divide", "multiply"]),
  ...group("keypad", ["subtract", "add", "power", "root", "decimal", "equals", "history", "history_use"]),
  ...group("keypad", ["history_clear"]),
  ...group("results", ["heading", "to_results", "invalid", "refused", "outside_table", "choose_units"]),
  ...group("results", ["secondary", "unconfirmed", "stale", "see_step", "not_loaded", "rounded"]),
  ...group("table", ["show_all", "show_fewer", "expand", "collapse", "year", "download", "scroll"]),
  ...group("chart", [
    "figures",
    "part",
    "amount",
    "amount_money",
    "share",
    "total",
    "band",
    "from",
    "below",
    "between",
    "at_least",
    "here",
    "side",
    "angle",
  ]),
  ...group("workings", ["heading", "audit", "given", "table_keys", "checked"]),
  ...group("workings", ["rows", "rules"]),
  ...group("workings.row_used", ["since", "until", "between"]),
  ...group("examples", ["heading", "from", "try"]),
  ...group("command_line", ["heading", "text"]),
  ...group("sections", ["questions", "sources", "related", "updated"]),
  ...group("sections.period", ["since", "until", "between"]),
  ...group("notice", ["legal", "health", "finance"]),
  ...group("status", ["official", "secondary", "unconfirmed"]),
  ...group("boolean", ["yes", "no"]),
  ...group("currency", ["named"]),
  ...group("date_rules", ["last_day", "next_day"]),
  ...group("term", ["life", "life_without_parole", "to", "to_life"]),
  ...group("term.written", ["life", "life_without_parole", "from", "to"]),
  ...group("problems", problemCodes),
  ...group("terminal", ["read_as", "implied", "no_effect", "needs", "repeated", "choices", "did_you_mean"]),
  ...group("terminal", ["unknown_calculator", "unknown_category", "unknown_command", "unknown_flag"]),
  ...group("terminal", ["missing_value", "missing_word", "no_flag", "too_many_words", "calculator_first"]),
  ...group("terminal", [
    "unknown_language",
    "not_translated",
    "always",
    "not_asked",
    "not_a_day",
    "unknown_result",
  ]),
  ...group("terminal", [
    "unknown_result_unit",
    "nothing_found",
    "see",
    "default",
    "default_rows",
    "required",
  ]),
  ...group("terminal", [
    "optional",
    "from",
    "above",
    "to",
    "below",
    "only_with",
    "once_a_row",
    "usual",
    "step",
  ]),
  ...group("terminal", [
    "unknown_column",
    "too_many_cells",
    "named_flag",
    "at_place",
    "other_unit",
    "flags_are",
  ]),
  ...group("terminal.batch", ["no_file", "no_header", "unknown_column", "copied", "done"]),
  ...group("terminal.solve", ["one_result", "given", "none", "several", "unknown_input", "nothing"]),
  ...group("terminal.solve", ["is_result"]),
  ...group("terminal.forms", [
    "money",
    "percent",
    "share",
    "inverse",
    "number",
    "integer",
    "whole",
    "quantity",
    "day",
    "month",
  ]),
  ...group("terminal.forms", [
    "choice",
    "choices",
    "rows",
    "expression",
    "digits",
    "text",
    "boolean",
    "time",
  ]),
  ...group("terminal.forms", ["datetime", "duration", "decimal", "fraction", "term"]),
  ...group("terminal.help", [
    "flags",
    "forms",
    "general",
    "example",
    "steps",
    "all",
    "in",
    "json",
    "locale",
    "as_of",
  ]),
  ...group("terminal.help", ["solve", "help"]),
  ...group("privacy", ["title", "summary"]),
  ...group("terms", ["title", "summary"]),
];

/** A shared word the site names itself. */
export type SharedWordKey = (typeof sharedWordKeys)[number];

/** Families of shared words said by an id that comes from the specifications, or counted (`privacy.sections.0.heading`). */
export const sharedWordFamilies = [
  "categories",
  "regions",
  "privacy.sections",
  "terms.sections",
  "units",
  "math",
] as const;

/** Groups of shared words a calculator's island says, and that therefore travel in its page. */
export const islandWordGroups = [
  "form",
  "results",
  "table",
  "chart",
  "workings",
  "status",
  "boolean",
  "problems",
] as const;

/**
 * Shared words that nearly every calculator's island says. They lie in one file a language, which browsers fetch once
 * for all calculators, and not in each page.
 */
export const everyPageKeys: readonly string[] = [
  ...group("form", ["heading", "label_with_unit", "label_optional", "read_as", "read_as_other", "reset"]),
  ...group("form", ["copy_link", "copied", "not_copied", "print", "ignored"]),
  ...group("results", ["heading", "to_results", "invalid", "refused", "see_step", "not_loaded"]),
  ...group("workings", ["heading", "audit", "given", "rows"]),
  ...group("math", ["case", "else", "call", "list", "true", "false"]),
  ...group("command_line", ["heading", "text"]),
  ...group("boolean", ["yes", "no"]),
  ...group("problems", ["required", "not_a_number", "not_whole", "below_minimum", "above_maximum"]),
  ...group("problems", ["too_large", "too_many_rows", "not_finite"]),
];

function group<const Name extends string, const Key extends string>(
  name: Name,
  keys: readonly Key[],
): readonly `${Name}.${Key}`[] {
  return keys.map((key): `${Name}.${Key}` => `${name}.${key}`);
}
