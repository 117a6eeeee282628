import type { InputValues, Problem } from "../answer.ts";
import { checkInput } from "../check-inputs.ts";
import type { InputDescription, ScalarInput } from "../description.ts";
import type {
  Ambiguity,
  FieldContext,
  FieldReading,
  InputContext,
  InputReading,
  InputText,
  Notice,
} from "./field-reading.ts";
import { readingText } from "./field-text.ts";
import { readField } from "./read-field.ts";

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
    return { value: undefined, canonical: text, problems: [problemOf(reading, at)], notices: [] };
  }
  const { value, canonical } = reading;
  return {
    value,
    canonical,
    problems: checkInput(input, value, at, { today: field.today, values }),
    notices: noticesOf(input, reading, at, field),
  };
}

function noticesOf(
  input: ScalarInput,
  { ambiguity, understood }: FieldReading & { readonly kind: "read" },
  at: string,
  field: FieldContext,
): readonly Notice[] {
  const { locale = "en", unitNames } = field;
  if (ambiguity !== undefined && isPossible(input, ambiguity, field)) {
    const write = (canonical: string): string => readingText(input, canonical, locale, unitNames);
    return [{ at, kind: "read_as", text: write(ambiguity.chosen), other: write(ambiguity.other) }];
  }
  return understood === undefined ? [] : [{ at, kind: "read_as", text: understood }];
}

/**
 * Whether the other reading is another and keeps the limits of the input: nobody means a rate of 3,875 percent where 40 is the
 * most, and no hours are no minutes.
 */
export function isPossible(
  input: ScalarInput,
  { chosen, other }: Ambiguity,
  { today, unit }: FieldContext,
): boolean {
  if (chosen === other) return false;
  const reading = readField(input, other, { today, ...(unit === undefined ? {} : { unit }) });
  if (reading.kind !== "read") return false;
  return checkInput(input, reading.value, input.id, { today, values: {} }).length === 0;
}

/** What a visitor is told of a text that could not be read. */
export function problemOf(reading: FieldReading & { readonly kind: "unreadable" }, at: string): Problem {
  const { code, arguments: named } = reading;
  return named === undefined ? { at, code } : { at, code, arguments: named };
}
