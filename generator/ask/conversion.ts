import type { AskFamily, AskIndex, AskPage } from "../presentation/ask-index.ts";
import { fromBase, toBase } from "../runtime/decimal.ts";
import type { Unit } from "../runtime/display.ts";
import { quantityRuntime, type QuantityInput } from "../runtime/kinds/quantity.ts";
import { unitAmount } from "../runtime/unit-amount.ts";
import { numberText, wholeDigits } from "../runtime/number-text.ts";
import { readQuantity } from "../runtime/reading/read-quantity.ts";
import { unitCharacters, unitIndex, type UnitIndex, type UnitNames } from "../runtime/reading/unit-index.ts";
import { howManyQuestion, cutAt } from "./line-text.ts";
import { writtenNames } from "./line-tokens.ts";

/** An amount in another unit: `5 acres in mu`. */
export interface Conversion {
  /** The amount as it was read; of several, in words: `5 ft 11 in`. */
  readonly amount: NamedAmount | string;
  /** The same in the unit that was asked for. */
  readonly converted: NamedAmount;
  /** The amount in one unit, and both units: how it is worked out. */
  readonly own: number;
  readonly from: Unit;
  readonly to: Unit;
  /** What is less than one of `to` is asked for in this unit: hours and minutes. */
  readonly rest?: Unit;
  readonly family: string;
  /** The amount as it is written in links, and the id of the unit asked for. */
  readonly canonical: string;
  readonly unit: string;
}

/** An amount of one unit, to be put into words. */
export interface NamedAmount {
  readonly value: number;
  readonly unit: string;
}

const digits = 10;
/** One, where it stands for a number, and what says no more than that it is a kind of thing. */
const article = /^(?:(?:an?|one|the|una?|uno|el|la)\s+|一\s*|ال)(?=[^\d\s])/iu;

/** What a line converts; undefined where it names no amount in one unit and another unit of the same family. */
export function conversionIn(
  line: string,
  {
    families,
    to,
    howMany,
    pages,
    joining,
  }: Pick<AskIndex, "families" | "to" | "howMany" | "pages" | "joining">,
  locale: string,
): Conversion | undefined {
  const convert = (amount: string, unit: string, family: AskFamily): Conversion | undefined =>
    converted(amount, unit, family, { usual: usualUnit(family, pages), joining, locale });
  for (const [unit, amount] of howManyQuestion(line, howMany)) {
    for (const family of families) {
      const found = convert(amount, unit, family);
      if (found !== undefined) return found;
    }
  }
  for (const [one, other] of cutAt(line, to)) {
    for (const family of families) {
      const found = convert(one, other, family) ?? convert(other, one, family);
      if (found !== undefined) return found;
    }
  }
  // Without a word between them: 5 kg lb. Behind a bare number the unit is the number's own: 5 ft 3 in. What is said between an
  // amount and its unit, as in 10 miles in hours, is none.
  for (const [amount, unit] of cutAtSpaces(line)) {
    if (!/\p{Nd}.*[^\p{Nd}]$/u.test(amount) || to.includes(unit)) continue;
    for (const family of families) {
      const found = convert(amount, unit, family);
      // 100 m s is rather a speed.
      if (found !== undefined && familyOfAmount(`${amount}/${unit}`, families, locale) === undefined)
        return found;
    }
  }
  return undefined;
}

/** A line cut in two at each of its spaces. */
function cutAtSpaces(line: string): readonly (readonly [before: string, after: string])[] {
  return [...line.matchAll(/\s+/gu)].map(({ 0: space, index }) => [
    line.slice(0, index),
    line.slice(index + space.length),
  ]);
}

/** The first family that a line is one amount of, with its unit and nothing besides: 30 acres. */
export function familyOfAmount(
  line: string,
  families: readonly AskFamily[],
  locale: string,
): AskFamily | undefined {
  return families.find((family) => {
    const names = writtenNames(family);
    return (
      /\d/.test(line) &&
      namesUnit(line, unitIndex(family.units, names)) &&
      readQuantity(inputOf(family, family.units[0]), line, { locale, today: "", unitNames: names }).kind ===
        "read"
    );
  });
}

/** The unit that people mean first, by the page that converts such amounts: of gb and mb, bytes. */
function usualUnit({ id, units }: AskFamily, pages: readonly AskPage[]): Unit | undefined {
  const page = pages.find(({ rules }) => rules?.converts?.family === id);
  return units.find((unit) => unit.id === page?.rules?.converts?.fromUnit) ?? units[0];
}

/** How the amounts of a line are meant. */
interface Usage {
  readonly usual: Unit | undefined;
  readonly joining: readonly string[];
  readonly locale: string;
}

function converted(
  amount: string,
  unit: string,
  family: AskFamily,
  { usual, joining, locale }: Usage,
): Conversion | undefined {
  const { units } = family;
  const names = writtenNames(family);
  const index = unitIndex(units, names);
  const [wanted, smaller] = unitsNamed(unit, index, joining, usual?.group);
  if (wanted === undefined) return undefined;
  // A unit alone is one of it.
  const bare = amount.replace(article, "");
  const typed = unitNamed(bare, index) === undefined ? amount : `1 ${bare}`;
  if (!/\d/.test(typed) || (typed === amount && !namesUnit(amount, index))) return undefined;
  const reading = readQuantity(inputOf(family, usual), typed, { locale, today: "", unitNames: names });
  if (reading.kind !== "read" || typeof reading.value !== "number") return undefined;
  const from = units.find(({ id }) => id === reading.canonical.slice(reading.canonical.lastIndexOf(" ") + 1));
  const to = units.find(({ id }) => id === wanted);
  const rest = units.find(({ id }) => id === smaller);
  if (from === undefined || to === undefined || (rest !== undefined && !goesInto(rest, to))) return undefined;
  const hasOffset = from.offset !== undefined || to.offset !== undefined;
  // Nothing is colder than the zero that temperatures are counted from.
  if (hasOffset && reading.value < 0) return undefined;
  // In the unit it has already; of several, 3 hours 20 minutes, in the smallest of them.
  if (from.id === to.id && rest === undefined && namesUnit(typed, index) && isOneAmount(typed))
    return undefined;
  const own = Number(reading.canonical.slice(0, reading.canonical.lastIndexOf(" ")));
  return {
    amount: (isOneAmount(typed) ? undefined : reading.understood) ?? { value: own, unit: from.id },
    converted: { value: fromBase(reading.value, to), unit: to.id },
    own,
    from,
    to,
    ...(rest === undefined ? {} : { rest }),
    family: family.id,
    canonical: reading.canonical,
    unit: to.id,
  };
}

/** The unit a text names, or two of which the second goes into the first: hours and minutes. */
function unitsNamed(
  text: string,
  index: UnitIndex,
  joining: readonly string[],
  group: string | undefined,
): readonly (string | undefined)[] {
  const one = unitNamed(text, index, group);
  if (one !== undefined) return [one];
  const plain = unitCharacters(text);
  const found = index.from(plain, 0);
  const behind = plain.slice(found?.length).trim();
  if (found === undefined || behind === "") return [];
  const second = joining
    .filter((word) => behind.startsWith(word))
    .map((word) => unitNamed(behind.slice(word.length).trim(), index))
    .find((unit) => unit !== undefined);
  return second === undefined ? [] : [found.unit.id, second];
}

/** Whether a unit is a whole number of the smaller one. */
function goesInto(smaller: Unit, unit: Unit): boolean {
  const count = fromBase(toBase("1", unit), smaller);
  return count > 1 && Number.isInteger(count);
}

/** The unit a text names, and nothing besides. */
function unitNamed(text: string, index: UnitIndex, group?: string): string | undefined {
  const plain = unitCharacters(text).replace(/\.$/, "");
  const found = index.from(plain, 0);
  if (found?.length !== plain.length) return undefined;
  const { unit, others = [] } = found;
  return ([unit, ...others].find((each) => each.group === group) ?? unit).id;
}

/** Whether a text names a unit anywhere behind a number: bare numbers are no amounts. */
function namesUnit(text: string, index: UnitIndex): boolean {
  const plain = unitCharacters(text);
  return index.atEnd(plain) !== undefined || /\d\s*(?:['"]|\p{L})/u.test(plain);
}

/** Whether a text has a number once: 3 hours 20 minutes has two. */
function isOneAmount(text: string): boolean {
  return !/\d.*\p{L}.*\d/u.test(text);
}

/** A field that takes any amount of the family. */
function inputOf({ id, units }: AskFamily, usual: Unit | undefined): QuantityInput {
  return {
    id,
    default: "",
    optional: false,
    advanced: false,
    type: "quantity",
    kind: quantityRuntime,
    dimension: id,
    readable: units,
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: digits },
      unit: usual?.id ?? "",
      units,
    },
  };
}

/** An amount as its language writes it: with the word that goes with the number, else the unit's sign. */
export function writeAmount({ value, unit }: NamedAmount, locale: string, namesOf: UnitNames): string {
  // A whole number that is certain to the last digit is written out: bytes of a zebibyte are a power of two.
  const significant = wholeDigits(value) === undefined ? { significant: digits } : {};
  const number = numberText(value, locale, { minimum: 0, maximum: 0, ...significant });
  const word = (): string => namesOf(unit)[0] ?? unit;
  return namesOf.amount?.(unit, value, number) ?? unitAmount(unit, value, number, { locale, word });
}
