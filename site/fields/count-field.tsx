import type { ReactNode } from "react";
import type { InputOf } from "../../generator/runtime/description-of.ts";
import { StepButton, type Stepped } from "./step-button.tsx";
import { numberKeys, TypedLine } from "./typed-line.tsx";
import { useField } from "./use-field.tsx";

/** A count with less and more around it. */
export function CountField({
  input,
  children,
}: {
  readonly input: InputOf<"integer"> & Stepped;
  readonly children?: ReactNode;
}): ReactNode {
  const field = useField(input);
  return (
    <TypedLine
      field={field}
      helperText={children}
      before={<StepButton input={input} field={field} sign="−" />}
      after={<StepButton input={input} field={field} sign="+" />}
      control={{ ...numberKeys(input.minimum, "numeric"), className: "count" }}
    />
  );
}
