import { createContext, useContext } from "react";
import type { InputOf } from "../../generator/runtime/description-of.ts";
import type { InputDescription, InputType } from "../../generator/runtime/description.ts";
import { textOf, withText, withUnit } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";

/** What the page hands to a field: the description of an input of a kind the field is for. */
export interface FieldProps<Type extends InputType> {
  readonly input: InputOf<Type>;
}

/** Where a field stands: an input's id, or `grades.3.points` for a cell, and the prefix of its words. */
export interface FieldPlace {
  readonly at: string;
  /** `inputs.home_price`, `inputs.grades.columns.points`. */
  readonly words: string;
}

/** A field as it stands in the form. */
export interface Field {
  readonly place: FieldPlace;
  readonly optional: boolean;
  /** Whether the page and what was chosen elsewhere leave this field open. */
  readonly isShown: boolean;
  readonly text: string;
  readonly write: (text: string) => void;
  /** The unit chosen beside it; a cell has none of its own. */
  readonly unit?: string | undefined;
  readonly chooseUnit?: (unit: string) => void;
}

/** The row a cell stands in. */
export interface FieldRow {
  readonly place: FieldPlace;
  readonly texts: Readonly<Record<string, string>>;
  readonly write: (column: string, text: string) => void;
}

const RowContext = createContext<FieldRow | undefined>(undefined);

/** Makes the fields inside cells of a row. */
export const RowProvider = RowContext.Provider;

/** The state of an input's field, or of a cell when it stands in a row. */
export function useField(input: InputDescription): Field {
  const row = useContext(RowContext);
  const { form, setting, evaluation, change } = useIsland();
  const { id, optional } = input;
  if (row !== undefined)
    return {
      place: { at: `${row.place.at}.${id}`, words: `${row.place.words}.${id}` },
      optional,
      isShown: true,
      text: row.texts[id] ?? "",
      write: (text) => row.write(id, text),
    };
  return {
    place: { at: id, words: `inputs.${id}` },
    optional,
    isShown: setting.variant.fixed[id] === undefined && evaluation.read.visible[id] !== false,
    text: textOf(form, id),
    write: (text) => change((current) => withText(current, id, text)),
    unit: form.units[id],
    chooseUnit: (unit) => change((current) => withUnit(current, id, unit)),
  };
}
