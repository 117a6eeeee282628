import { plainType } from "../../formula/value-type.ts";
import { termRuntime } from "../../runtime/kinds/term.ts";
import { compareTerms, isTerm } from "../../runtime/term.ts";
import { text } from "../schema.ts";
import { inputSyntax, type Literal } from "./input-syntax.ts";
import { scalarSchema } from "./input.ts";
import { resolveValue } from "./resolve.ts";
import { readTextLimits, type TextOrder } from "./text-limits.ts";

const reader = {
  describe: () => "a term (such as `41-45 month`, `12 month 1 day`, `25 year to life` or `life`)",
  read: (written: string): Literal | undefined =>
    isTerm(written) ? { value: written, text: written } : undefined,
};
const inLength: TextOrder = { compare: compareTerms, before: "under", after: "over" };

/** A term, such as a sentence or a contract may have. */
export const termSyntax = inputSyntax({
  type: "term",
  kind: "part",
  title: "Term",
  summary:
    "How long a sentence or a contract runs, as one value: `41-45 month`, `72 hour`, `12 month 1 day`, `25 year to life`, `life`, `life_without_parole`. " +
    "A table has it in its columns and a part needs it; no page asks for one. Formulas compare and add terms and take `lowest(t)` and `highest(t)`.",
  schema: scalarSchema("term", {
    default: text("The term in the part's own tests."),
    min: text("Shortest term, itself allowed; or a formula that gives it."),
    max: text("Longest term, itself allowed; or a formula that gives it."),
  }),
  example: `needs:
  sentence: { type: term, default: 41-45 month, max: life }
formulas:
  least: lowest(sentence)
outputs:
  least: {}
`,

  ...reader,
  valueType: () => plainType("term"),
  resolve: (document, context) => {
    const { base, display, ...resolved } = resolveValue(document, reader, plainType("term"), context);
    const limits = readTextLimits(document, resolved.default, reader, {}, context, inLength);
    return { ...resolved, description: { ...base, type: "term", kind: termRuntime, ...limits, display } };
  },
});
