import type { ReactNode } from "react";
import { textArgument } from "../../generator/presentation/translator.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** A term typed in one line: 41–45 months, 25 years to life. */
export function TermField({ input, children }: FieldProps<"term">): ReactNode {
  const { locale, t } = useTranslator();
  const example = textArgument(
    fieldText(input, "12-18 month", locale.tag, undefined, useIsland().setting.unitNames),
  );
  return (
    <TypedLine
      field={useField(input)}
      helperText={children}
      control={{ className: "words", placeholder: t("form.date_example", { example }) }}
    />
  );
}
