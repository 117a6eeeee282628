import type { InputDocument, ScalarText } from "../constructs/documents.ts";
import type { Scalar } from "../runtime/answer.ts";
import { decimalText, toBase } from "../runtime/decimal.ts";
import type { UnitCatalog } from "./units.ts";

/** A value an author wrote: as carried (base unit), and as it stands in a URL. */
export interface Literal {
  readonly value: Scalar;
  readonly text: string;
}
/** The parts of an input document that say how its values are written. */
export interface LiteralKind {
  readonly type: InputDocument["type"];
  readonly unit?: string;
  readonly options?: readonly string[];
  readonly precision?: "day" | "month";
}

const number = /^[+-]?(\d[\d_]*)?(\.\d[\d_]*)?(e[+-]?\d+)?$/i;

/** Reads `400_000`, `6.5%`, `5 foot`, `2026-01-31`, `yes`; undefined when the text is not of that kind. */
export function readLiteral(scalar: ScalarText, kind: LiteralKind, units: UnitCatalog): Literal | undefined {
  const text = String(scalar).trim();
  switch (kind.type) {
    case "number":
    case "money":
      return readNumber(text);
    case "integer":
      return kind.unit === undefined ? readInteger(text) : readQuantity(text, kind.unit, units, true);
    case "percent":
      return text.endsWith("%") ? readPercent(text.slice(0, -1)) : undefined;
    case "quantity":
      return kind.unit === undefined ? undefined : readQuantity(text, kind.unit, units, false);
    case "whole": {
      const digits = text.replaceAll("_", "");
      return /^-?\d+$/.test(digits) ? { value: BigInt(digits), text: BigInt(digits).toString() } : undefined;
    }
    case "date":
      return readDate(text, kind.precision ?? "day");
    case "choice":
      return kind.options?.includes(text) === true ? { value: text, text } : undefined;
    case "boolean":
      return readBoolean(text);
    case "digits":
    case "text":
    case "expression":
      return { value: text, text };
    case "rows":
      return undefined;
  }
}

/** `true` and `yes`, `false` and `no`. */
function readBoolean(text: string): Literal | undefined {
  if (text === "true" || text === "yes") return { value: true, text: "yes" };
  if (text === "false" || text === "no") return { value: false, text: "no" };
  return undefined;
}

function readNumber(text: string): Literal | undefined {
  const plain = text.replaceAll("_", "");
  if (!number.test(text) || plain === "" || !Number.isFinite(Number(plain))) return undefined;
  return { value: Number(plain), text: decimalText(Number(plain)) };
}

function readInteger(text: string): Literal | undefined {
  const read = readNumber(text);
  return read !== undefined && Number.isSafeInteger(read.value) ? read : undefined;
}

function readPercent(text: string): Literal | undefined {
  const read = readNumber(text.trim());
  // Shifting the decimal point in the text keeps 3.875 % exact; dividing by 100 would not.
  return read === undefined ? undefined : { value: Number(`${read.text}e-2`), text: `${read.text}%` };
}

function readQuantity(
  text: string,
  declared: string,
  units: UnitCatalog,
  whole: boolean,
): Literal | undefined {
  const [amount = "", named, ...rest] = text.split(/\s+/);
  if (rest.length > 0) return undefined;
  const unit = units.unit(named ?? declared);
  const family = units.unit(declared)?.family;
  const read = whole ? readInteger(amount) : readNumber(amount);
  if (unit === undefined || read === undefined || unit.family !== family) return undefined;
  const value = toBase(Number(read.value), unit.numerator, unit.denominator);
  return { value, text: whole ? read.text : `${read.text} ${unit.id}` };
}

function readDate(text: string, precision: "day" | "month"): Literal | undefined {
  if (text === "today") return { value: "today", text };
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text);
  if (match === null) return undefined;
  const [, year = "", month = "", day] = match;
  if (day === undefined && precision === "day") return undefined;
  const iso = `${year}-${month}-${day ?? "01"}`;
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) return undefined;
  return { value: iso, text: precision === "month" ? iso.slice(0, 7) : iso };
}
