import { inputIdAt } from "../../generator/presentation/problem-text.ts";
import type { ReactNode } from "react";
import type { Problem } from "../../generator/runtime/answer.ts";
import type { Notice, ReadInputs } from "../../generator/runtime/reading/read-inputs.ts";
import { type Form } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { textArgument } from "../../generator/presentation/translator.ts";

/** Where a field stands: an input's id, or `grades.3.points` for a cell, and the prefix of its words. */
export interface FieldPlace {
  readonly at: string;
  /** `inputs.home_price`, `inputs.grades.columns.points`. */
  readonly words: string;
}

/** Attributes that tie a control to its problem, notice and hint. */
export interface ControlAttributes {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

/** The id of a field's control in the page. */
export function controlId(at: string): string {
  return `field-${at.replaceAll(".", "-")}`;
}

/** The attributes of the control at `at`, given what there is to say about it. */
export function useControlAttributes(place: FieldPlace): ControlAttributes {
  const { form, evaluation } = useIsland();
  const { t } = useTranslator();
  const id = controlId(place.at);
  const { answer } = evaluation;
  const isWrong = answer.status === "invalid" && answer.problems.some((problem) => isAt(problem, place.at));
  const described = [
    t.optional(`${place.words}.hint`) !== undefined && `${id}-hint`,
    isWrong && `${id}-problem`,
    noticeAt(evaluation.read, form, place.at) !== undefined && `${id}-notice`,
  ].filter((one) => one !== false);
  return {
    id,
    ...(described.length > 0 ? { "aria-describedby": described.join(" ") } : {}),
    ...(isWrong ? { "aria-invalid": true } : {}),
  };
}

/** Label, hint, control, and under it what is wrong or how an ambiguous text was read. */
export function FieldFrame({
  place,
  optional,
  unitName,
  onText,
  children,
}: {
  readonly place: FieldPlace;
  readonly optional: boolean;
  /** Said to those who don't see the sign beside the field. */
  readonly unitName?: string | undefined;
  /** Takes the other reading of an ambiguous text. */
  readonly onText?: (text: string) => void;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTranslator();
  return (
    <div className="field">
      <label htmlFor={controlId(place.at)}>
        {t.byId(`${place.words}.label`)}
        {unitName !== undefined && <span className="visually-hidden"> ({unitName})</span>}
        {optional && <span className="quiet"> ({t("form.optional")})</span>}
      </label>
      <FieldHint place={place} />
      {children}
      <FieldRemarks place={place} {...(onText === undefined ? {} : { onText })} />
    </div>
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
  place,
  onText,
}: {
  readonly place: FieldPlace;
  readonly onText?: (text: string) => void;
}): ReactNode {
  const { t } = useTranslator();
  const { form, evaluation, presenter } = useIsland();
  const { answer, read } = evaluation;
  const problem =
    answer.status !== "invalid" ? undefined : answer.problems.find((each) => isAt(each, place.at));
  const notice = noticeAt(read, form, place.at);
  const id = controlId(place.at);
  return (
    <>
      {notice !== undefined && (
        <p className="field-notice" id={`${id}-notice`}>
          {t("form.read_as", { text: textArgument(notice.text) })}
          {notice.other !== undefined && onText !== undefined && (
            <OtherReading text={notice.other} onChoose={onText} />
          )}
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

/** Whether a problem is one of this field, alone or among others. */
function isAt({ at, also = [] }: Problem, field: string): boolean {
  return at === field || also.includes(field);
}

/** How an ambiguous text of the visitor was read; texts the page wrote itself are not remarked upon. */
function noticeAt(read: ReadInputs, form: Form, at: string): Notice | undefined {
  const id = inputIdAt(at);
  return form.texts[id] === form.written[id] ? undefined : read.notices.find((notice) => notice.at === at);
}

function OtherReading({
  text,
  onChoose,
}: {
  readonly text: string;
  readonly onChoose: (text: string) => void;
}): ReactNode {
  const { t } = useTranslator();
  return (
    <>
      {" "}
      <button type="button" className="text-button" onClick={() => onChoose(text)}>
        {t("form.read_as_other", { text: textArgument(text) })}
      </button>
    </>
  );
}
