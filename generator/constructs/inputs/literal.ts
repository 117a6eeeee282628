import { decimalText, toBase } from "../../runtime/decimal.ts";
import type { UnitCatalog } from "../units.ts";
import type { Literal, WrittenAs } from "./input-syntax.ts";

const number = /^[+-]?(\d[\d_]*)?(\.\d[\d_]*)?(e[+-]?\d+)?$/i;

/** A number as carried, and as canonical text: `400_000`, `1e9`, `-.5`. */
export function readNumber(text: string): (Literal & { readonly value: number }) | undefined {
  const plain = text.replaceAll("_", "");
  if (!number.test(text) || plain === "" || !Number.isFinite(Number(plain))) return undefined;
  return { value: Number(plain), text: decimalText(Number(plain)) };
}

/** A text as it is. */
export function readText(text: string): Literal {
  return { value: text, text };
}

/** A number without fraction that a double holds exactly. */
export function readInteger(text: string): ReturnType<typeof readNumber> {
  const read = readNumber(text);
  return read !== undefined && Number.isSafeInteger(read.value) ? read : undefined;
}

/** An amount and a unit, `5 foot`; without one, in the unit it is written in by default. The value is in base units. */
export function readAmount(
  text: string,
  { unit: declared }: WrittenAs,
  units: UnitCatalog,
  readCount: (amount: string) => ReturnType<typeof readNumber> = readNumber,
): { readonly value: number; readonly count: string; readonly unit: string } | undefined {
  if (declared === undefined) return undefined;
  const [amount = "", named, ...rest] = text.split(/\s+/);
  if (rest.length > 0) return undefined;
  const family = units.unit(declared)?.family;
  const unit = (family?.either ?? family?.units)?.find(({ id }) => id === (named ?? declared));
  const read = readCount(amount);
  if (unit === undefined || read === undefined) return undefined;
  const value = toBase(read.value, unit);
  if (!Number.isFinite(value)) return undefined;
  return { value, count: read.text, unit: unit.id };
}
