import type { ReactNode } from "react";
import { FieldHint, FieldRemarks, HintMark, useControlAttributes } from "./field-frame.tsx";
import { controlId } from "./element-ids.ts";
import { useField, type FieldProps } from "./use-field.tsx";

/** Yes or no, as a switch at the end of the line; its texts are `yes` and `no`. */
export function SwitchField({ input }: FieldProps<"boolean">): ReactNode {
  const field = useField(input);
  const { place } = field;
  const attributes = useControlAttributes(field);
  if (!field.isShown) return null;
  return (
    <div className="field">
      <div className="field-name">
        <label htmlFor={controlId(place.at)}>{field.label}</label>
        <HintMark field={field} />
      </div>
      <input
        {...attributes}
        type="checkbox"
        className="switch"
        name={place.at}
        checked={field.text === "yes"}
        onChange={(event) => field.write(event.currentTarget.checked ? "yes" : "no")}
      />
      <FieldHint field={field} />
      <FieldRemarks field={field} />
    </div>
  );
}
