import type { ReactNode } from "react";
import { FieldHint, FieldRemarks, useControlAttributes } from "./field-frame.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** Yes or no, as a checkbox; its texts are `yes` and `no`. */
export function SwitchField({ input }: FieldProps<"boolean">): ReactNode {
  const field = useField(input);
  const { place } = field;
  const attributes = useControlAttributes(field);
  if (!field.isShown) return null;
  return (
    <div className="field">
      <label className="checkbox">
        <input
          {...attributes}
          type="checkbox"
          name={place.at}
          checked={field.text === "yes"}
          onChange={(event) => field.write(event.currentTarget.checked ? "yes" : "no")}
        />
        <span>{field.label}</span>
      </label>
      <FieldHint field={field} />
      <FieldRemarks field={field} />
    </div>
  );
}
