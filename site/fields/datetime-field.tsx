import type { ReactNode } from "react";
import { textArgument } from "../../generator/presentation/translator.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { useIsland } from "../islands/island-context.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** A day and time typed in one line, in the language's own way; the browser's calendar changes the day. */
export function DatetimeField({ input, children }: FieldProps<"datetime">): ReactNode {
  const { locale, t } = useTranslator();
  const field = useField(input);
  const value = useIsland().presenter.values[field.place.at];
  const written = (datetime: string): string => fieldText(input, datetime, locale.tag);
  const example = textArgument(written("2026-12-31T14:30"));
  const time = typeof value === "string" ? value.slice("2026-12-31".length) : "T00:00";
  return (
    <TypedLine
      field={field}
      helperText={children}
      width="moment"
      control={{ className: "words", placeholder: t("form.date_example", { example }) }}
      units={
        <CalendarButton
          label={field.label}
          precision="day"
          value={value}
          onPick={(date) => field.fill(written(date + time))}
        />
      }
    />
  );
}
