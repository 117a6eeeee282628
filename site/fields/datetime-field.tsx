import type { ReactNode } from "react";
import { textArgument } from "../../generator/presentation/translator.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** A day and time typed in one line, in the language's own way. */
export function DatetimeField({ input, children }: FieldProps<"datetime">): ReactNode {
  const { locale, t } = useTranslator();
  const example = textArgument(fieldText(input, "2026-12-31T14:30", locale.tag));
  return (
    <TypedLine
      field={useField(input)}
      aid={children}
      width="moment"
      control={{ className: "words", placeholder: t("form.date_example", { example }) }}
    />
  );
}
