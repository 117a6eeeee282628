import { memo, type ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";
import { FieldFrame, useControlAttributes } from "./field-frame.tsx";
import { optionsInOrder } from "./options-in-order.ts";
import { useField, type Field, type FieldProps } from "./use-field.tsx";

/** One of many options, from a list. */
export function SelectField({ input }: FieldProps<"choice">): ReactNode {
  return <List input={input} field={useField(input)} />;
}

const List = memo(function List({
  input,
  field,
}: FieldProps<"choice"> & { readonly field: Field }): ReactNode {
  const { t } = useTranslator();
  const attributes = useControlAttributes(field);
  const { set } = input.display;
  const none = t(input.optional ? "form.optional" : "form.choose");
  const nameOf = (option: string): string => t.byId(`choices.${set}.${option}`);
  return (
    <FieldFrame field={field} width="list">
      {/* A long option takes a second line; the list itself, which can't, lies over it. */}
      <span className="chosen" aria-hidden="true">
        {field.text === "" ? none : nameOf(field.text)}
      </span>
      <select
        {...attributes}
        name={field.place.at}
        value={field.text}
        onChange={(event) => field.write(event.currentTarget.value)}
      >
        {(input.optional || field.text === "") && <option value="">{none}</option>}
        {optionsInOrder(input, t).map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
});
