import { memo, type ReactNode } from "react";
import { optionsIn } from "../../generator/runtime/chosen.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { FieldHint, FieldLabel, FieldRemarks, useControlAttributes } from "./field-frame.tsx";
import { useField, type Field, type FieldProps } from "./use-field.tsx";

/** Any number of some options, each with a box to check. */
export function ChoicesField({ input }: FieldProps<"choices">): ReactNode {
  return <Boxes input={input} field={useField(input)} />;
}

const Boxes = memo(function Boxes({
  input,
  field,
}: FieldProps<"choices"> & { readonly field: Field }): ReactNode {
  const { t } = useTranslator();
  const { id, ...described } = useControlAttributes(field);
  if (!field.isShown) return null;
  const chosen = optionsIn(field.text);
  const write = (option: string, isChosen: boolean): void =>
    field.write(input.options.filter((each) => (each === option ? isChosen : chosen.includes(each))).join());
  return (
    <fieldset className="field radio-group" id={id} {...described}>
      <legend>
        <FieldLabel label={field.label} optional={input.optional} />
      </legend>
      <FieldHint field={field} />
      {input.options.map((option) => (
        <label key={option} className="radio">
          <input
            type="checkbox"
            name={field.place.at}
            value={option}
            checked={chosen.includes(option)}
            onChange={({ currentTarget: { checked } }) => write(option, checked)}
          />
          <span>{t.byId(`choices.${input.display.set}.${option}`)}</span>
        </label>
      ))}
      <FieldRemarks field={field} />
    </fieldset>
  );
});
