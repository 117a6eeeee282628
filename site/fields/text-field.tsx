import type { ReactNode } from "react";
import { TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** A text of the visitor's own, such as a name. */
export function TextField({ input }: FieldProps<"text">): ReactNode {
  return <TypedLine field={useField(input)} control={{ maxLength: input.longest }} />;
}
