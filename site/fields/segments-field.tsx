import { memo, type ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";
import { Option, OptionsFrame } from "./options-frame.tsx";
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
  const nameOf = (option: string): string => t.byId(`choices.${input.display.set}.${option}`);
  const shortOf = (option: string): string =>
    t.optional(`inputs.${input.id}.short_options.${option}`) ?? nameOf(option);
  const chosen = input.options.find((option) => option === field.text);
  return (
    <OptionsFrame field={field}>
      <div className="segments">
        {optionsInOrder(input, t).map((option) => (
          <Option
            key={option}
            type="radio"
            field={field}
            value={option}
            isChosen={option === chosen}
            choose={() => field.write(option)}
            title={nameOf(option)}
          >
            {shortOf(option)}
          </Option>
        ))}
      </div>
      {chosen !== undefined && nameOf(chosen) !== shortOf(chosen) && (
        <p className="field-hint">{nameOf(chosen)}</p>
      )}
    </OptionsFrame>
  );
});
