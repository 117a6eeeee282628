import type { InputValues } from "../runtime/answer.ts";
import type { Presenter } from "../presentation/presenter.ts";
import { dateText } from "../runtime/date-text.ts";
import { datetimeText } from "../runtime/datetime-text.ts";
import type { CalculatorDescription } from "../runtime/description.ts";
import type { Display } from "../runtime/display.ts";
import type { PlainOwnDisplay } from "../runtime/own-display.ts";

/** The end of a day and time that is the beginning of the day. */
export const midnight = "T00:00";

/** Whether a calculator asks for days with times of day, and none of them has one: someone gave days alone. */
export function areWholeDays({ inputs }: CalculatorDescription, values: InputValues): boolean {
  const times = inputs.flatMap(({ id, type }) => {
    const value = values[id];
    return type === "datetime" && typeof value === "string" ? [value] : [];
  });
  return times.length > 0 && times.every((time) => time.endsWith(midnight));
}

/** A calculator that shows midnight as the day alone. */
export function inWholeDays(description: CalculatorDescription): CalculatorDescription {
  const displays = Object.entries(description.displays).map(([id, display]) => [id, asDay(display)] as const);
  return { ...description, displays: Object.fromEntries(displays) };
}

/** A presenter of such a calculator, whose steps show midnight as the day alone too. */
export function presentsWholeDays(presenter: Presenter): Presenter {
  return { ...presenter, show: (display, value, unit) => presenter.show(asDay(display), value, unit) };
}

const dayDisplay: PlainOwnDisplay = {
  kind: "datetime",
  write: (value, { locale }) => {
    const text = String(value);
    return text.endsWith(midnight)
      ? dateText(text.slice(0, -midnight.length), locale, "day")
      : datetimeText(text, locale);
  },
};

function asDay(display: Display): Display {
  return display.kind === "datetime" ? dayDisplay : display;
}
