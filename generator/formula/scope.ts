import type { Dimension } from "./dimension.ts";
import type { ValueType } from "./value-type.ts";

/** What a formula may refer to where it stands. */
export interface Scope {
  readonly resolve: (name: string) => ScopeName | undefined;
  /** Every name that resolves, for suggestions. */
  readonly names: () => readonly string[];
  readonly units: UnitLookup;
}

export interface ScopeName {
  /** Nothing when the name's own formula has a problem: what uses it is then left unchecked, so that one mistake is told once. */
  readonly type: ValueType | undefined;
  /** TypeScript that reads the value: an identifier or a property access. */
  readonly code: string;
  /** An input, constant or formula worked out with `exactly`: its double stands for the decimal it was rounded from. */
  readonly exact: boolean;
  /** Of a schedule: the values it carries from row to row, which are no columns. */
  readonly carried?: readonly string[];
}

export interface UnitLookup {
  readonly unit: (id: string) => UnitFactor | undefined;
  /** Every unit id, for suggestions. */
  readonly ids: () => readonly string[];
  /** The id of the unit that is written so in English, `m2` or `kg`, for suggestions. */
  readonly idOfSymbol: (symbol: string) => string | undefined;
}

/** `value in base units = (value in this unit - offset) * numerator / denominator`, all decimal texts. */
export interface UnitFactor {
  readonly dimension: Dimension;
  readonly numerator: string;
  readonly denominator: string;
  readonly offset?: string;
}
