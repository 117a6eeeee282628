import type { InputValues } from "../answer.ts";
import { evaluateArithmetic, localeNumerals } from "../arithmetic.ts";
import { mentionsAngle } from "../arithmetic-functions.ts";
import type { ArithmeticOperation } from "../arithmetic-operations.ts";
import type { FieldContext, FieldReading } from "../reading/field-reading.ts";
import { numberMarks } from "../reading/number-marks.ts";
import { quoted } from "../reading/read-numeral.ts";
import type { InputRuntime, ScalarInputBase } from "./input-runtime.ts";

/** Arithmetic typed by the visitor; its value is an exact decimal as canonical text. */
export interface ExpressionInput extends ScalarInputBase {
  readonly type: "expression";
  readonly kind: ExpressionRuntime;
  /** Draw the keypad under the field. */
  readonly keypad: boolean;
  /** The input that says whether angles are in degrees or radians; in degrees without one. */
  readonly angle?: { readonly from: string };
}

/** What can be done with typed arithmetic besides. */
export interface ExpressionRuntime extends InputRuntime<ExpressionInput> {
  /** Whether the visitor works in radians. */
  isInRadians(input: ExpressionInput, values: InputValues): boolean;
  /** Whether the unit of angles may matter to a text as typed. */
  mentionsAngle(text: string): boolean;
  /** How its value was worked out of its canonical text. */
  operations(canonical: string, isInRadians: boolean): readonly ArithmeticOperation[];
}
export const expressionRuntime: ExpressionRuntime = {
  read: readExpression,
  // The value may be given as the canonical text of the whole expression.
  write: (_, value, locale) => String(value).replaceAll(".", numberMarks(locale).decimal),
  keepsText: true,
  canonical: (_, value) => String(value),
  check: (_, value) =>
    /^-?\d+(?:\.\d+)?$/.test(String(value))
      ? undefined
      : { code: "not_a_number", arguments: { text: String(value) } },
  flagArgument: () => "<expression>",
  decidedBy: ({ angle }) => angle?.from,
  isInRadians,
  mentionsAngle,
  operations: (canonical, inRadians) => {
    const result = evaluateArithmetic(canonical, { isInRadians: inRadians, isFromLink: true });
    return result.kind === "value" ? result.operations : [];
  },
};

/** Whether the visitor works in radians. */
export function isInRadians({ angle }: Pick<ExpressionInput, "angle">, values: InputValues = {}): boolean {
  return angle !== undefined && values[angle.from] === "radians";
}

function readExpression(
  input: ExpressionInput,
  text: string,
  { locale, values }: FieldContext,
): FieldReading {
  const result = evaluateArithmetic(text, {
    isInRadians: isInRadians(input, values),
    ...(locale === undefined ? { isFromLink: true } : { readNumeral: localeNumerals(locale) }),
  });
  if (result.kind === "value") return { kind: "read", value: result.text, canonical: result.expression };
  return {
    kind: "unreadable",
    code: result.code,
    arguments: {
      text: quoted(text),
      rest: quoted(text.slice(result.position)),
      ...(result.word === undefined ? {} : { word: result.word }),
      ...(result.names === undefined ? {} : { names: result.names.join(" · ") }),
    },
  };
}
