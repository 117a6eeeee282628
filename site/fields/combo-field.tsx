import type { ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";
import { Combobox } from "./combobox.tsx";
import { FieldFrame, useControlAttributes } from "./field-frame.tsx";
import { optionsInOrder } from "./options-in-order.ts";
import { useField, type FieldProps } from "./use-field.tsx";

/** One of very many options, from a list that can be searched. */
export function ComboField({ input }: FieldProps<"choice">): ReactNode {
  const { t } = useTranslator();
  const field = useField(input);
  const { id, "aria-describedby": describedBy } = useControlAttributes(field);
  return (
    <FieldFrame field={field} width="list">
      <Combobox
        id={id}
        describedBy={describedBy}
        options={optionsInOrder(input, t).map((value) => ({
          value,
          text: t.byId(`choices.${input.display.set}.${value}`),
        }))}
        chosen={field.text}
        onChoose={field.write}
      />
    </FieldFrame>
  );
}
