import { fromBase, toBase } from "../runtime/decimal.ts";
import type { Unit } from "../runtime/display.ts";
import { numberText } from "../runtime/number-text.ts";

/** An amount of one unit in another, and what the answer says of it. */
interface InUnits {
  readonly own: number;
  readonly from: Unit;
  readonly to: Unit;
  readonly result: string;
}

/** As many as the answer has. */
const digits = 10;

/**
 * How an amount comes into another unit by what one of it is: 5 × 0.4046856422 ha; undefined where both are the same. The
 * page of a converter, which the box does not fetch, works it out from the exact sizes of both. `write`: an amount of the
 * other unit in words.
 */
export function factorLine(
  { own, from, to, result }: InUnits,
  locale: string,
  write: (value: number) => string,
): string | undefined {
  if (from.id === to.id) return undefined;
  const text = (value: number): string =>
    numberText(value, locale, { minimum: 0, maximum: 0, significant: digits });
  const inTo = (value: number): number => fromBase(toBase(value, from), to);
  const equals = (line: string, ...figures: readonly number[]): string => {
    const isCut = figures.some((figure) => (text(figure).match(/\p{Nd}/gu)?.length ?? 0) >= digits);
    return `${line} ${isCut ? "≈" : "="} ${result}`;
  };
  const amount = text(own);
  if (from.isInverse !== to.isInverse) return equals(`${text(inTo(1))} ÷ ${amount}`, inTo(1), inTo(own));
  if (from.offset === undefined && to.offset === undefined)
    return equals(`${amount} × ${write(inTo(1))}`, inTo(1), inTo(own));
  const zero = inTo(0);
  const [factor, divisor] = [text(inTo(1) - zero), text(1 / (inTo(1) - zero))];
  const scaled = (left: string): string => {
    if (factor === text(1)) return left;
    return divisor.length < factor.length ? `${left} ÷ ${divisor}` : `${left} × ${factor}`;
  };
  const plus = (left: string, more: number): string =>
    `${left} ${more < 0 ? "−" : "+"} ${text(Math.abs(more))}`;
  const before = -fromBase(toBase(0, to), from);
  // 32 is taken from degrees Fahrenheit, and added to those that become them.
  const line =
    text(zero).length <= text(before).length
      ? plus(scaled(amount), zero)
      : scaled(`(${plus(amount, before)})`);
  return equals(line, inTo(own));
}
