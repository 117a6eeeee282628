import type { CalculatorDescription, InputDescription } from "../runtime/description.ts";
import type { Display, Unit } from "../runtime/display.ts";
import type { Texts } from "../runtime/query.ts";
import { unitCharacters, unitIndex, type UnitNames } from "../runtime/reading/unit-index.ts";
import type { Values } from "./values.ts";
import { inUnitsGiven, isSame, sizeOf, type GivenUnit } from "./followed-parts.ts";
import { takesOver } from "./takes-over.ts";
import { typedUnit } from "./typed-unit.ts";

/** What results follow: what was typed, and what every input has. */
interface Typed {
  /** Typed texts by input id. */
  readonly given: Texts;
  /** The inputs that count, as a link has them. */
  readonly canonical: Texts;
  readonly unitNames: UnitNames;
  /** Inputs and results by id. */
  readonly values: Values;
}
/** A quantity that counts, the unit it was given in, and whether someone typed it. */
interface GivenQuantity {
  readonly input: QuantityInput;
  readonly unit: Unit;
  readonly isTyped: boolean;
}
type QuantityInput = InputDescription & { readonly type: "quantity" };
type QuantityDisplay = Display & { readonly kind: "quantity" };

/** Squares and cubes: an area follows feet to square feet. */
const powers = [2, 3];
/**
 * The units results are shown in because of those that were typed, by id: whoever types pounds and feet reads pounds and
 * square feet. A result follows the typed input it shares its unit with; else it has the square or cube of what was typed; else
 * the unit of the region that writes like that, with the length and volume of the speeds and flows given. The same amount in another unit stays in another one.
 */
export function followedUnits(
  description: CalculatorDescription,
  typed: Typed,
): (id: string) => string | undefined {
  const quantities = description.inputs.flatMap((input) => givenQuantity(input, typed) ?? []);
  const changed = quantities.filter(({ input, unit, isTyped }) => isTyped && unit.id !== input.display.unit);
  if (changed.length === 0) return () => undefined;
  const regions = regionsOf(changed);
  const given = firstOfFamily(quantities);
  const isInput = new Set(description.inputs.map(({ id }) => id));
  return (id) => {
    const display = description.displays[id];
    if (display?.kind !== "quantity" || isInput.has(id)) return undefined;
    if (id === description.converter?.result)
      return otherSide(
        display,
        changed.find(({ input }) => input.id === description.converter?.amount),
      );
    const converted = changed.find(
      ({ input, unit }) => unit.id === display.unit && typed.values[id] === typed.values[input.id],
    );
    const unit = converted?.input.display.unit ?? followedUnit(display, quantities, changed, regions);
    const offered = display.units.some((each) => each.id === unit) ? unit : undefined;
    if (quantities.some(({ input, isTyped }) => isTyped && input.display.unit === display.unit))
      return offered;
    const usual = offered ?? display.unit;
    const made = inUnitsGiven(usual, display.units, given);
    return made === usual ? offered : made;
  };
}

/** The unit what is converted is read in: its own, or the amount's own where that is in another. */
function otherSide(
  { unit: result, units }: QuantityDisplay,
  amount: GivenQuantity | undefined,
): string | undefined {
  if (amount === undefined) return undefined;
  const { display } = amount.input;
  const isTaken = takesOver(display, { amount: display.unit, result }, amount.unit.id);
  return isTaken && units.some(({ id }) => id === display.unit) ? display.unit : undefined;
}

/** The first of those that may be in the same units, as speeds: one that was typed before any other. */
function firstOfFamily(quantities: readonly GivenQuantity[]): readonly GivenUnit[] {
  const ordered = [...quantities.filter(({ isTyped }) => isTyped), ...quantities];
  const families = new Map<string, GivenUnit>();
  for (const { input, unit } of ordered) {
    const { units } = input.display;
    const family = units.map(({ id }) => id).join(" ");
    if (!families.has(family)) families.set(family, { unit, units });
  }
  return [...families.values()];
}

function followedUnit(
  display: QuantityDisplay,
  quantities: readonly GivenQuantity[],
  changed: readonly GivenQuantity[],
  regions: readonly string[],
): string | undefined {
  const alike = quantities.filter(({ input }) => input.display.unit === display.unit);
  if (alike.length > 0) return (alike.find(({ isTyped }) => isTyped) ?? alike[0])?.unit.id;
  const [region] = regions.flatMap((each) => display.regionUnits?.[each] ?? []);
  return changed.map((each) => powerOf(each, display)).find((each) => each !== undefined) ?? region;
}

/** A field that offers fewer units than it reads has turned `180 lb` into kilograms: the typed text still says pounds. */
function givenQuantity(
  input: InputDescription,
  { given, canonical, unitNames }: Typed,
): GivenQuantity | undefined {
  const text = canonical[input.id];
  if (input.type !== "quantity" || text === undefined || text === "") return undefined;
  const said = given[input.id];
  const typed = typeof said === "string" ? said : said?.at(-1);
  const named = typed === undefined ? undefined : unitSaid(typed.trim(), input, unitNames);
  const id = typedUnit(input, text);
  const unit = named?.unit ?? input.display.units.find((each) => each.id === id);
  return unit === undefined ? undefined : { input, unit, isTyped: typed !== undefined };
}

/** The unit that a text names: of several that add up the first, of 12 ft 6 in the feet. */
function unitSaid(
  text: string,
  { readable }: QuantityInput,
  unitNames: UnitNames,
): ReturnType<ReturnType<typeof unitIndex>["atEnd"]> {
  const units = unitIndex(readable, unitNames);
  const [, first = ""] = ofSeveral.exec(unitCharacters(text)) ?? [];
  return (first === "" ? undefined : units.atEnd(first)) ?? units.atEnd(unitCharacters(text));
}

/** An amount with another behind it. */
const ofSeveral = /^(\d[\d.,]*\s*[^\d\s.,/-]+)\s*\d/u;

/** The regions in which each of these is given as it was typed. */
function regionsOf(changed: readonly GivenQuantity[]): readonly string[] {
  const each = changed.map(({ input, unit }) => {
    const units = Object.entries(input.regionUnits ?? {}).filter(([, id]) => id === unit.id);
    const defaults = Object.entries(input.regionDefaults ?? {}).filter(
      ([, text]) => typedUnit(input, text) === unit.id,
    );
    return [...units, ...defaults].map(([region]) => region);
  });
  return (each[0] ?? []).filter((region) => each.every((some) => some.includes(region)));
}

/** The unit of a display that is the square or cube of the typed one, as its own is of the input's own. */
function powerOf(
  { input, unit }: GivenQuantity,
  { unit: usual, units }: QuantityDisplay,
): string | undefined {
  const own = input.display.units.find(({ id }) => id === input.display.unit);
  const shown = units.find(({ id }) => id === usual);
  if (own === undefined || shown === undefined) return undefined;
  const power = powers.find((each) => isSame(sizeOf(own) ** each, sizeOf(shown)));
  if (power === undefined) return undefined;
  return units.find((each) => each.group === unit.group && isSame(sizeOf(each), sizeOf(unit) ** power))?.id;
}
