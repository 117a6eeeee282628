import { memo, type ReactNode } from "react";
import { optionsIn } from "../../generator/runtime/chosen.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { Option, OptionsFrame } from "./options-frame.tsx";
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
  const chosen = optionsIn(field.text);
  const write = (option: string, isChosen: boolean): void =>
    field.write(input.options.filter((each) => (each === option ? isChosen : chosen.includes(each))).join());
  return (
    <OptionsFrame field={field} layout="lines">
      {input.options.map((option) => (
        <Option
          key={option}
          type="checkbox"
          field={field}
          value={option}
          isChosen={chosen.includes(option)}
          choose={(isChosen) => write(option, isChosen)}
        >
          {t.byId(`choices.${input.display.set}.${option}`)}
        </Option>
      ))}
    </OptionsFrame>
  );
});
