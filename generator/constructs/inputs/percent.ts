import { numberType } from "../../formula/value-type.ts";
import { percentRuntime } from "../../runtime/kinds/percent.ts";
import type { Literal } from "./input-syntax.ts";
import { readNumber } from "./literal.ts";
import { displayInput, resolveNumber } from "./resolve.ts";
import { inputSyntax } from "./input-syntax.ts";
import { scalarSchema, numberKeys, startsByRegion, startsWith } from "./input.ts";

/** What was entered is shown as it was entered: 3.875% is not 3.88%. */
const asEntered = { maximum: 6 };

const reader = { describe: () => "a percentage (such as `6.5%`)", read: readPercent };
const shownAs = { as: "percent" } as const;

/** A percentage with its sign, as the plain number it is. */
export function readPercent(text: string): Literal | undefined {
  const read = text.endsWith("%") ? readNumber(text.slice(0, -1).trim()) : undefined;
  // Shifting the decimal point in the text keeps 3.875 % exact; dividing by 100 would not.
  return read === undefined ? undefined : { value: Number(`${read.text}e-2`), text: `${read.text}%` };
}

/** A percentage. */
export const percentSyntax = inputSyntax({
  type: "percent",
  title: "Percentage",
  summary: "A percentage, always written with its sign: `6.5%`. In formulas it is the plain number 0.065.",
  schema: scalarSchema("percent", {
    default: startsWith("The value the field starts with, such as `6.5%`."),
    region_default: startsByRegion,
    ...numberKeys,
  }),
  example: `inputs:
  annual_rate: { type: percent, default: 6.5%, min: 0%, max: 40% }
`,

  ...reader,
  shownAs,
  valueType: () => numberType(),
  field: () => ({ name: "PercentField", from: "fields/percent-field.tsx" }),
  resolve: (document, context) => {
    const type = { ...numberType(), optional: document.optional ?? false };
    const { base, limits, start } = resolveNumber(document, reader, {}, context);
    const display = displayInput(type, { ...shownAs, digits: asEntered }, context);
    const description = { ...base, type: "percent", kind: percentRuntime, ...limits, display } as const;
    return { description, type, default: start.value };
  },
});
