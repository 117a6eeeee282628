import type { ReactNode } from "react";
import { TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** A text of the visitor's own, such as a name. */
export function TextField({ input, children }: FieldProps<"text">): ReactNode {
  return (
    <TypedLine
      field={useField(input)}
      width="broad"
      isWords
      helperText={children}
      control={{ className: "words text", maxLength: input.longest }}
    />
  );
}
