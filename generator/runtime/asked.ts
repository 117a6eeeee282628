import type { Answer, Value } from "./answer.ts";
import type { CalculatorDescription, InputValues } from "./description.ts";
import { readInputs } from "./reading/read-inputs.ts";

/** When a calculator is asked. */
export interface AskedOn {
  /** `YYYY-MM-DD`, the day that limits dates and stands for `today`; the computer's own without it. */
  readonly today?: string;
}

/**
 * A calculator as a function. Inputs are in base units (meters, kilograms, months; percentages as fractions); those left
 * out have their default. The answer is values, problems with the inputs, or a refusal, told apart by its `status`.
 */
export interface Asked<Inputs, Values> {
  (inputs?: Partial<Inputs>, on?: AskedOn): Answer<Values>;
  readonly description: CalculatorDescription;
}

/** What a calculator does, of inputs that only its own type names. */
interface Model<Values> {
  readonly description: CalculatorDescription;
  compute(inputs: InputValues, today: string): Answer<Values>;
  visible(inputs: InputValues): Readonly<Record<string, boolean>>;
}

/** Makes a calculator a function. A name it does not ask for is a TypeError: the program that gives it is wrong, not its figures. */
export function asked<Inputs extends InputValues, Values extends Readonly<Record<string, Value>>>(
  model: Model<Values>,
): Asked<Inputs, Values> {
  const { description } = model;
  const known = new Set(description.inputs.map(({ id }) => id));
  const ask = (
    inputs: Partial<Inputs> = {},
    { today = localDay(new Date()) }: AskedOn = {},
  ): Answer<Values> => {
    const given = Object.entries(inputs).filter(([, value]) => value !== undefined);
    const stranger = given.find(([id]) => !known.has(id));
    if (stranger !== undefined) throw new TypeError(`${description.id} has no input “${stranger[0]}”`);
    const { values } = readInputs(model, {}, { today });
    return model.compute({ ...values, ...Object.fromEntries(given) }, today);
  };
  return Object.assign(ask, { description });
}

/** The day it is where the program runs. */
function localDay(now: Date): string {
  const pad = (value: number, width: number): string => String(value).padStart(width, "0");
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
}
