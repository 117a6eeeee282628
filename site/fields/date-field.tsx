import { memo, type ReactNode } from "react";
import type { Value } from "../../generator/runtime/answer.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { TypedLine } from "./typed-line.tsx";
import { useField, type Field, type FieldProps } from "./use-field.tsx";

/** A day, a month or a day and time typed in one line, in the language's own way, with the browser's calendar a button away. */
export function DateField({ input, children }: FieldProps<"date" | "datetime">): ReactNode {
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
}: FieldProps<"date" | "datetime"> & {
  readonly field: Field;
  /** The date read, `YYYY-MM-DD`, with its time where it has one. */
  readonly value: Value | undefined;
}): ReactNode {
  const { locale, t } = useTranslator();
  const hasTime = input.type === "datetime";
  const written = (date: string): string => fieldText(input, date, locale.tag);
  const example = written(hasTime ? "2026-12-31T14:30" : "2026-12-31");
  // A day that is picked leaves the time as it is.
  const read = typeof value === "string" ? value.slice("2026-12-31".length) : "T00:00";
  const time = hasTime ? read : "";
  return (
    <TypedLine
      field={field}
      helperText={children}
      width={hasTime ? "moment" : undefined}
      control={{ className: "words", placeholder: t("form.date_example", { example }) }}
      units={
        <CalendarButton
          label={field.label}
          precision={hasTime ? "day" : input.precision}
          value={value}
          onPick={(date) => field.fill(written(date + time))}
        />
      }
    />
  );
});
