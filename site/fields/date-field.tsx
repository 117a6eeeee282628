import { useRef, type ReactNode } from "react";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { textArgument } from "../../generator/presentation/translator.ts";
import type { FieldProps, InputOf } from "./field-props.ts";
import { FieldFrame, useControlAttributes } from "./field-frame.tsx";

/** A date typed in the language's own way, with the browser's calendar a button away. */
export function DateField({ input, place, text, onText }: FieldProps<InputOf<"date">>): ReactNode {
  const { locale, t } = useTranslator();
  const { presenter } = useIsland();
  const attributes = useControlAttributes(place);
  const picker = useRef<HTMLInputElement>(null);
  const value = presenter.values[place.at];
  const example = fieldText(input, input.precision === "day" ? "2026-12-31" : "2026-12", locale.tag);
  return (
    <FieldFrame place={place} optional={input.optional} onText={onText}>
      <div className="control">
        <input
          {...attributes}
          type="text"
          name={place.at}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          placeholder={t("form.date_example", { example: textArgument(example) })}
        />
        {input.precision === "day" && (
          <span className="date-picker">
            <button
              type="button"
              className="icon-button"
              aria-label={t("form.pick_date", { label: textArgument(t.byId(`${place.words}.label`)) })}
              onClick={() => picker.current?.showPicker()}
            >
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d="M3 5h14v12H3zM3 8.5h14M7 3v4M13 3v4" className="icon-line" />
              </svg>
            </button>
            <input
              ref={picker}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              value={typeof value === "string" ? value : ""}
              onChange={(event) => onText(fieldText(input, event.currentTarget.value, locale.tag))}
            />
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
