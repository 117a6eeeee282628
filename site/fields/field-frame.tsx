import type { ReactNode } from "react";
import { useIsHydrated } from "../islands/hydrated.ts";
import { Around } from "../words/around.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { useDebounced } from "./debounced.ts";
import { controlId, problemId } from "./element-ids.ts";
import type { Field } from "./use-field.tsx";

/** Attributes that tie a control to its problem, notice and hint. */
export interface ControlAttributes {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
  /** Whoever leaves a field has typed it to its end. */
  readonly onBlur: () => void;
}

/** The attributes of a field's control, given what there is to say about it. */
export function useControlAttributes(field: Field): ControlAttributes {
  const { place, messageId, notice, validateNow } = field;
  const hint = useHint(field);
  const id = controlId(place.at);
  const described = [
    hint !== undefined && `${id}-hint`,
    messageId,
    notice !== undefined && `${id}-notice`,
  ].filter((one) => typeof one === "string");
  return {
    id,
    onBlur: validateNow,
    ...(described.length > 0 ? { "aria-describedby": described.join(" ") } : {}),
    ...(messageId === undefined ? {} : { "aria-invalid": true }),
  };
}

/**
 * How wide a field is: `short` for percentages and counts, a `moment` for a day and a time, a `list` over the unit column
 * too, `broad` for a line of its own; without, for amounts and dates.
 */
export type FieldWidth = "short" | "moment" | "list" | "broad";

/** A line of the form: label, aid, control and unit; below it the hint, what is wrong, and how an ambiguous text was read. */
export function FieldFrame({
  field,
  unitName,
  width,
  helperText,
  unit,
  children,
}: {
  readonly field: Field;
  /** What the sign beside the field means, for those who don't see it. */
  readonly unitName?: string | undefined;
  readonly width?: FieldWidth | undefined;
  /** What helps to fill it in: usual values, steps, what its value comes to. */
  readonly helperText?: ReactNode;
  /** What follows the control: its unit, or what chooses it. */
  readonly unit?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { place, label, isShown } = field;
  if (!isShown) return null;
  return (
    <div className={width === undefined ? "field" : `field ${width}`}>
      <div className="field-name">
        <label htmlFor={controlId(place.at)}>
          <FieldLabel label={label} unitName={unitName} />
        </label>
        <HintMark field={field} />
      </div>
      {helperText}
      <div className="field-entry">
        <div className="control">{children}</div>
        <div className="field-unit">{unit}</div>
      </div>
      <FieldHint field={field} />
      <FieldRemarks field={field} />
    </div>
  );
}

/** The name of a field, with its unit for those who don't see the sign. */
function FieldLabel({
  label,
  unitName,
}: {
  readonly label: string;
  readonly unitName: string | undefined;
}): ReactNode {
  return unitName === undefined ? (
    label
  ) : (
    <Around message="form.label_with_unit" of="label" given={{ unit: unitName }} className="visually-hidden">
      {label}
    </Around>
  );
}

/**
 * Shows that there is a hint. It takes the focus of a click or tap, and a hint is in sight while its line has the focus;
 * with the keyboard the field itself has it, and screen readers read the hint with the field.
 */
export function HintMark({ field: { hint, isHintShown } }: { readonly field: Field }): ReactNode {
  return hint === undefined || isHintShown ? null : <span className="hint-mark" tabIndex={-1} />;
}

/** The author's hint, if there is one: one that waits for the focus is drawn once the page can be used. */
function useHint({ hint, isHintShown }: Field): string | undefined {
  const isHydrated = useIsHydrated();
  return isHintShown || isHydrated ? hint : undefined;
}

/** The hint below a field. */
export function FieldHint({ field }: { readonly field: Field }): ReactNode {
  const hint = useHint(field);
  const { place } = field;
  return hint === undefined ? null : (
    <p className="field-hint" id={`${controlId(place.at)}-hint`}>
      {hint}
    </p>
  );
}

/** The problem at a field, and the notice that its text could be read in two ways. */
export function FieldRemarks({
  field: { place, fill, problem, notice: latest, otherReading },
}: {
  readonly field: Field;
}): ReactNode {
  const { t } = useTranslator();
  const notice = useDebounced(latest);
  const id = controlId(place.at);
  return (
    <>
      {notice !== undefined && (
        <p className="field-notice" id={`${id}-notice`}>
          {t("form.read_as", { text: notice })}
          {otherReading !== undefined && <OtherReading text={otherReading} take={fill} />}
        </p>
      )}
      {problem !== undefined && (
        <p className="field-problem" id={problemId(place.at)}>
          {problem}
        </p>
      )}
    </>
  );
}

/** Takes the other of two readings. */
function OtherReading({
  text,
  take,
}: {
  readonly text: string;
  readonly take: (text: string) => void;
}): ReactNode {
  const { t } = useTranslator();
  return (
    <>
      {" "}
      <button type="button" className="text-button" onClick={() => take(text)}>
        {t("form.read_as_other", { text })}
      </button>
    </>
  );
}
