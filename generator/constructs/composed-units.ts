import { divideDimensions } from "../formula/dimension.ts";
import type { Unit } from "../runtime/display.ts";
import type { ComposedUnitsDocument } from "./files/units.ts";
import type { UnitFamily } from "./units.ts";

/** A unit made of two others: `nautical_mile/hour`, the knot, or `liter/100 kilometer`. */
export interface UnitParts {
  readonly id: string;
  readonly of: string;
  readonly per: string;
  /** How many of the lower unit. */
  readonly count: string;
  /** The name it has, if it does not go by its parts. */
  readonly isNamed: boolean;
}

/** The units a file composes, by their parts. */
export function composedParts({ units }: ComposedUnitsDocument): readonly UnitParts[] {
  return units.flatMap((written): readonly UnitParts[] =>
    typeof written === "string"
      ? [{ id: written, ...partsOf(written), isNamed: false }]
      : Object.entries(written).map(([id, text]) => ({ id, ...partsOf(text), isNamed: true })),
  );
}

function partsOf(text: string): Omit<UnitParts, "id" | "isNamed"> {
  const [of = "", below = ""] = text.split("/");
  const [per = "", count = "1"] = below.split(" ").toReversed();
  return { of, per, count };
}

/** The family a file composes from families that are known; units of unknown parts are left out. */
export function composeFamily(
  document: ComposedUnitsDocument,
  families: ReadonlyMap<string, UnitFamily>,
): UnitFamily | undefined {
  const { id, compose } = document;
  const above = families.get(compose.of);
  const below = families.get(compose.per);
  if (above === undefined || below === undefined) return undefined;
  const units = composedParts(document).flatMap((parts): readonly ComposedUnit[] => {
    const of = above.units.find((unit) => unit.id === parts.of);
    const per = below.units.find((unit) => unit.id === parts.per);
    if (of === undefined || per === undefined) return [];
    const { id: own, isNamed } = parts;
    const isPrice = compose.of === "money";
    return [
      {
        id: own,
        ...quotient(of, per, parts.count),
        group: (isPrice ? per : of).group,
        of: parts.of,
        per: parts.per,
        isNamed,
      },
    ];
  });
  const [first] = units;
  if (first === undefined) return undefined;
  const plain = units.map(({ id: unit, numerator, denominator, group }) => ({
    id: unit,
    numerator,
    denominator,
    group,
  }));
  return {
    id,
    dimension: divideDimensions(above.dimension, below.dimension),
    base: first.id,
    units: plain,
    composed: units,
  };
}

/** A unit and the units it is made of. */
export interface ComposedUnit extends Unit {
  readonly of: string;
  readonly per: string;
  readonly isNamed: boolean;
}

/** The size of `of` per `count` of `per`, as two exact decimals. */
function quotient(of: Unit, per: Unit, count: string): Pick<Unit, "numerator" | "denominator"> {
  const numerator = product(of.numerator, per.denominator);
  const denominator = product(product(of.denominator, per.numerator), count);
  return numerator === denominator ? { numerator: "1", denominator: "1" } : { numerator, denominator };
}

/** The product of two decimals without exponent, exactly. */
function product(one: string, other: string): string {
  const places = fractionOf(one).length + fractionOf(other).length;
  const digits = String(BigInt(one.replace(".", "")) * BigInt(other.replace(".", ""))).padStart(
    places + 1,
    "0",
  );
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/, "");
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

function fractionOf(decimal: string): string {
  return decimal.split(".")[1] ?? "";
}
