import type { ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";
import { FieldHint, FieldRemarks, useControlAttributes } from "./field-frame.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** One of a few options, all in sight. */
export function RadioField({ input }: FieldProps<"choice">): ReactNode {
  const { t } = useTranslator();
  const field = useField(input);
  const { place } = field;
  const { id, ...described } = useControlAttributes(place);
  if (!field.isShown) return null;
  return (
    <fieldset className="field radio-group" id={id} {...described}>
      <legend>
        {t.byId(`${place.words}.label`)}
        {input.optional && <span className="quiet"> ({t("form.optional")})</span>}
      </legend>
      <FieldHint place={place} />
      {input.display.options.map((option) => (
        <label key={option} className="radio">
          <input
            type="radio"
            name={place.at}
            value={option}
            checked={field.text === option}
            onChange={() => field.write(option)}
          />
          <span>{t.byId(`choices.${input.display.set}.${option}`)}</span>
        </label>
      ))}
      <FieldRemarks field={field} />
    </fieldset>
  );
}
