import type { ReactNode } from "react";
import { StepButton, type Stepped } from "./step-button.tsx";
import { useField } from "./use-field.tsx";

/** Less and more of a number, each a button that writes the next value into its field. */
export function Steppers({ input }: { readonly input: Stepped }): ReactNode {
  const field = useField(input);
  if (!field.isShown) return null;
  return (
    <div className="field-aid steps-aside">
      <StepButton input={input} field={field} sign="−" />
      <StepButton input={input} field={field} sign="+" />
    </div>
  );
}
