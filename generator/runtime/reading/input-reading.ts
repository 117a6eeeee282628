import type { Problem } from "../answer.ts";
import { checkInput } from "../check-inputs.ts";
import type { InputDescription, InputValue, InputValues, ScalarInput } from "../description.ts";
import type { Ambiguity, FieldContext, FieldReading } from "./field-reading.ts";
import { readField } from "./read-field.ts";

/** A row as typed, a text a column; or as canonical text, cells joined by `~`. A cell left out takes its default. */
export type RowText = string | Readonly<Record<string, string>>;
export type InputText = string | readonly RowText[];

/** What the texts of one input say. `value` is undefined where they can't be read. */
export interface InputReading {
  readonly value: InputValue | undefined;
  readonly canonical: string | readonly string[];
  readonly problems: readonly Problem[];
  readonly ambiguities: readonly (Ambiguity & { readonly at: string; readonly input: ScalarInput })[];
}

/** What reading an input depends on; `cell` changes the context for a column of it. */
export interface InputContext {
  readonly field: FieldContext;
  readonly cell: (column: ScalarInput) => FieldContext;
  /** All inputs as far as they are read. */
  readonly values: InputValues;
}

/** Reads one input and checks it against its limits. */
export function readInput(input: InputDescription, text: InputText, context: InputContext): InputReading {
  if (input.type === "rows") return input.kind.read(input, text, context);
  return readScalar(input, typeof text === "string" ? text : "", input.id, context.field, context.values);
}

/** Reads an input of one value, or a cell that stands at `at`. */
export function readScalar(
  input: ScalarInput,
  text: string,
  at: string,
  field: FieldContext,
  values: InputValues,
): InputReading {
  const reading = readField(input, text, field);
  if (reading.kind === "unreadable") {
    return { value: undefined, canonical: text, problems: [problemOf(reading, at)], ambiguities: [] };
  }
  const { value, canonical, ambiguity } = reading;
  return {
    value,
    canonical,
    problems: checkInput(input, value, at, { today: field.today, values }),
    ambiguities: ambiguity === undefined ? [] : [{ ...ambiguity, at, input }],
  };
}

function problemOf(reading: FieldReading & { readonly kind: "unreadable" }, at: string): Problem {
  const { code, arguments: named } = reading;
  return named === undefined ? { at, code } : { at, code, arguments: named };
}
