import type { Dimension } from "../formula/value-type.ts";
import { composeFamily, type ComposedUnit } from "./composed-units.ts";
import type { MeasuredUnitsDocument, UnitsDocument } from "./files/units.ts";
import { dimensionIn, type CurrencyDocument } from "./values/currency.ts";
import type { Unit } from "../runtime/display.ts";

/** One file of units: a dimension and every unit it can be measured in. */
export interface UnitFamily {
  /** Its id, such as `area`. */
  readonly id: string;
  readonly dimension: Dimension;
  /** The unit values are carried in, factor 1; of composed units, the one shown where no other is named. */
  readonly base: string;
  readonly units: readonly Unit[];
  /** The units of the dimension that is one over this one: liters per kilometer as miles per gallon. */
  readonly inverse?: readonly Unit[];
  /** Its own units and those, one list for all that take both. */
  readonly either?: readonly Unit[];
  /** Its units with what they are made of, where they are composed from those of other families. */
  readonly composed?: readonly ComposedUnit[];
}

/** Every shared unit, by family and by id. Unit ids are unique across families. */
export interface UnitCatalog {
  readonly families: ReadonlyMap<string, UnitFamily>;
  readonly unit: (id: string) => (Unit & { readonly family: UnitFamily }) | undefined;
  readonly ids: () => readonly string[];
  /** The id of the unit that is written so in English: `m2`, `m²`, `kg`. */
  readonly idOfSymbol: (symbol: string) => string | undefined;
}

/** Amounts of money in formulas are written `7_500 money`; which currency is the calculator's to say. */
const money: MeasuredUnitsDocument = {
  id: "money",
  dimension: { money: 1 },
  base: "money",
  units: { money: { factor: "1", group: "money" } },
};

/** Builds the catalog from checked unit documents. A factor is a decimal (`0.3048`) or a ratio (`1200/3937`). */
export function catalogUnits(
  documents: readonly UnitsDocument[],
  symbols: () => ReadonlyMap<string, string> = () => new Map(),
): UnitCatalog {
  const families = new Map<string, UnitFamily>();
  const units = new Map<string, Unit & { readonly family: UnitFamily }>();
  const add = (family: UnitFamily): void => {
    families.set(family.id, family);
    for (const unit of family.units) units.set(unit.id, { ...unit, family });
  };
  for (const document of [money, ...documents]) if (!("compose" in document)) add(measuredFamily(document));
  // Of two families of one dimension, an area and a use of fuel per distance, the measured one is found first.
  const measured = new Map(families);
  for (const document of documents) {
    const family = "compose" in document ? composeFamily(document, measured) : undefined;
    if (family !== undefined) add(family);
  }
  for (const document of documents) {
    const family = families.get(document.id);
    const other = "compose" in document ? families.get(document.inverse ?? "") : undefined;
    if (family === undefined || other === undefined) continue;
    const inverse = other.units.map(inverted);
    add({ ...family, inverse, either: [...family.units, ...inverse] });
  }
  return {
    families,
    unit: (id) => units.get(id),
    ids: () => [...units.keys()],
    // Superscripts are read as the digits people type for them.
    idOfSymbol: (symbol) => symbols().get(symbol.normalize("NFKC")),
  };
}

/** The catalog with every currency as a unit of money, so that amounts are written `5 EUR`. */
export function withCurrencies(units: UnitCatalog, own: CurrencyDocument): UnitCatalog {
  const currencies = new Map<string, ReturnType<UnitCatalog["unit"]>>();
  const currencyUnit = (id: string): ReturnType<UnitCatalog["unit"]> => {
    if (!/^[A-Z]{3}$/.test(id) || !Intl.supportedValuesOf("currency").includes(id)) return undefined;
    const unit = { id, numerator: "1", denominator: "1", group: "money" };
    const family = { id, dimension: dimensionIn({ money: 1 }, id, own), base: id, units: [unit] };
    return { ...unit, family };
  };
  return {
    ...units,
    unit: (id) => {
      const known = units.unit(id) ?? currencies.get(id) ?? currencyUnit(id);
      currencies.set(id, known);
      return known;
    },
  };
}

/** A unit of the inverse dimension as one of this. */
function inverted({ id, numerator, denominator, group }: Unit): Unit {
  return { id, numerator: denominator, denominator: numerator, isInverse: true, group };
}

function measuredFamily(document: MeasuredUnitsDocument): UnitFamily {
  return {
    id: document.id,
    dimension: document.dimension,
    base: document.base,
    units: Object.entries(document.units).map(([id, { factor, offset, group }]) => ({
      id,
      ...ratio(String(factor)),
      ...(offset === undefined ? {} : { offset: String(offset) }),
      group,
    })),
  };
}

function ratio(factor: string): { numerator: string; denominator: string } {
  const [numerator = "1", denominator = "1"] = factor.split("/").map((part) => part.trim());
  return { numerator, denominator };
}
