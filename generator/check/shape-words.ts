import { listed } from "../diagnostics/listed.ts";

/** How messages about a file's shape name types and values. */

const typeNames: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  integer: "a number without fraction",
  boolean: "`true` or `false`",
  null: "`null`",
  array: "a list",
  object: "a map of keys",
};

/** The types a place takes: `a text`, `a list or a map of keys`. */
export function showTypes(types: unknown): string {
  const names = (Array.isArray(types) ? types : [types]).map(String);
  if (names.includes("string") && names.includes("number")) return "a single value";
  return names.map((name) => typeNames[name] ?? name).join(" or ");
}

/** What was written instead: `the number 5`, `a list`, `nothing`. */
export function showValue(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return `the text "${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  if (typeof value === "number") return `the number ${value} (in quotes it would be a text)`;
  if (typeof value === "boolean") return `${value} (in quotes it would be a text)`;
  return "a map of keys";
}

/** That a text is none of those allowed. */
export function isAmong(written: string, allowed: readonly string[]): string {
  return allowed.length === 1
    ? `it is \`${written}\` and must be \`${allowed[0] ?? ""}\``
    : `\`${written}\` is none of ${listed(allowed)}`;
}
