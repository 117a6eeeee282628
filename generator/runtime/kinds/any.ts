import type { BooleanInput } from "./boolean.ts";
import type { ChoiceInput } from "./choice.ts";
import type { ChoicesInput } from "./choices.ts";
import type { DateInput } from "./date.ts";
import type { DatetimeInput } from "./datetime.ts";
import type { DecimalInput } from "./decimal.ts";
import type { DigitsInput } from "./digits.ts";
import type { DurationInput } from "./duration.ts";
import type { ExpressionInput } from "./expression.ts";
import type { FractionInput } from "./fraction.ts";
import type { IntegerInput } from "./integer.ts";
import type { MoneyInput } from "./money.ts";
import type { NumberInput } from "./number.ts";
import type { PercentInput } from "./percent.ts";
import type { QuantityInput } from "./quantity.ts";
import type { RowsInput } from "./rows.ts";
import type { TermInput } from "./term.ts";
import type { TextInput } from "./text.ts";
import type { TimeInput } from "./time.ts";
import type { WholeInput } from "./whole.ts";

/** Every type of input: what describes one, and what its value is carried in. A choice is a union of its options. */
export interface InputTypes {
  readonly number: { readonly input: NumberInput; readonly value: number };
  readonly integer: { readonly input: IntegerInput; readonly value: number };
  readonly percent: { readonly input: PercentInput; readonly value: number };
  readonly money: { readonly input: MoneyInput; readonly value: number };
  readonly quantity: { readonly input: QuantityInput; readonly value: number };
  readonly whole: { readonly input: WholeInput; readonly value: bigint };
  readonly decimal: { readonly input: DecimalInput; readonly value: string };
  readonly fraction: { readonly input: FractionInput; readonly value: string };
  readonly digits: { readonly input: DigitsInput; readonly value: string };
  readonly date: { readonly input: DateInput; readonly value: string };
  readonly time: { readonly input: TimeInput; readonly value: string };
  readonly datetime: { readonly input: DatetimeInput; readonly value: string };
  readonly duration: { readonly input: DurationInput; readonly value: number };
  readonly term: { readonly input: TermInput; readonly value: string };
  readonly choice: { readonly input: ChoiceInput; readonly value: string };
  readonly choices: { readonly input: ChoicesInput; readonly value: string };
  readonly boolean: { readonly input: BooleanInput; readonly value: boolean };
  readonly text: { readonly input: TextInput; readonly value: string };
  readonly expression: { readonly input: ExpressionInput; readonly value: string };
  readonly rows: { readonly input: RowsInput; readonly value: readonly object[] };
}
export type InputType = keyof InputTypes;
/** An input that holds one value. Limits are in base units. */
export type ScalarInput = InputTypes[Exclude<InputType, "rows">]["input"];
