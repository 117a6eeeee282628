import { inBase } from "./digits-in-base.ts";
import { monthsLater } from "./printed-dates.ts";
import { addedRatios, exactAmount, inLowestTerms, inexact } from "./exact-ratio.ts";
import {
  isSameKind,
  numberAmount,
  timesDimensions,
  Unreadable,
  type Amount,
  type Moment,
  type PrintedValue,
} from "./printed-value.ts";
import type { Tree } from "./expression.ts";

const day = 86_400_000;

/** A figure of a formula moved within what its last digit leaves open: by -1 or 1 half of it. */
export interface Moved {
  readonly figure: Tree;
  readonly by: number;
}

/** What a printed formula comes to; where a day may be one of two by the calendar's rules, either. */
export function workedOut(tree: Tree, moved?: Moved): readonly PrintedValue[] {
  if (tree.kind === "unit") throw new Unreadable("a unit alone");
  if (tree.kind === "leaf") {
    const { value } = tree;
    return [
      moved?.figure === tree && value.kind === "amount"
        ? { ...inexact(value), value: value.value + (moved.by * value.last) / 2 }
        : value,
    ];
  }
  const [first, second] = tree.operands;
  if (tree.name === "in_unit") return inUnit(only(first, moved), second);
  if (["to_digits", "from_digits", "fraction_from_digits", "repeating_digits"].includes(tree.name))
    return [basedDigits(first, second, moved)];
  const given = tree.operands.map((operand) => workedOut(operand, moved));
  if (tree.name === "+" || tree.name === "-") {
    const [one = [], other] = given;
    if (other === undefined) return one.map((each) => negated(amount(each)));
    return one.flatMap((each) => other.flatMap((next) => added(each, next, tree.name === "+" ? 1 : -1)));
  }
  const chosen = given.reduce<readonly (readonly PrintedValue[])[]>(
    (rows, values) =>
      rows.flatMap((row) =>
        (values.length === 0 ? [numberAmount(0)] : values).map((value) => [...row, value]),
      ),
    [[]],
  );
  return chosen.map((values) => result(tree.name, values));
}

function only(tree: Tree | undefined, moved?: Moved): PrintedValue {
  const [value] = tree === undefined ? [] : workedOut(tree, moved);
  if (value === undefined) throw new Unreadable("nothing given");
  return value;
}

function amount(value: PrintedValue | undefined): Amount {
  if (value?.kind === "amount") return value;
  const [, radix, digits] = value?.kind === "words" ? (/^#(\d+):(.*)$/u.exec(value.text) ?? []) : [];
  if (radix !== undefined && digits !== undefined) return numberAmount(inBase(digits, Number(radix)));
  if (value?.kind === "range" && value.lowest === value.highest) return amount(value.lowest);
  throw new Unreadable(`${value?.kind ?? "nothing"} is no amount`);
}

function plain(value: PrintedValue | undefined): number {
  const read = amount(value);
  if (Object.keys(read.dimensions).length > 0)
    throw new Unreadable("a number with a unit where a bare number is wanted");
  return read.value;
}

function negated(value: Amount): Amount {
  const { count, whole, exact, ...rest } = value;
  return {
    ...rest,
    ...(exact === undefined ? {} : { exact: [-exact[0], exact[1]] as const }),
    value: -value.value,
    ...(count === undefined ? {} : { count: -count }),
    ...(whole === undefined ? {} : { whole: -whole }),
  };
}

function added(one: PrintedValue, other: PrintedValue, sign: 1 | -1): readonly PrintedValue[] {
  if (one.kind === "moment") return later(one, other, sign);
  const left = amount(one);
  const right = amount(other);
  if (left.isCounted === true && isSameKind(right.dimensions, {}))
    return added(numberAmount(left.count ?? 0), right, sign);
  if (left.exact !== undefined && right.exact !== undefined)
    return [exactAmount(addedRatios(left.exact, right.exact, sign))];
  // Nothing is nothing of any kind.
  if (right.value === 0 && isSameKind(right.dimensions, {})) return [left];
  if (left.value === 0 && isSameKind(left.dimensions, {}))
    return [numberAmount(sign * right.value, right.dimensions)];
  // On a clock a day has 24 hours.
  if (isSameKind(left.dimensions, { day: 1 }) && isSameKind(right.dimensions, { time: 1 }))
    return added(numberAmount(left.value * 86_400, { time: 1 }), right, sign);
  // Calendar months and days are no fixed number of each other.
  if (sign === 1 && isSameKind(left.dimensions, { month: 1 }) && isSameKind(right.dimensions, { day: 1 }))
    return right.value === 0 ? [left] : [{ kind: "span", amounts: [left, right] }];
  if (!isSameKind(left.dimensions, right.dimensions)) throw new Unreadable("adds amounts of two kinds");
  const whole = wholly(left, right, (a, b) => (sign === 1 ? a + b : a - b));
  return [
    whole ?? numberAmount(cleaned(left.value + sign * right.value, left.value, right.value), left.dimensions),
  ];
}

/** Whole numbers keep all their digits. */
function wholly(
  one: Amount,
  other: Amount,
  work: (one: bigint, other: bigint) => bigint,
): Amount | undefined {
  if (one.whole === undefined || other.whole === undefined) return undefined;
  const whole = work(one.whole, other.whole);
  return { ...numberAmount(Number(whole)), whole };
}

/** A time of day goes on from midnight. */
function onClock(from: Moment, at: number): Moment {
  const exact = Math.round(at);
  return from.isTime === true ? { ...from, at: ((exact % day) + day) % day } : { kind: "moment", at: exact };
}

/** Without what the last digits of two large numbers leave in their difference. */
function cleaned(sum: number, one: number, other: number): number {
  const size = Math.max(Math.abs(one), Math.abs(other));
  return size === 0 ? sum : Number(sum.toFixed(Math.min(100, Math.max(0, 13 - Math.ceil(Math.log10(size))))));
}

function later(from: Moment, by: PrintedValue, sign: 1 | -1): readonly Moment[] {
  const amounts = by.kind === "span" ? by.amounts : [amount(by)];
  return amounts.reduce<readonly Moment[]>(
    (moments, { value, dimensions }) =>
      moments.flatMap((each): readonly Moment[] => {
        if (value === 0) return [each];
        if (isSameKind(dimensions, { day: 1 })) return [{ kind: "moment", at: each.at + sign * value * day }];
        if (isSameKind(dimensions, { time: 1 })) return [onClock(each, each.at + sign * value * 1000)];
        if (isSameKind(dimensions, { month: 1 }))
          return monthsLater(each.at, sign * value).map((at) => ({ kind: "moment", at }));
        throw new Unreadable("adds no time to a day");
      }),
    [from],
  );
}

function inUnit(value: PrintedValue, unit: Tree | undefined): readonly PrintedValue[] {
  const read = amount(value);
  if (unit?.kind !== "unit" || !isSameKind(unit.unit.dimensions, read.dimensions))
    throw new Unreadable("counts in another kind of unit");
  return [numberAmount(read.value / unit.unit.factor)];
}

/** A number is the same in every base: what its digits are in one, and in the other. */
function basedDigits(of: Tree | undefined, base: Tree | undefined, moved?: Moved): PrintedValue {
  const system = only(base, moved);
  const radix = system.kind === "words" ? Number(system.text) : plain(system);
  const value = only(of, moved);
  const [, inner, digits] = value.kind === "words" ? (/^#(\d+):(.*)$/u.exec(value.text) ?? []) : [];
  if (inner !== undefined && digits !== undefined)
    return { kind: "words", text: `#${radix}:${inBase(digits, Number(inner))}` };
  if (value.kind !== "words") return { kind: "words", text: `#${radix}:${plain(value)}` };
  return { kind: "words", text: `#${radix}:${value.text}` };
}

const rounders: Readonly<Record<string, (value: number) => number>> = {
  floor: (value) => Math.floor(value + Math.abs(value) * 1e-13 + 1e-13),
  ceil: (value) => Math.ceil(value - Math.abs(value) * 1e-13 - 1e-13),
  round: (value) => Math.sign(value) * Math.round(Math.abs(value) * (1 + 1e-14) + 1e-12),
};

function result(name: string, values: readonly PrintedValue[]): PrintedValue {
  const [first, second] = values;
  const [rounding = "", places] = name.split(" ");
  const rounder = rounders[rounding];
  const ratio = first?.kind === "amount" ? first.ratio : undefined;
  if (rounding === "floor" && ratio !== undefined) {
    const [over, under] = ratio;
    const whole = (over - (((over % under) + under) % under)) / under;
    return { ...numberAmount(Number(whole)), whole };
  }
  if (rounder !== undefined) {
    const { value, dimensions } = amount(first);
    const own =
      first?.kind === "amount" && first.count !== undefined && first.value !== 0
        ? first.value / first.count
        : smallestUnit(dimensions);
    const scale = 10 ** Number(places ?? 0);
    const rounded = numberAmount((rounder((value / own) * scale) / scale) * own, dimensions);
    return isCounted(first) ? { ...rounded, count: rounded.value, isCounted: true } : rounded;
  }
  switch (name) {
    case "of_unit":
      // "(the days from March 1 to March 8) days" names once more what was counted.
      return isCounted(first) && isSameKind(first.dimensions, amount(second).dimensions)
        ? first
        : result("×", values);
    case "×":
      if (isCounted(second) && isSameKind(amount(first).dimensions, {})) {
        const count = amount(first).value * second.value;
        return { ...second, value: count, count };
      }
      return (
        wholly(amount(first), amount(second), (a, b) => a * b) ??
        numberAmount(
          amount(first).value * amount(second).value,
          timesDimensions(amount(first).dimensions, amount(second).dimensions),
        )
      );
    case "÷": {
      const [over, under] = [amount(first), amount(second)];
      if (under.value === 0) throw new Unreadable("divides by zero");
      return {
        ...numberAmount(over.value / under.value, timesDimensions(over.dimensions, under.dimensions, -1)),
        ...(over.whole === undefined || under.whole === undefined
          ? {}
          : { ratio: [over.whole, under.whole] as const }),
      };
    }
    case "^": {
      const power = plain(second);
      const { value, dimensions } = amount(first);
      return numberAmount(value ** power, timesDimensions({}, dimensions, power));
    }
    case "sqrt":
    case "root": {
      const degree = name === "sqrt" ? 2 : plain(second);
      const { value, dimensions } = amount(first);
      return numberAmount(
        value < 0 ? -((-value) ** (1 / degree)) : degree === 2 ? Math.sqrt(value) : value ** (1 / degree),
        timesDimensions({}, dimensions, 1 / degree),
      );
    }
    case "factorial": {
      const of = plain(first);
      return exactAmount([
        Array.from({ length: of }, (_, at) => BigInt(at + 1)).reduce((a, b) => a * b, 1n),
        1n,
      ]);
    }
    case "abs":
      return numberAmount(Math.abs(amount(first).value), amount(first).dimensions);
    case "mod":
    case "remainder": {
      const whole = wholly(amount(first), amount(second), (a, b) => ((a % b) + b) % b);
      if (whole !== undefined) return whole;
      const divisor = amount(second).value;
      return numberAmount(((amount(first).value % divisor) + divisor) % divisor, amount(first).dimensions);
    }
    case "min":
    case "max":
    case "later":
      return extreme(values, name === "min");
    case "sin":
    case "cos":
    case "tan":
    case "asin":
    case "acos":
    case "atan":
      return numberAmount(Math[name](plain(first)));
    case "ln":
      return numberAmount(Math.log(plain(first)));
    case "log10":
      return numberAmount(Math.log10(plain(first)));
    case "atan2":
      if (!isSameKind(amount(first).dimensions, amount(second).dimensions))
        throw new Unreadable("two kinds of lengths");
      return numberAmount(Math.atan2(amount(first).value, amount(second).value));
    case "round_to":
    case "nearest_multiple":
      return multiple(first, second, Math.round);
    case "next_multiple":
      return multiple(first, second, Math.ceil);
    case "round_half_even": {
      const value = plain(first);
      const whole = Math.round(value);
      return numberAmount(Math.abs(value % 1) === 0.5 && whole % 2 !== 0 ? whole - 1 : whole);
    }
    case "whole_part":
      return numberAmount(Math.trunc(plain(first) * (1 + 1e-14)));
    case "numerator":
    case "denominator": {
      const { exact } = amount(first);
      if (exact === undefined) throw new Unreadable("no fraction");
      const [over, under] = inLowestTerms(exact);
      return exactAmount([name === "numerator" ? over : under, 1n]);
    }
    case "length": {
      const [, radix = "10", of = ""] = /^#(\d+):(.*)$/u.exec(words(first)) ?? [];
      return numberAmount(Math.abs(Number(of.replaceAll(",", ""))).toString(Number(radix)).length);
    }
    case "floor_log": {
      const exponent = Math.log(Math.abs(amount(first).value)) / Math.log(plain(second));
      return numberAmount(Math.floor(exponent + 1e-12));
    }
    case "and":
      return wholly(amount(first), amount(second), (a, b) => a & b) ?? numberAmount(0);
    case "or":
      return wholly(amount(first), amount(second), (a, b) => a | b) ?? numberAmount(0);
    case "xor":
      return wholly(amount(first), amount(second), (a, b) => a ^ b) ?? numberAmount(0);
    case "shift_left":
      return numberAmount(plain(first) * 2 ** plain(second));
    case "shift_right":
      return numberAmount(Math.floor(plain(first) / 2 ** plain(second)));
    case "invert_digits":
      return { kind: "words", text: words(first).replaceAll(/[01]/gu, (bit) => (bit === "0" ? "1" : "0")) };
    case "range":
      return { kind: "range", lowest: first ?? numberAmount(0), highest: second ?? numberAmount(0) };
    case "lowest":
    case "highest":
      return first?.kind === "range" ? first[name] : (first ?? numberAmount(0));
    case "days_between":
      return counted((moment(second).at - moment(first).at) / day, "day");
    case "business_days_between":
      return counted(weekdaysIn(moment(first).at, moment(second).at), "day");
    case "time_between": {
      const seconds = (moment(second).at - moment(first).at) / 1000;
      const isNextDay = moment(first).isTime === true && seconds < 0;
      return numberAmount(isNextDay ? seconds + 86_400 : seconds, { time: 1 });
    }
    case "months_between":
      return counted(fullMonths(moment(first).at, moment(second).at), "month");
    case "weekday_of":
      return { kind: "words", text: `weekday ${new Date(moment(first).at).getUTCDay()}` };
    case "add_business_days":
      return businessDaysLater(moment(first), amount(second));
    case "year_of":
      return numberAmount(new Date(moment(first).at).getUTCFullYear());
    case "month_of":
      return numberAmount(new Date(moment(first).at).getUTCMonth() + 1);
    case "day_of":
      return numberAmount(new Date(moment(first).at).getUTCDate());
    case "start_of_month":
      return {
        kind: "moment",
        at: Date.UTC(
          new Date(moment(first).at).getUTCFullYear(),
          new Date(moment(first).at).getUTCMonth(),
          1,
        ),
      };
    case "start_of_year":
      return { kind: "moment", at: Date.UTC(new Date(moment(first).at).getUTCFullYear(), 0, 1) };
    case "date_of":
      return { kind: "moment", at: Date.UTC(plain(first), plain(second) - 1, plain(values[2])) };
    case "date_part":
      return { kind: "moment", at: Math.floor(moment(first).at / day) * day };
    case "=":
    case "≈":
    case "≠":
    case "<":
    case ">":
    case "≤":
    case "≥":
      return { kind: "truth", holds: compares(name, amount(first), amount(second)) };
  }
  throw new Unreadable(`“${name}” is not worked out here`);
}

function compares(sign: string, one: Amount, other: Amount): boolean {
  if (!isSameKind(one.dimensions, other.dimensions)) throw new Unreadable("compares two kinds");
  const difference = one.value - other.value;
  switch (sign) {
    case "<":
      return difference < 0;
    case ">":
      return difference > 0;
    case "≤":
      return difference <= Math.abs(other.value) * 1e-12;
    case "≥":
      return difference >= -Math.abs(other.value) * 1e-12;
    case "≠":
      return difference !== 0;
    default:
      return difference === 0;
  }
}

function counted(count: number, unit: "day" | "month"): Amount {
  return { ...numberAmount(count, { [unit]: 1 }), count, isCounted: true };
}

function isCounted(value: PrintedValue | undefined): value is Amount & { readonly isCounted: true } {
  return value?.kind === "amount" && value.isCounted === true;
}

function moment(value: PrintedValue | undefined): Moment {
  if (value?.kind !== "moment") throw new Unreadable("no day");
  return value;
}

function words(value: PrintedValue | undefined): string {
  if (value?.kind !== "words") throw new Unreadable("no words");
  return value.text;
}

/** What a bare "rounded up" leaves whole of a kind. */
function smallestUnit(dimensions: Readonly<Record<string, number>>): number {
  const [name, ...more] = Object.keys(dimensions);
  return more.length === 0 && name === "time" ? 60 : 1;
}

function multiple(
  value: PrintedValue | undefined,
  step: PrintedValue | undefined,
  round: (value: number) => number,
): Amount {
  const of = amount(step).value;
  return numberAmount(
    round(amount(value).value / of + (round === Math.round ? 1e-9 : -1e-9)) * of,
    amount(value).dimensions,
  );
}

function extreme(values: readonly PrintedValue[], isLeast: boolean): PrintedValue {
  const sizeOf = (value: PrintedValue): number =>
    value.kind === "amount"
      ? value.value
      : value.kind === "moment"
        ? value.at
        : value.kind === "words"
          ? Number.POSITIVE_INFINITY
          : Number.NaN;
  const kinds = values.filter((value) => value.kind === "amount");
  const [one] = kinds;
  if (
    one !== undefined &&
    kinds.some((each) => !isSameKind(each.dimensions, one.dimensions) && each.value !== 0)
  )
    throw new Unreadable("compares two kinds");
  const sizes = values.map(sizeOf);
  if (sizes.some(Number.isNaN)) throw new Unreadable("has no size");
  const found = values[sizes.indexOf(isLeast ? Math.min(...sizes) : Math.max(...sizes))];
  if (found === undefined) throw new Unreadable("nothing to compare");
  return found;
}

function fullMonths(from: number, to: number): number {
  const [start, end] = [new Date(from), new Date(to)];
  const months =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  // A day the month lacks is its last.
  return Math.max(...monthsLater(from, months)) <= to
    ? months
    : months - (Math.min(...monthsLater(from, months)) <= to ? 0 : 1);
}

function isBusinessDay(at: number): boolean {
  const weekday = new Date(at).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** How many days from Monday to Friday begin from one moment on and before another. */
function weekdaysIn(from: number, to: number): number {
  let count = 0;
  for (let at = Math.min(from, to); at < Math.max(from, to); at += day) if (isBusinessDay(at)) count += 1;
  return from <= to ? count : -count;
}

function businessDaysLater(from: Moment, days: Amount): Moment {
  let { at } = from;
  for (let left = Math.abs(days.value); left > 0;) {
    at += Math.sign(days.value) * day;
    if (isBusinessDay(at)) left -= 1;
  }
  return { kind: "moment", at };
}
