import { unreadable } from "../reading/read-numeral.ts";
import { compareTerms, isTerm } from "../term.ts";
import type { Finding, InputRuntime, ScalarInputBase } from "./input-runtime.ts";

/** A term, as its canonical text: `41-45 month`, `12 month 1 day`, `25 year to life`. A part needs it; nobody types one. */
export interface TermInput extends ScalarInputBase {
  readonly type: "term";
  readonly kind: InputRuntime<TermInput>;
  readonly minimum?: string;
  readonly maximum?: string;
}
export const termRuntime: InputRuntime<TermInput> = {
  read: (_, text) =>
    isTerm(text) ? { kind: "read", value: text, canonical: text } : unreadable("not_a_term", text),
  write: (_, value) => String(value),
  canonical: (_, value) => String(value),
  check: (input, value) => checkTerm(input, String(value)),
  flagArgument: () => "<term>",
};

function checkTerm({ minimum, maximum }: TermInput, term: string): Finding {
  if (!isTerm(term)) return { code: "not_a_term", arguments: { text: term } };
  if (minimum !== undefined && compareTerms(term, minimum) < 0)
    return { code: "below_minimum", arguments: { minimum, exclusive: false } };
  if (maximum !== undefined && compareTerms(term, maximum) > 0)
    return { code: "above_maximum", arguments: { maximum, exclusive: false } };
  return undefined;
}
