import { memo, type ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";
import { FieldHint, FieldLabel, FieldRemarks, useControlAttributes } from "./field-frame.tsx";
import { optionsInOrder } from "./options-in-order.ts";
import { useField, type Field, type FieldProps } from "./use-field.tsx";

/** One of a few options side by side, by their short names; where those leave something out, the chosen one's whole name is below. */
export function SegmentsField({ input }: FieldProps<"choice">): ReactNode {
  return <Segments input={input} field={useField(input)} />;
}

const Segments = memo(function Segments({
  input,
  field,
}: FieldProps<"choice"> & { readonly field: Field }): ReactNode {
  const { t } = useTranslator();
  const { id, ...described } = useControlAttributes(field);
  if (!field.isShown) return null;
  const nameOf = (option: string): string => t.byId(`choices.${input.display.set}.${option}`);
  const shortOf = (option: string): string =>
    t.optional(`inputs.${input.id}.short_options.${option}`) ?? nameOf(option);
  const chosen = input.options.find((option) => option === field.text);
  return (
    <fieldset className="field radio-group" id={id} {...described}>
      <legend>
        <FieldLabel label={field.label} optional={input.optional} />
      </legend>
      <FieldHint field={field} />
      <div className="segments">
        {optionsInOrder(input, t).map((option) => (
          <label key={option} className="radio" title={nameOf(option)}>
            <input
              type="radio"
              name={field.place.at}
              value={option}
              checked={field.text === option}
              onChange={() => field.write(option)}
            />
            <span>{shortOf(option)}</span>
          </label>
        ))}
      </div>
      {chosen !== undefined && nameOf(chosen) !== shortOf(chosen) && (
        <p className="field-hint">{nameOf(chosen)}</p>
      )}
      <FieldRemarks field={field} />
    </fieldset>
  );
});
