import type { Scope, ScopeName } from "../../formula/scope.ts";
import type { UnitCatalog } from "../units.ts";

/** The scope of a formula: these names and every shared unit. */
export function scopeOf(names: ReadonlyMap<string, ScopeName>, units: UnitCatalog): Scope {
  return {
    resolve: (name) => names.get(name),
    names: () => [...names.keys()],
    units: {
      ids: units.ids,
      idOfSymbol: units.idOfSymbol,
      unit: (id) => {
        const unit = units.unit(id);
        return unit === undefined
          ? undefined
          : { dimension: unit.family.dimension, numerator: unit.numerator, denominator: unit.denominator };
      },
    },
  };
}
