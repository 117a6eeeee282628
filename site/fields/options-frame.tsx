import type { ReactNode } from "react";
import { FieldHint, FieldRemarks, HintMark, useControlAttributes } from "./field-frame.tsx";
import type { Field } from "./use-field.tsx";

/** Options all in sight with their name, and under them what is wrong. */
export function OptionsFrame({
  field,
  layout,
  children,
}: {
  readonly field: Field;
  /** Side by side at the end of the line, or each on a line of its own below the name. */
  readonly layout: "row" | "lines";
  readonly children: ReactNode;
}): ReactNode {
  const { id, ...described } = useControlAttributes(field);
  if (!field.isShown) return null;
  return (
    <fieldset className={layout === "row" ? "field" : "field options"} id={id} {...described}>
      <legend className="field-name">
        {field.label}
        <HintMark field={field} />
      </legend>
      {children}
      <FieldHint field={field} />
      <FieldRemarks field={field} />
    </fieldset>
  );
}

/** An option on a line of its own: a button of which one is pressed, or a box to check. */
export function Option({
  type,
  field,
  value,
  isChosen,
  choose,
  children,
}: {
  readonly type: "radio" | "checkbox";
  readonly field: Field;
  readonly value: string;
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <label className="option">
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
