import {
  alwaysMentioned,
  possibleValues,
  readingsOf,
  stepTree,
  pathCode,
  type TypedExpression,
} from "../../formula/index.ts";
import { closed, formula as formulaText, type FormulaText, type Static } from "../schema.ts";
import { typeText } from "../statements/context.ts";
import { formulaPart } from "../statements/draft.ts";
import type { ShownStatement, StatementKind } from "../statements/statement-kind.ts";
import { checkShown, cited, namedByShown, shownAs, shownDisplay, shownOptions } from "./shown.ts";

const schema = closed({ value: formulaText("The formula."), ...shownAs, ...cited }, ["value"]);
type LongForm = Static<typeof schema>;

/** A value calculated from others. */
export interface FormulaStatement extends ShownStatement {
  readonly kind: "formula";
  readonly expression: TypedExpression;
  /** The formula as it is written. */
  readonly text: string;
}

export const formula: StatementKind<LongForm, FormulaStatement, LongForm | FormulaText> = {
  id: "formula",
  title: "Formula",
  summary:
    "A value calculated from others. Most formulas are a line of text; the long form also says how the value is shown. " +
    "The order of formulas does not matter: each is evaluated after those it uses.",
  schema,
  example: `inputs:
  bill: { type: money, default: 50 }
  rate: { type: percent, default: 15% }
formulas:
  tip: bill * rate
  share: { value: tip / bill, as: percent, digits: 1 }
outputs:
  tip: {}
  share: {}
`,

  formulas: (document, path) => [
    typeof document === "object"
      ? formulaPart("value", document.value, [...path, "value"])
      : formulaPart("value", document, path),
  ],
  names: namedByShown,
  resolve: ({ id, document, parts, needs }, context) => {
    const parsed = parts.get("value");
    const expression = parsed === undefined ? undefined : typeText(context, parsed, undefined);
    if (parsed === undefined || expression === undefined) return undefined;
    return {
      kind: "formula",
      id,
      type: expression.type,
      expression,
      text: parsed.text,
      needs,
      ...shownOptions(document),
    };
  },
  checkShown,
  displays: shownDisplay,
  step: ({ id, expression }, displays) => {
    const display = displays[id];
    return display === undefined ? undefined : { id, display, tree: stepTree(expression) };
  },
  reads: ({ expression }) => alwaysMentioned(expression),
  possible: ({ expression }, known) => possibleValues(expression, known),
  readings: ({ expression }, known) => readingsOf(expression, known),
  function: ({ id, text, expression }, { code }) => ({
    about: `\`${id}: ${text.trim().replaceAll(/\s+/g, " ")}\``,
    body: [`return ${code(expression)};`],
  }),
  branchCode: ({ expression }, { code }) => pathCode(expression, code),
};
