import type { Scalar } from "../runtime/answer.ts";
import type { Display } from "../runtime/display.ts";
import { plainCharacters } from "../runtime/plain-characters.ts";
import { numberMarks } from "../runtime/reading/number-marks.ts";
import { roundedAsShown } from "./as-printed.ts";
import type { ValueOutput } from "./output-selection.ts";
import type { Presenter } from "./presenter.ts";
import { termsOf } from "./drawing/said-already.ts";
import { scalarAt } from "./values.ts";

/** An answer set as an addition: its parts, each with its sign. */
export interface Addition {
  readonly parts: readonly AdditionPart[];
  /** What the parts lack of the sum, or have too much, because each figure is rounded. */
  readonly rounding?: Pick<AdditionPart, "sign" | "shown">;
}
export interface AdditionPart {
  readonly id: string;
  readonly name: string;
  /** None before the first part, unless it is taken away. */
  readonly sign: "+" | "−" | "";
  readonly shown: string;
}

/** The parts of a sum that are not zero; undefined where fewer than two are left: they would add nothing up. */
export function additionOf(output: ValueOutput, presenter: Presenter): Addition | undefined {
  const { values, outputs } = presenter;
  // In the unit someone reads the sum in.
  const display = inUnit(output.display, presenter.unitOf(output.id));
  const terms = termsOf(output, presenter);
  const sum = scalarAt(outputs, output.id);
  if (terms.length < 2 || sum === null) return undefined;
  const printed = (amount: Scalar): number => roundedAsShown(display, amount, values) ?? 0;
  const comesTo = terms.reduce(
    (total, { amount, isSubtracted }) => total + (isSubtracted ? -1 : 1) * printed(amount),
    0,
  );
  const lacks = printed(sum) - comesTo;
  return {
    parts: terms.map(({ id, amount, isSubtracted }, index) => ({
      id,
      name: presenter.nameOf(id),
      sign: isSubtracted ? "−" : index === 0 ? "" : "+",
      shown: presenter.show(display, amount),
    })),
    ...(Math.abs(lacks) <= Math.abs(comesTo) * 1e-12
      ? {}
      : { rounding: { sign: lacks < 0 ? "−" : "+", shown: presenter.show(display, Math.abs(lacks)) } }),
  };
}

/** A display that tells in one unit, where one was chosen. */
function inUnit(display: Display, unit: string | undefined): Display {
  if (display.kind !== "quantity" || unit === undefined) return display;
  return display.units.some(({ id }) => id === unit) ? { ...display, unit } : display;
}

/** The number in a text that a formatter wrote. */
export function resultIn(text: string, locale: string): number {
  const [whole = "", fraction = ""] = text.split(numberMarks(locale).decimal).map(plainCharacters);
  const digits = `${whole.replaceAll(/\D/gu, "")}.${fraction.replaceAll(/\D/gu, "")}`;
  return (whole.includes("-") ? -1 : 1) * Number(digits);
}
