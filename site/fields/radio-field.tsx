import { memo, type ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";
import { FieldHint, FieldLabel, FieldRemarks, useControlAttributes } from "./field-frame.tsx";
import { optionsInOrder } from "./options-in-order.ts";
import { useField, type Field, type FieldProps } from "./use-field.tsx";

/** One of a few options, all in sight. */
export function RadioField({ input }: FieldProps<"choice">): ReactNode {
  return <Options input={input} field={useField(input)} />;
}

const Options = memo(function Options({
  input,
  field,
}: FieldProps<"choice"> & { readonly field: Field }): ReactNode {
  const { t } = useTranslator();
  const { place } = field;
  const { id, ...described } = useControlAttributes(field);
  if (!field.isShown) return null;
  return (
    <fieldset className="field radio-group" id={id} {...described}>
      <legend>
        <FieldLabel label={field.label} optional={input.optional} />
      </legend>
      <FieldHint field={field} />
      {optionsInOrder(input, t).map((option) => (
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
});
