import { plainType } from "../../formula/value-type.ts";
import { isTerm } from "../../runtime/term.ts";
import type { InputKind } from "../inputs/input-kind.ts";

/** How terms are written in tables and examples. */
export const writtenTerm: Pick<InputKind<never>, "describe" | "read" | "valueType" | "shownAs"> = {
  describe: () => "a term (such as `41-45 month`, `12 month 1 day`, `25 year to life` or `life`)",
  read: (text) => (isTerm(text) ? { value: text, text } : undefined),
  valueType: () => plainType("term"),
};
