import type { Value } from "../runtime/answer.ts";

/**
 * What a link carries to the field of another page: the text of an input as it was entered, and of a formula an option, a day, a
 * yes or a no. A number that no field holds has no unit to be read in, and carries nothing.
 */
export function inAddress(entered: string | readonly string[] | undefined, value: Value | undefined): string {
  const text =
    typeof entered === "string"
      ? entered
      : typeof value === "string" || typeof value === "boolean"
        ? String(value)
        : "";
  // A parenthesis would end the address in the author's text.
  return encodeURIComponent(text).replace(/[()]/gu, (sign) => (sign === "(" ? "%28" : "%29"));
}
