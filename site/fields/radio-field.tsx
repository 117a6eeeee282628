import { memo, type ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";
import { Option, OptionsFrame } from "./options-frame.tsx";
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
  return (
    <OptionsFrame field={field} layout="lines">
      {optionsInOrder(input, t).map((option) => (
        <Option
          key={option}
          type="radio"
          field={field}
          value={option}
          isChosen={field.text === option}
          choose={() => field.write(option)}
        >
          {t.byId(`choices.${input.display.set}.${option}`)}
        </Option>
      ))}
    </OptionsFrame>
  );
});
