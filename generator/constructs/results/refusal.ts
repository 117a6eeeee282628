import { construct } from "../construct.ts";
import { citation } from "../values/citation.ts";
import { closed, formula, reference } from "../schema.ts";

/** A case the calculator does not answer. */
export const refusal = construct({
  id: "refusal",
  kind: "calculator",
  title: "Refusal",
  summary:
    "A case the calculator does not cover. It is a result, not an error: the page says why, in `refusals.<id>` of the words, and where the rule stands. " +
    'With a refusal `when: kind == "a"`, formulas and tables need no case for `a`.',
  schema: closed({ when: formula("Where this is true there is no answer."), citation: reference(citation) }, [
    "when",
  ]),
  example: `inputs:
  age: { type: integer, default: 35, min: 2 }
refusals:
  under_twenty: { when: age < 20 }
outputs:
  age: {}
`,
});
