import type { ReactNode } from "react";
import { ExpressionField } from "./expression-field.tsx";
import { Keypad } from "./keypad.tsx";
import type { FieldProps } from "./use-field.tsx";

/** An arithmetic expression with the keys of a desk calculator under it. */
export function KeypadField({ input }: FieldProps<"expression">): ReactNode {
  return <ExpressionField input={input} Keys={Keypad} />;
}
