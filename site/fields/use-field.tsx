import { createContext, useContext, useMemo, type ReactNode } from "react";
import type { Problem } from "../../generator/runtime/answer.ts";
import type { InputOf } from "../../generator/runtime/description-of.ts";
import type { InputDescription, InputType } from "../../generator/runtime/description.ts";
import type { Notice } from "../../generator/runtime/reading/field-reading.ts";
import type { ReadInputs } from "../../generator/runtime/reading/read-inputs.ts";
import { isWritten, textOf, withChosenUnit, withText, withWritten, type Form } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { problemId } from "./element-ids.ts";
import type { Setting } from "../islands/setting.ts";

/** What the page hands to a field: the description of an input of a kind the field is for. */
export interface FieldProps<Type extends InputType> {
  readonly input: InputOf<Type>;
  /** What helps to fill it in, beside it; of rows, their fields. */
  readonly children?: ReactNode;
}

/** Where a field stands: an input's id, or `grades.3.points` for a cell, and the prefix of its words. */
export interface FieldPlace {
  readonly at: string;
  /** `inputs.home_price`, `inputs.grades.columns.points`. */
  readonly words: string;
}

/** A field as it stands in the form: the same object until something about it changes. */
export interface Field {
  readonly place: FieldPlace;
  /** Its name, which may follow what was chosen elsewhere, and the author's hint. */
  readonly label: string;
  readonly hint: string | undefined;
  /** Whether the hint is always in sight. */
  readonly isHintShown: boolean;
  readonly optional: boolean;
  /** Whether the page and what was chosen elsewhere leave this field open. */
  readonly isShown: boolean;
  readonly text: string;
  /** Takes what the visitor types. */
  readonly write: (text: string) => void;
  /** Takes what the page itself puts there, which there is one way to read. */
  readonly fill: (text: string) => void;
  /** The id of what is said to be wrong with it, alone or together with others: then it may stand elsewhere. */
  readonly messageId: string | undefined;
  /** What is wrong with it, where that is said here. */
  readonly problem: string | undefined;
  /** How its text was read, where that is worth a word, and the other way it could be read. */
  readonly notice: string | undefined;
  readonly otherReading: string | undefined;
  /** Called when its text is typed to the end. */
  readonly validateNow: () => void;
  /** The unit chosen beside it; a cell has none of its own. */
  readonly unit?: string | undefined;
  readonly chooseUnit?: (unit: string) => void;
}

/** The row a cell stands in. */
export interface FieldRow {
  readonly place: FieldPlace;
  readonly texts: Readonly<Record<string, string>>;
  readonly write: (column: string, text: string) => void;
  readonly fill: (column: string, text: string) => void;
}

const RowContext = createContext<FieldRow | undefined>(undefined);

/** Makes the fields inside cells of a row. */
export const RowProvider = RowContext.Provider;

/** The state of an input's field, or of a cell when it stands in a row. */
export function useField({ id, optional, isHintShown = false }: InputDescription): Field {
  const row = useContext(RowContext);
  const { form, setting, evaluation, presenter, problems, change, validateNow } = useIsland();
  const { read } = evaluation;
  const at = row === undefined ? id : `${row.place.at}.${id}`;
  const words = row === undefined ? `inputs.${id}` : `${row.place.words}.${id}`;
  const text = row === undefined ? textOf(form, id) : (row.texts[id] ?? "");
  const unit = row === undefined ? form.units[id] : undefined;
  const isShown =
    row !== undefined ||
    (setting.variant.fixed[id] === undefined &&
      read.visible[id] !== false &&
      !isIdleAngle(id, form, setting) &&
      setting.only?.includes(id) !== false);
  const label = presenter.text(`${words}.label`) ?? id;
  const hint = presenter.text(`${words}.hint`);
  const own = problems.find((each) => placeOf(each, form) === at);
  const problem = own === undefined ? undefined : presenter.explain(own);
  const found = own ?? problems.find((each) => fieldsOf(each).includes(at));
  const messageId = found && problemId(placeOf(found, form));
  const { text: notice, other: otherReading } = noticeAt(read, form, at) ?? {};
  return useMemo((): Field => {
    const field = {
      place: { at, words },
      label,
      hint,
      isHintShown,
      optional,
      isShown,
      text,
      messageId,
      problem,
      notice,
      otherReading,
      validateNow,
    };
    if (row !== undefined)
      return { ...field, write: (typed) => row.write(id, typed), fill: (put) => row.fill(id, put) };
    return {
      ...field,
      write: (typed) => change((current) => withText(current, id, typed)),
      fill: (put) => change((current) => withWritten(current, id, put)),
      unit,
      chooseUnit: (chosen) => change((current) => withChosenUnit(setting, current, id, chosen)),
    };
  }, [
    row,
    id,
    at,
    words,
    label,
    hint,
    isHintShown,
    optional,
    isShown,
    text,
    unit,
    messageId,
    problem,
    notice,
    otherReading,
    setting,
    change,
    validateNow,
  ]);
}

/** Whether it is the unit of angles of arithmetic that has none, and is the usual one. */
function isIdleAngle(id: string, form: Form, { calculator, variant }: Setting): boolean {
  const { inputs } = calculator.description;
  const input = inputs.find((each) => each.type === "expression" && each.angle?.from === id);
  if (input?.type !== "expression" || input.kind.mentionsAngle(textOf(form, input.id))) return false;
  const usual = variant.defaults[id] ?? inputs.find((each) => each.id === id)?.default;
  return textOf(form, id) === usual;
}

/** The field at which a problem is said, once: of several it is about, the first that the visitor has filled in. */
export function placeOf({ at, also = [] }: Problem, form: Form): string {
  return [at, ...also].find((field) => !isWritten(form, field)) ?? at;
}

/** All fields a problem is about. */
export function fieldsOf({ at, also = [] }: Problem): readonly string[] {
  return [at, ...also];
}

/** How an ambiguous text of the visitor was read; texts the page wrote itself are not remarked upon. */
function noticeAt(read: ReadInputs, form: Form, at: string): Notice | undefined {
  return isWritten(form, at) ? undefined : read.notices.find((notice) => notice.at === at);
}
