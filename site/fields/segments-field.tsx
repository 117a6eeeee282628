import { memo, type ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";
import { OptionsFrame } from "./options-frame.tsx";
import { optionsInOrder } from "./options-in-order.ts";
import { Segments } from "./segments.tsx";
import { useField, type Field, type FieldProps } from "./use-field.tsx";

/** One of a few options side by side, by their short names; where those leave something out, the chosen one's whole name is below. */
export function SegmentsField({ input }: FieldProps<"choice">): ReactNode {
  return <Options input={input} field={useField(input)} />;
}

const Options = memo(function Options({
  input,
  field,
}: FieldProps<"choice"> & { readonly field: Field }): ReactNode {
  const { t } = useTranslator();
  const nameOf = (option: string): string => t.byId(`choices.${input.display.set}.${option}`);
  const shortOf = (option: string): string =>
    t.optional(`inputs.${input.id}.short_options.${option}`) ?? nameOf(option);
  const chosen = input.options.find((option) => option === field.text);
  const isShortened = chosen !== undefined && nameOf(chosen) !== shortOf(chosen);
  return (
    <OptionsFrame field={field} layout="row">
      <Segments
        name={field.place.at}
        segments={optionsInOrder(input, t).map((option) => ({
          value: option,
          text: shortOf(option),
          title: nameOf(option) === shortOf(option) ? undefined : nameOf(option),
        }))}
        chosen={chosen}
        onChoose={field.write}
      />
      {isShortened && <p className="field-hint whole-name">{nameOf(chosen)}</p>}
    </OptionsFrame>
  );
});
