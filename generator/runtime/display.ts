import type { ChartColor } from "./chart-color.ts";
import type { Digits } from "./display-digits.ts";
import type { OwnDisplay, WriteContext } from "./own-display.ts";

/**
 * A unit: `value in base unit = (value in this unit - offset) * numerator / denominator`, all exact decimals. Of an
 * inverse unit, `numerator / denominator / value`: miles per gallon for liters per kilometer.
 */
export interface Unit {
  readonly id: string;
  readonly numerator: string;
  readonly denominator: string;
  readonly isInverse?: true;
  /** What 0 base units are in it, where that is not 0: -273.15 degrees Celsius. */
  readonly offset?: string;
  /** Heading the unit stands under in long lists, for example `metric`; words in `units.groups`. */
  readonly group: string;
}

/** How exactly a date is shown. */
export type DateDetail = "day" | "month" | "year";

/** An ISO 4217 code, or the input or formula whose value is one. */
export type DisplayCurrency = string | { readonly from: string };

/** How a value is shown. */
export type Display =
  | { readonly kind: "number"; readonly digits: Digits }
  | { readonly kind: "percent"; readonly digits: Digits }
  | {
      readonly kind: "money";
      readonly digits: Digits | "currency";
      /** Significant digits of what the currency's own would show as nothing. */ readonly tiny?: number;
      readonly currency: DisplayCurrency;
    }
  | {
      readonly kind: "quantity";
      readonly digits: Digits;
      readonly unit: string;
      readonly units: readonly Unit[];
      /** The input or result whose unit a column is shown in, as the reader chose it. */ readonly unitAs?: string;
      /** Of a price, `$4.50/gal`: what its money is in. */ readonly currency?: DisplayCurrency;
      /** The smaller unit that tells the rest of an amount in some units: feet and inches. */ readonly compound?: {
        readonly rest: Readonly<Record<string, Unit>>;
        readonly write: WriteCompound;
      };
      /** Unit per region of the reader (`US`: `us_gallon`), until another is picked. */ readonly regionUnits?: Readonly<
        Record<string, string>
      >;
    }
  | { readonly kind: "whole" }
  | { readonly kind: "decimal" }
  | { readonly kind: "boolean" }
  | { readonly kind: "date"; readonly precision: DateDetail }
  /** `set`: the words `choices.<set>.<option>` name each option. */
  | { readonly kind: "choice"; readonly options: readonly string[]; readonly set: string }
  | {
      readonly kind: "text";
      /** Digits of a number in a base: monospaced, left to right, grouped from the right by this many. */ readonly grouped?: number;
    }
  | OwnDisplay
  /** A text of the words that names other values; the value says that it applies. */
  | { readonly kind: "message"; readonly key: string }
  /** A unit's name, the value being a unit id (conversion lists). */
  | { readonly kind: "unit"; readonly units: readonly Unit[] };

/** A quantity whose amounts in some units are told with the rest in a smaller one; undefined in its other units. */
export type WriteCompound = (
  value: number,
  unit: Unit,
  context: WriteContext,
  display: Display & { readonly kind: "quantity" },
) => string | undefined;

/** A column of a table, and how its cells are shown. */
export interface ColumnDescription {
  readonly id: string;
  readonly display: Display;
  /** The color it has wherever the page draws or heads it; none when no chart draws it. */
  readonly color?: ChartColor;
}
