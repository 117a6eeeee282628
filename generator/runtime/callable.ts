import type { Answer, InputValues, Value } from "./answer.ts";
import { checkInput } from "./check-inputs.ts";
import type { CalculatorDescription } from "./description.ts";
import { otherParts } from "./parts-of-one.ts";
import { isDay } from "./iso-date.ts";
import { readInputs } from "./reading/read-inputs.ts";

/** When a calculator is asked. */
export interface CallOptions {
  /** `YYYY-MM-DD`, the day that limits dates and stands for `today`; the computer's own without it. */
  readonly today?: string;
}

/**
 * A calculator as a function. Inputs are in base units (meters, kilograms, months; percentages as fractions); those left
 * out have their default. The answer is values, problems with the inputs, or a refusal, told apart by its `status`.
 */
export interface Callable<Inputs, Values> {
  (inputs?: Partial<Inputs>, on?: CallOptions): Answer<Values>;
  readonly description: CalculatorDescription;
}

/** What a calculator does, of inputs that only its own type names. */
interface Model<Values> {
  readonly description: CalculatorDescription;
  compute(inputs: InputValues, today: string): Answer<Values>;
  visible(inputs: InputValues, today: string): Readonly<Record<string, boolean>>;
}

/**
 * Makes a calculator a function. A name it does not ask for is a TypeError: the program that gives it is wrong, not its
 * figures.
 */
export function callable<Inputs extends InputValues, Values extends Readonly<Record<string, Value>>>(
  model: Model<Values>,
): Callable<Inputs, Values> {
  const { description } = model;
  const known = new Set(description.inputs.map(({ id }) => id));
  const ask = (
    inputs: Partial<Inputs> = {},
    { today = localDay(new Date()) }: CallOptions = {},
  ): Answer<Values> => {
    if (!isDay(today)) throw new TypeError(`today is a day, YYYY-MM-DD, and not “${today}”`);
    if (typeof inputs !== "object" || inputs === null || Array.isArray(inputs))
      throw new TypeError(`The inputs of ${description.id} are an object`);
    const given = Object.entries<Value | undefined>(inputs).flatMap(([id, value]) =>
      value === undefined ? [] : [[id, value] as const],
    );
    const stranger = given.find(([id]) => !known.has(id));
    if (stranger !== undefined) throw new TypeError(`${description.id} has no input “${stranger[0]}”`);
    const { values } = readInputs(model, {}, { today });
    const others = otherParts(description.inputs, (id) => given.some(([each]) => each === id));
    const all = {
      ...values,
      ...Object.fromEntries(others.map((id) => [id, 0])),
      ...Object.fromEntries(given),
    };
    const wrong = description.inputs.flatMap((input) =>
      checkInput(input, all[input.id] ?? null, input.id, { today, values: all }),
    );
    const isWrong = new Set(wrong.map(({ at }) => inputIdOf(at)));
    // What is wrong may be of another type altogether: the default stands for it where others depend on it.
    const sound = Object.fromEntries(
      description.inputs.map(({ id, kind }) => {
        const blank = "blank" in kind ? kind.blank : undefined;
        return [id, (isWrong.has(id) ? values : all)[id] ?? blank ?? null];
      }),
    );
    const shown = model.visible(sound, today);
    const problems = wrong.filter(({ at }) => shown[inputIdOf(at)] !== false);
    return problems.length > 0 ? { status: "invalid", problems } : model.compute(sound, today);
  };
  return Object.assign(ask, { description });
}

/** The input a problem is at: `grades` of `grades.3.points`. */
function inputIdOf(at: string): string {
  return at.split(".")[0] ?? at;
}

/** The day it is where the program runs. */
function localDay(now: Date): string {
  const pad = (value: number, width: number): string => String(value).padStart(width, "0");
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
}
