import { currencyCode } from "../currency.ts";
import { plainCharacters } from "../plain-characters.ts";
import type { FieldContext, FieldReading } from "../reading/field-reading.ts";
import { readQuantity } from "../reading/read-quantity.ts";
import type { InputRuntime } from "./input-runtime.ts";
import { currencyNames, otherCurrency } from "./money.ts";
import { quantityRuntime, type QuantityInput } from "./quantity.ts";

/** An amount of money per unit, `$4.50/gal`: a quantity that may have the sign of its currency. */
export const priceRuntime: InputRuntime<QuantityInput> = {
  ...quantityRuntime,
  read: readPrice,
  decidedBy: ({ display: { currency } }) => (typeof currency === "object" ? currency.from : undefined),
};

function readPrice(input: QuantityInput, text: string, context: FieldContext): FieldReading {
  const { locale, values } = context;
  const code = currencyCode(input.display.currency ?? "", values);
  if (locale === undefined || code === undefined) return readQuantity(input, text, context);
  const plain = plainCharacters(text);
  const signs = currencyNames(code, locale)
    .map(plainCharacters)
    .toSorted((one, two) => two.length - one.length);
  const sign = signs.find((each) => each !== "" && plain.includes(each));
  const other = sign === undefined ? otherCurrency(plain) : undefined;
  const reading = readQuantity(input, sign === undefined ? text : plain.replace(sign, " "), context);
  if (reading.kind === "read" || other === undefined) return reading;
  return { kind: "unreadable", code: "wrong_currency", arguments: { text: other, currency: code } };
}
