import type { ReactNode } from "react";
import { numberKeys, TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** A plain number, whole or not. */
export function NumberField({
  input,
  children,
}: FieldProps<"number" | "integer" | "whole" | "decimal" | "fraction">): ReactNode {
  const field = useField(input);
  const control =
    input.type === "whole" || input.type === "decimal" || input.type === "fraction"
      ? undefined
      : numberKeys(input.minimum, input.type === "integer" ? "numeric" : "decimal");
  return (
    <TypedLine
      field={field}
      width={input.type === "integer" ? "short" : undefined}
      helperText={children}
      control={control}
    />
  );
}
