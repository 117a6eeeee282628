import type { AskFamily, AskIndex, AskUnit } from "../presentation/ask-index.ts";
import { fromBaseText, toBase } from "../runtime/decimal.ts";
import { numberFormat } from "../runtime/intl-cache.ts";
import { quantityKind, type QuantityInput } from "../runtime/kinds/quantity.ts";
import { readQuantity } from "../runtime/reading/read-quantity.ts";
import { unitCharacters, unitIndex, type UnitIndex, type UnitNames } from "../runtime/reading/unit-index.ts";
import { cutAt } from "./line-text.ts";
import { writtenNames } from "./line-pieces.ts";

/** An amount in another unit: `5 acres in mu`. */
export interface Conversion {
  /** The amount as it was read, and in the unit that was asked for: `5 ac`, `30.35142 mu`. */
  readonly amount: string;
  readonly converted: string;
  /** What one of the unit is, where that says how it is worked out: `1 ac = 6.070284634 mu`. */
  readonly worked: string | undefined;
  readonly family: string;
  /** The amount as it is written in links, and the id of the unit asked for. */
  readonly canonical: string;
  readonly unit: string;
}

const digits = 10;
/** One, where it stands for a number. */
const article = /^(?:(?:an?|one|una?|uno)\s+|一\s*)(?=[^\d\s])/iu;

/** What a line converts; undefined where it names no amount in one unit and another unit of the same family. */
export function conversionIn(
  line: string,
  { families, to }: Pick<AskIndex, "families" | "to">,
  locale: string,
): Conversion | undefined {
  for (const [one, other] of cutAt(line, to)) {
    for (const family of families) {
      const found = convert(one, other, family, locale) ?? convert(other, one, family, locale);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function convert(amount: string, unit: string, family: AskFamily, locale: string): Conversion | undefined {
  const { units } = family;
  const names = writtenNames(family);
  const index = unitIndex(units, names);
  const wanted = unitNamed(unit, index);
  if (wanted === undefined) return undefined;
  // A unit alone is one of it.
  const bare = amount.replace(article, "");
  const typed = unitNamed(bare, index) === undefined ? amount : `1 ${bare}`;
  if (!/\d/.test(typed) || (typed === amount && !namesUnit(amount, index))) return undefined;
  const reading = readQuantity(inputOf(family), typed, { locale, today: "", unitNames: names });
  if (reading.kind !== "read" || typeof reading.value !== "number") return undefined;
  const from = units.find(({ id }) => id === reading.canonical.slice(reading.canonical.lastIndexOf(" ") + 1));
  const to = units.find(({ id }) => id === wanted);
  if (from === undefined || to === undefined || from.id === to.id) return undefined;
  const written = (value: number, { id }: AskUnit): string =>
    `${numeral(value, locale)}\u00a0${symbolOf(id, names)}`;
  const inUnit = (value: number): number => Number(fromBaseText(value, to, digits));
  const said =
    reading.understood ??
    written(Number(reading.canonical.slice(0, reading.canonical.lastIndexOf(" "))), from);
  return {
    amount: said,
    converted: written(inUnit(reading.value), to),
    worked:
      from.isInverse === to.isInverse
        ? `${written(1, from)} = ${written(inUnit(toBase(1, from)), to)}`
        : undefined,
    family: family.id,
    canonical: reading.canonical,
    unit: to.id,
  };
}

/** The unit a text names, and nothing besides. */
function unitNamed(text: string, index: UnitIndex): string | undefined {
  const plain = unitCharacters(text).replace(/\.$/, "");
  const found = index.from(plain, 0);
  return found?.length === plain.length ? found.unit.id : undefined;
}

/** Whether a text names a unit anywhere behind a number: bare numbers are no amounts. */
function namesUnit(text: string, index: UnitIndex): boolean {
  const plain = unitCharacters(text);
  return index.atEnd(plain) !== undefined || /\d\s*(?:['"]|\p{L})/u.test(plain);
}

const inputs = new WeakMap<AskFamily, QuantityInput>();

/** A field that takes any amount of the family. */
function inputOf(family: AskFamily): QuantityInput {
  const known = inputs.get(family);
  if (known !== undefined) return known;
  const { id, units } = family;
  const input: QuantityInput = {
    id,
    default: "",
    optional: false,
    advanced: false,
    type: "quantity",
    kind: quantityKind,
    dimension: id,
    readable: units,
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: digits },
      unit: units[0]?.id ?? "",
      units,
    },
  };
  inputs.set(family, input);
  return input;
}

function symbolOf(unit: string, namesOf: UnitNames): string {
  return namesOf(unit)[0] ?? unit;
}

function numeral(value: number, locale: string): string {
  return numberFormat(locale, { maximumSignificantDigits: digits }).format(value);
}
