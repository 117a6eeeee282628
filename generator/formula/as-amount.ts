import type { Checking } from "./checking.ts";
import { currenciesIn, inCurrency, isDimensionless, sameDimension } from "./dimension.ts";
import { literalNumber } from "./literal.ts";
import type { TypedExpression } from "./typed-expression.ts";
import type { ValueType } from "./value-type.ts";

/** A written number where an amount of another type belongs, as that amount: `5` as `5 meter`, `1000` as `1000 money`. */
export function asAmount(tree: TypedExpression, want: ValueType, { scope }: Checking): string | undefined {
  const number = literalNumber(tree);
  if (number === undefined || want.kind !== "number" || isDimensionless(want.dimension)) return undefined;
  const { dimension } = want;
  const [currency = "money"] = currenciesIn(dimension);
  if (sameDimension(inCurrency(dimension), { money: 1 }))
    return /^(?:[A-Z]{3}|money)$/.test(currency) ? `${number} ${currency}` : undefined;
  const unit = scope.units.ids().find((id) => {
    const each = scope.units.unit(id);
    return each?.numerator === each?.denominator && sameDimension(each?.dimension ?? {}, dimension);
  });
  return unit === undefined ? undefined : `${number} ${unit}`;
}

/** The same of whichever side of an operator is a written number. */
export function eitherAsAmount(
  left: TypedExpression,
  right: TypedExpression,
  checking: Checking,
): { readonly suggestion?: string } {
  const suggestion = asAmount(left, right.type, checking) ?? asAmount(right, left.type, checking);
  return suggestion === undefined ? {} : { suggestion };
}
