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
        if (unit === undefined) return undefined;
        const { family, numerator, denominator, offset } = unit;
        const size = { dimension: family.dimension, numerator, denominator };
        return offset === undefined ? size : { ...size, offset };
      },
    },
  };
}
