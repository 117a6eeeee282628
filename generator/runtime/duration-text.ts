import { assert } from "./assert.ts";
import { decimalText, roundAsMeant, roundHalfAway } from "./decimal.ts";
import { partsOf, splitDuration } from "./duration.ts";
import { cached, listed, minusSign } from "./intl-cache.ts";
import { decimalTextIn } from "./number-text.ts";
import { partsSaid } from "./parts-said.ts";
import type { DurationDisplay, DurationUnit, Write } from "./own-display.ts";
import { unitAmount } from "./unit-amount.ts";

/** A duration as people write it: 2 h 25 min, 3 years 2 months. Parts of which there are none are left out. */
export const writeDuration: Write = (value, context, display) => {
  assert(display.kind === "duration", "a duration is shown as one");
  const { locale } = context;
  return durationText(Number(value), locale, display, (unit, amount) =>
    unitAmount(unit, amount, decimalTextIn(locale, decimalText(amount)), context),
  );
};

export function durationText(
  value: number,
  locale: string,
  { parts, digits }: Pick<DurationDisplay, "parts" | "digits">,
  write: (unit: DurationUnit, amount: number) => string,
): string {
  const smallest = partsOf(parts).at(-1)?.size ?? 1;
  // Rounded before it is split, so that 59.999 seconds are a minute.
  const rounded = roundAsMeant(Math.abs(value) / smallest, digits) * smallest;
  const amounts = splitDuration(rounded, parts).map(({ unit, amount }) => ({
    unit,
    amount: roundHalfAway(amount, digits),
  }));
  const text = listed(
    partsSaid(amounts).map(({ unit, amount }) => write(unit, amount)),
    narrowList(locale),
  );
  return value < 0 && rounded !== 0 ? `${minusSign(locale)}${text}` : text;
}

/** Units one after the other, as a clock's are: without commas. */
const narrowList = /* @__PURE__ */ cached(
  (locale: string) => new Intl.ListFormat(locale, { type: "unit", style: "narrow" }),
);
