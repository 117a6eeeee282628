import type { ReactNode } from "react";
import { TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

const control = { className: "digits", dir: "ltr", autoCapitalize: "none" } as const;

/** A number written in a base. */
export function DigitsField({ input, children }: FieldProps<"digits">): ReactNode {
  return <TypedLine field={useField(input)} width="broad" helperText={children} control={control} />;
}
