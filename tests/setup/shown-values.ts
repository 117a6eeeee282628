import type { Value } from "../../generator/runtime/answer.ts";
import { shortestInUnit } from "../../generator/runtime/shortest-in-unit.ts";
import type { TestedCalculator } from "./tested-calculator.ts";

/** Single values of an answer by output id, as a page's `<data>` writes them: unrounded, in base units. */
export type ShownValues = Readonly<Record<string, string>>;

/**
 * The values a page shows of an answer, those without value left out. Of a main result in several parts, years and
 * months and days, parts that are zero go unsaid; of nothing, all but the last.
 */
export function shownValues(
  { calculator }: TestedCalculator,
  answered: Readonly<Record<string, Value>>,
): ShownValues {
  const values = Object.fromEntries(
    Object.entries(answered).flatMap(([id, value]) =>
      value === null || typeof value === "object" ? [] : [[id, String(value)]],
    ),
  );
  // Of main results by case, the one that applies is the whole answer.
  const main = calculator.description.outputs.filter(
    (output) => output.type === "value" && output.primary && answered[output.id] !== null,
  );
  if (main.length < 2) return values;
  // Parts are amounts; a whole number of any length, such as bits read as one, is said when it is zero too.
  const zeros = main.map(({ id }) => id).filter((id) => answered[id] === 0);
  const unsaid = zeros.length === main.length ? zeros.slice(0, -1) : zeros;
  return Object.fromEntries(Object.entries(values).filter(([id]) => !unsaid.includes(id)));
}

/** The plain numbers of an answer as the terminal prints them: quantities of one unit in that unit. */
export function printedNumbers(
  { calculator }: TestedCalculator,
  values: Readonly<Record<string, Value>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    calculator.description.outputs.flatMap((output) => {
      const value = values[output.id];
      if (output.type !== "value" || typeof value !== "number") return [];
      const { display } = output;
      if (display.kind !== "quantity") return [[output.id, value]];
      const unit = display.units.find(({ id }) => id === display.unit);
      return unit === undefined ? [] : [[output.id, shortestInUnit(value, unit)]];
    }),
  );
}

/** Two engines may differ in the last digit of a sine; in nothing else. */
const engineTolerance = 1e-13;

/** Ids at which two sets of values are not the same, with both values. */
export function differences(one: ShownValues, other: ShownValues): readonly string[] {
  const isSame = (first: string | undefined, second: string | undefined): boolean =>
    first === second ||
    (first !== undefined &&
      second !== undefined &&
      Math.abs(Number(first) - Number(second)) <= engineTolerance * Math.abs(Number(second)));
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((id) => !isSame(one[id], other[id]))
    .map((id) => `${id}: ${one[id] ?? "nothing"} for ${other[id] ?? "nothing"}`);
}
