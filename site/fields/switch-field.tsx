import type { ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";
import type { FieldProps, InputOf } from "./field-props.ts";
import { FieldHint, FieldRemarks, useControlAttributes } from "./field-frame.tsx";

/** Yes or no, as a checkbox; its texts are `yes` and `no`. */
export function SwitchField({ place, text, onText }: FieldProps<InputOf<"boolean">>): ReactNode {
  const { t } = useTranslator();
  const attributes = useControlAttributes(place);
  return (
    <div className="field">
      <label className="checkbox">
        <input
          {...attributes}
          type="checkbox"
          name={place.at}
          checked={text === "yes"}
          onChange={(event) => onText(event.currentTarget.checked ? "yes" : "no")}
        />
        <span>{t.byId(`${place.words}.label`)}</span>
      </label>
      <FieldHint place={place} />
      <FieldRemarks place={place} />
    </div>
  );
}
