import type { ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";
import { FieldFrame, useControlAttributes } from "./field-frame.tsx";
import { optionsInOrder } from "./options-in-order.ts";
import { useField, type FieldProps } from "./use-field.tsx";

/** One of many options, from a list. */
export function SelectField({ input }: FieldProps<"choice">): ReactNode {
  const { t } = useTranslator();
  const field = useField(input);
  const attributes = useControlAttributes(field.place);
  const { set } = input.display;
  return (
    <FieldFrame field={field}>
      <div className="control">
        <select
          {...attributes}
          name={field.place.at}
          value={field.text}
          onChange={(event) => field.write(event.currentTarget.value)}
        >
          {(input.optional || field.text === "") && <option value="">{t("form.choose")}</option>}
          {optionsInOrder(input, t).map((option) => (
            <option key={option} value={option}>
              {t.byId(`choices.${set}.${option}`)}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
