import { memo, type ReactNode } from "react";
import type { Value } from "../../generator/runtime/answer.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { textArgument } from "../../generator/presentation/translator.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { FieldFrame, useControlAttributes } from "./field-frame.tsx";
import { useField, type Field, type FieldProps } from "./use-field.tsx";

/** A day or month typed in the language's own way, with the browser's calendar a button away. */
export function DateField({ input }: FieldProps<"date">): ReactNode {
  const field = useField(input);
  return <DateLine input={input} field={field} value={useIsland().presenter.values[field.place.at]} />;
}

const DateLine = memo(function DateLine({
  input,
  field,
  value,
}: FieldProps<"date"> & {
  readonly field: Field;
  /** The date read, `YYYY-MM-DD`. */
  readonly value: Value | undefined;
}): ReactNode {
  const { locale, t } = useTranslator();
  const { place, text, write } = field;
  const attributes = useControlAttributes(field);
  const written = (date: string): string => fieldText(input, date, locale.tag);
  return (
    <FieldFrame field={field}>
      <div className="control">
        <input
          {...attributes}
          type="text"
          name={place.at}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          placeholder={t("form.date_example", { example: textArgument(written("2026-12-31")) })}
        />
        <CalendarButton
          label={field.label}
          precision={input.precision}
          value={value}
          onPick={(date) => write(written(date))}
        />
      </div>
    </FieldFrame>
  );
});
