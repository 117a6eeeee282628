import type { ReactNode } from "react";
import { FieldHint, FieldLabel, FieldRemarks, useControlAttributes } from "./field-frame.tsx";
import type { Field } from "./use-field.tsx";

/** Options all in sight: their name over them, each with a button or a box, and under them what is wrong. */
export function OptionsFrame({
  field,
  children,
}: {
  readonly field: Field;
  readonly children: ReactNode;
}): ReactNode {
  const { id, ...described } = useControlAttributes(field);
  if (!field.isShown) return null;
  return (
    <fieldset className="field radio-group" id={id} {...described}>
      <legend>
        <FieldLabel label={field.label} optional={field.optional} />
      </legend>
      <FieldHint field={field} />
      {children}
      <FieldRemarks field={field} />
    </fieldset>
  );
}

/** An option as a button of which one is pressed, or a box to check. */
export function Option({
  type,
  field,
  value,
  isChosen,
  choose,
  title,
  children,
}: {
  readonly type: "radio" | "checkbox";
  readonly field: Field;
  readonly value: string;
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
  /** Its whole name, where a short one is shown. */
  readonly title?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <label className="radio" title={title}>
      <input
        type={type}
        name={field.place.at}
        value={value}
        checked={isChosen}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
