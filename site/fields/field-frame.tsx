import type { ReactNode } from "react";
import type { Problem } from "../../generator/runtime/answer.ts";
import type { Notice } from "../../generator/runtime/reading/input-reading.ts";
import type { ReadInputs } from "../../generator/runtime/reading/read-inputs.ts";
import { inputIdAt } from "../../generator/presentation/problem-text.ts";
import type { Form } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { Around } from "../words/around.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { textArgument } from "../../generator/presentation/translator.ts";
import type { Field, FieldPlace } from "./use-field.tsx";

/** Attributes that tie a control to its problem, notice and hint. */
export interface ControlAttributes {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
  /** Whoever leaves a field has typed it to its end. */
  readonly onBlur: () => void;
}

/** The id of a field's control in the page. */
export function controlId(at: string): string {
  return `field-${at.replaceAll(".", "-")}`;
}

/** The attributes of the control at `at`, given what there is to say about it. */
export function useControlAttributes(place: FieldPlace): ControlAttributes {
  const { form, evaluation, problems, settle } = useIsland();
  const { t } = useTranslator();
  const id = controlId(place.at);
  const isWrong = problems.some((problem) => isAt(problem, place.at));
  const described = [
    t.optional(`${place.words}.hint`) !== undefined && `${id}-hint`,
    isWrong && `${id}-problem`,
    noticeAt(evaluation.read, form, place.at) !== undefined && `${id}-notice`,
  ].filter((one) => one !== false);
  return {
    id,
    onBlur: settle,
    ...(described.length > 0 ? { "aria-describedby": described.join(" ") } : {}),
    ...(isWrong ? { "aria-invalid": true } : {}),
  };
}

/** A line of the form: label, hint, control, and under it what is wrong or how an ambiguous text was read. */
export function FieldFrame({
  field,
  unitName,
  children,
}: {
  readonly field: Field;
  /** What the sign beside the field means, for those who don't see it. */
  readonly unitName?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTranslator();
  const { place, optional, isShown } = field;
  if (!isShown) return null;
  return (
    <div className="field">
      <label htmlFor={controlId(place.at)}>
        <FieldLabel label={t.byId(`${place.words}.label`)} unitName={unitName} optional={optional} />
      </label>
      <FieldHint place={place} />
      {children}
      <FieldRemarks field={field} />
    </div>
  );
}

/** The name of a field, with its unit for those who don't see the sign, and whether it may be left out. */
export function FieldLabel({
  label,
  unitName,
  optional,
}: {
  readonly label: string;
  readonly unitName?: string | undefined;
  readonly optional: boolean;
}): ReactNode {
  const named =
    unitName === undefined ? (
      label
    ) : (
      <Around
        message="form.label_with_unit"
        of="label"
        given={{ unit: textArgument(unitName) }}
        className="visually-hidden"
      >
        {label}
      </Around>
    );
  return optional ? (
    <Around message="form.label_optional" of="label" className="quiet">
      {named}
    </Around>
  ) : (
    named
  );
}

/** The author's hint, if there is one. */
export function FieldHint({ place }: { readonly place: FieldPlace }): ReactNode {
  const { t } = useTranslator();
  const hint = t.optional(`${place.words}.hint`);
  return hint === undefined ? null : (
    <p className="field-hint" id={`${controlId(place.at)}-hint`}>
      {hint}
    </p>
  );
}

/** The problem at a field, and the notice that its text could be read in two ways. */
export function FieldRemarks({
  field: { place, write },
}: {
  readonly field: Pick<Field, "place" | "write">;
}): ReactNode {
  const { t } = useTranslator();
  const { form, evaluation, presenter, problems } = useIsland();
  const problem = problems.find((each) => isAt(each, place.at));
  const notice = noticeAt(evaluation.read, form, place.at);
  const id = controlId(place.at);
  return (
    <>
      {notice !== undefined && (
        <p className="field-notice" id={`${id}-notice`}>
          {t("form.read_as", { text: textArgument(notice.text) })}
          {notice.other !== undefined && <OtherReading text={notice.other} write={write} />}
        </p>
      )}
      {problem !== undefined && (
        <p className="field-problem" id={`${id}-problem`}>
          {presenter.explain(problem)}
        </p>
      )}
    </>
  );
}

/** Takes the other of two readings. */
function OtherReading({
  text,
  write,
}: {
  readonly text: string;
  readonly write: (text: string) => void;
}): ReactNode {
  const { t } = useTranslator();
  return (
    <>
      {" "}
      <button type="button" className="text-button" onClick={() => write(text)}>
        {t("form.read_as_other", { text: textArgument(text) })}
      </button>
    </>
  );
}

/** Whether a problem is one of this field, alone or among others. */
function isAt({ at, also = [] }: Problem, field: string): boolean {
  return at === field || also.includes(field);
}

/** How an ambiguous text of the visitor was read; texts the page wrote itself are not remarked upon. */
function noticeAt(read: ReadInputs, form: Form, at: string): Notice | undefined {
  const id = inputIdAt(at);
  return form.texts[id] === form.written[id] ? undefined : read.notices.find((notice) => notice.at === at);
}
