import type { ReactNode } from "react";
import { timeText } from "../../generator/runtime/kinds/time.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** A time of day typed in the language's own way, on a clock of 12 hours or of 24. */
export function TimeField({ input, children }: FieldProps<"time">): ReactNode {
  const { locale, t } = useTranslator();
  const example = timeText("14:30", locale.tag);
  return (
    <TypedLine
      field={useField(input)}
      helperText={children}
      control={{ className: "words", placeholder: t("form.date_example", { example }) }}
    />
  );
}
