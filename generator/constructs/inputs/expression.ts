import { decimalType } from "../../formula/value-type.ts";
import { expressionRuntime, type ExpressionInput } from "../../runtime/kinds/expression.ts";
import { readText } from "./literal.ts";
import { resolveValue } from "./resolve.ts";
import { inputSyntax } from "./input-syntax.ts";
import { id, textOrNumber, truth } from "../schema.ts";
import { scalarSchema } from "./input.ts";

const reader = { describe: () => "a text", read: readText };

/** Arithmetic typed by the visitor. */
export const expressionSyntax = inputSyntax({
  type: "expression",
  title: "Arithmetic",
  summary:
    "Arithmetic the visitor types, such as `2 + 3 * 4` or `sin(30)^2`. Sums, products and quotients are exact; roots, functions, π and e are worked out to 80 digits, and a value that does not come out has 34 of them. Results may be named: the last line of `rent = 1250; rent * 12` is the value. It can be shown as it is; `number(x)` makes it a plain number.",
  schema: scalarSchema("expression", {
    keypad: truth("Draw the keys of a scientific calculator under the field."),
    angle: id(
      "The choice of `degrees` or `radians` that angles are in; degrees without it. A page asks for it once there is an angle.",
    ),
    default: textOrNumber("What the field starts with."),
  }),
  example: `inputs:
  sum: { type: expression, keypad: true, default: 2 + 3 * 4 }
`,

  ...reader,
  valueType: () => decimalType,
  field: ({ keypad }: ExpressionInput) =>
    keypad
      ? { name: "KeypadField", from: "fields/keypad-field.tsx" }
      : { name: "ExpressionField", from: "fields/expression-field.tsx" },
  resolve: (document, context) => {
    const { base, display, ...resolved } = resolveValue(document, reader, decimalType, context);
    return {
      ...resolved,
      description: {
        ...base,
        type: "expression",
        kind: expressionRuntime,
        keypad: document.keypad ?? false,
        ...(document.angle === undefined ? {} : { angle: { from: document.angle } }),
        display,
      },
    };
  },
  names: ({ angle }) => (angle === undefined ? [] : [angle]),
  checkNames: ({ angle }, { path, typeOf }) => {
    if (angle !== undefined) typeOf(angle, [...path, "angle"]);
  },
});
