import { memo, type ReactNode } from "react";
import type { Value } from "../../generator/runtime/answer.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { textArgument } from "../../generator/presentation/translator.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { TypedLine } from "./typed-line.tsx";
import { useField, type Field, type FieldProps } from "./use-field.tsx";

/** A day or month typed in the language's own way, with the browser's calendar a button away. */
export function DateField({ input, children }: FieldProps<"date">): ReactNode {
  const field = useField(input);
  const value = useIsland().presenter.values[field.place.at];
  return (
    <DateLine input={input} field={field} value={value}>
      {children}
    </DateLine>
  );
}

const DateLine = memo(function DateLine({
  input,
  field,
  value,
  children,
}: FieldProps<"date"> & {
  readonly field: Field;
  /** The date read, `YYYY-MM-DD`. */
  readonly value: Value | undefined;
}): ReactNode {
  const { locale, t } = useTranslator();
  const written = (date: string): string => fieldText(input, date, locale.tag);
  return (
    <TypedLine
      field={field}
      helperText={children}
      control={{
        className: "words",
        placeholder: t("form.date_example", { example: textArgument(written("2026-12-31")) }),
      }}
      units={
        <CalendarButton
          label={field.label}
          precision={input.precision}
          value={value}
          onPick={(date) => field.fill(written(date))}
        />
      }
    />
  );
});
