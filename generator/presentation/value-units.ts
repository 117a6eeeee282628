import type { CalculatorDescription } from "../runtime/description.ts";
import type { Display } from "../runtime/display.ts";
import { currencyCode } from "../runtime/currency.ts";
import { durationUnit } from "../runtime/duration.ts";
import { displayUnit } from "./format-value.ts";
import type { Values } from "./values.ts";

/** The id of the unit a value is told in: a quantity's unit, a currency's ISO 4217 code, what a duration is counted in, `USD/us_gallon`; undefined where it has none. */
export function unitOfValue(display: Display, values: Values, unit?: string): string | undefined {
  if (display.kind === "money") return currencyCode(display.currency, values);
  if (display.kind === "duration") return durationUnit(display);
  if (display.kind !== "quantity") return undefined;
  const { id } = displayUnit(display, unit);
  const { currency } = display;
  return currency === undefined ? id : id.replace(/^money/, currencyCode(currency, values) ?? "money");
}

/** The display of every output and column of an output (`amortization.interest`), by id. */
export function outputDisplays({ outputs }: CalculatorDescription): readonly (readonly [string, Display])[] {
  return outputs.flatMap((output) =>
    output.type === "value"
      ? [[output.id, output.display] as const]
      : output.columns.map((column) => [`${output.id}.${column.id}`, column.display] as const),
  );
}
