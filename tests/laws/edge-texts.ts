import type { InputDescription } from "../../generator/runtime/description.ts";
import { decimalText, fromBase, shiftDecimal } from "../../generator/runtime/decimal.ts";
import { partsOf, writtenDuration } from "../../generator/runtime/duration.ts";
import type { Texts } from "../../generator/runtime/query.ts";

/**
 * What a form holds when a number after the other is at one end of its limits, all others at the other end; and all of
 * them at each end. Where a limit is itself not allowed, a number close to it.
 */
export function edgeTexts(inputs: readonly InputDescription[]): readonly Texts[] {
  const limited = inputs.flatMap((input) => {
    const [low, high] = limitsOf(input);
    return low === undefined || high === undefined ? [] : [{ id: input.id, low, high }];
  });
  const texts = (end: (id: string) => "low" | "high"): Texts =>
    Object.fromEntries(limited.map((each) => [each.id, each[end(each.id)]]));
  return [
    texts(() => "low"),
    texts(() => "high"),
    ...limited.flatMap(({ id }) => [
      texts((other) => (other === id ? "low" : "high")),
      texts((other) => (other === id ? "high" : "low")),
    ]),
  ];
}

/** Beside a limit that is itself not allowed. */
const closeTo = 1e-6;
/** Where an input has no limit of its own. */
const unlimited = 1e12;

/** The least and the greatest text of an input; none where it is no number. */
function limitsOf(input: InputDescription): readonly string[] {
  switch (input.type) {
    case "number":
    case "money":
      return ends(input).map(decimalText);
    case "integer":
      return ends(input).map((value) => decimalText(Math.round(value)));
    case "percent":
      return ends(input).map((value) => `${shiftDecimal(decimalText(value), 2)}%`);
    case "quantity": {
      const unit = input.display.units.find(({ id }) => id === input.display.unit);
      if (unit === undefined) return [];
      return ends(input)
        .map((value) => fromBase(value, unit))
        .filter(Number.isFinite)
        .map((amount) => `${decimalText(input.integer === true ? Math.round(amount) : amount)} ${unit.id}`);
    }
    case "duration": {
      const parts = partsOf(input.display.parts);
      const smallest = parts.at(-1)?.size ?? 1;
      return ends(input).map((value) =>
        writtenDuration(
          (value > 0 ? Math.ceil(value / smallest) : Math.floor(value / smallest)) * smallest,
          input.display.parts,
        ),
      );
    }
    case "whole":
    case "decimal":
    case "fraction":
      return ["0", "9".repeat(60)];
    case "digits":
    case "date":
    case "time":
    case "datetime":
    case "term":
    case "choice":
    case "choices":
    case "boolean":
    case "text":
    case "expression":
    case "rows":
      return [];
  }
}

function ends(input: {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: boolean;
  readonly exclusiveMaximum?: boolean;
}): readonly number[] {
  const { minimum = -unlimited, maximum = unlimited } = input;
  return [
    input.exclusiveMinimum === true ? minimum + closeTo : minimum,
    input.exclusiveMaximum === true ? maximum - closeTo : maximum,
  ];
}
