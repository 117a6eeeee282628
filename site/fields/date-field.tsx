import { memo, useRef, type ReactNode } from "react";
import type { Value } from "../../generator/runtime/answer.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { Icon } from "../islands/icon.tsx";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
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

/** Opens the browser's own calendar. */
function CalendarButton({
  label,
  precision,
  value,
  onPick,
}: {
  /** The name of its field. */
  readonly label: string;
  readonly precision: "day" | "month";
  /** The date in the field, `YYYY-MM-DD`. */
  readonly value: Value | undefined;
  /** Takes the date picked, of a month its first day. */
  readonly onPick: (date: string) => void;
}): ReactNode {
  const { t } = useTranslator();
  const picker = useRef<HTMLInputElement>(null);
  const length = precision === "month" ? "2026-12".length : "2026-12-31".length;
  const open = (): void => {
    const { current } = picker;
    if (current === null) return;
    // Firefox and Safari have no calendar of months: any day of one will do.
    if (current.type === "text") current.type = "date";
    current.showPicker();
  };
  return (
    <span className="date-picker">
      <button
        type="button"
        className="unit-button"
        aria-label={t("form.pick_date", { label })}
        onClick={open}
      >
        <Icon path="M3 5h14v12H3zM3 8.5h14M7 3v4M13 3v4" />
      </button>
      <input
        ref={picker}
        type={precision === "month" ? "month" : "date"}
        tabIndex={-1}
        aria-hidden="true"
        value={typeof value === "string" ? value.slice(0, length) : ""}
        onChange={(event) => {
          const picked = event.currentTarget.value.slice(0, length);
          if (picked !== "") onPick(precision === "month" ? `${picked}-01` : picked);
        }}
      />
    </span>
  );
}
