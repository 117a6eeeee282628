import { inCurrency } from "../../formula/dimension.ts";
import { numberType, sameDimension, type ValueType } from "../../formula/value-type.ts";
import type { Citation } from "../../runtime/answer.ts";
import { construct } from "../construct.ts";
import type { DisplayOptions } from "../display.ts";
import { termSyntax } from "../inputs/term.ts";
import { scalarSyntaxes } from "../inputs/column.ts";
import type { UnitCatalog } from "../units.ts";
import { closed, mapOf, mapOr, scalar, type Static } from "../schema.ts";
import { citationList, citations } from "../values/citation.ts";

const written = scalar("A number, a percentage, a number and a unit, or a term.");

/** Figures with a name. */
export const constants = construct({
  id: "constants",
  title: "Constants",
  summary:
    "Figures that never change for this calculator, by name: `0.78`, `20%`, `3 year`, `5 foot`. A figure that changes with time or place belongs into a table. A term such as `25 year to life` is one too; `3 year` is a quantity. " +
    "With `value` and `citation`, the page lists where the figure comes from, and an answer cites it that works with it whichever way its conditions go.",
  schema: mapOf(
    mapOr(closed({ value: written, citation: citations }, ["value", "citation"]), written),
    "Values by name.",
  ),
  example: `constants:
  waiting_period: 3 year
  request_share:
    value: 80%
    citation:
      title: "12 U.S.C. 4901(2): cancellation date"
      status: official
      checked_on: 2026-01-31
`,
});

type ConstantDocument = Static<(typeof constants)["schema"]>[string];

/** A constant as it is written, and where it comes from. */
export function writtenConstant(document: ConstantDocument): {
  readonly text: string;
  readonly citations: readonly Citation[];
  /** Where its value is in the document. */
  readonly path: readonly string[];
} {
  return typeof document === "object"
    ? { text: String(document.value).trim(), citations: citationList(document.citation), path: ["value"] }
    : { text: String(document).trim(), citations: [], path: [] };
}

/** A constant as formulas see it: its value, its type, and what its writing says of how it is shown. */
export interface Constant {
  readonly value: number | string;
  readonly type: ValueType;
  readonly shownAs: DisplayOptions;
}

/** Reads a constant; undefined when it is no number, no amount of a unit there is, and nothing that is written in its own way. */
export function readConstant(text: string, units: UnitCatalog): Constant | undefined {
  const unit = unitOf(text, units);
  const as = unit === undefined ? {} : { unit };
  const special = Object.values(scalarSyntaxes).find(
    (each) => each.shownAs !== undefined && each.read(text, as, units) !== undefined,
  );
  const kind = special ?? (unit === undefined ? scalarSyntaxes.number : scalarSyntaxes.quantity);
  const value = kind.read(text, as, units)?.value;
  const type = kind.valueType(as, units);
  if (typeof value !== "number" || type.kind !== "number") return readTerm(text, units);
  const isMoney = sameDimension(inCurrency(type.dimension), { money: 1 });
  return {
    value,
    type: numberType(type.dimension, Number.isInteger(value)),
    shownAs: { digits: { maximum: 15 }, ...(isMoney ? {} : as), ...kind.shownAs },
  };
}

/** What is no amount of one unit may be a term. */
function readTerm(text: string, units: UnitCatalog): Constant | undefined {
  const value = termSyntax.read(text, {}, units)?.value;
  return typeof value === "string"
    ? { value, type: termSyntax.valueType({}, units), shownAs: {} }
    : undefined;
}

/** The name at the place of the unit: `year` in `3 year`. */
export function namedUnit(text: string): string | undefined {
  return /^[-+.\d_]+\s+([A-Za-z][\w/]*)$/.exec(text)?.[1];
}
function unitOf(text: string, units: UnitCatalog): string | undefined {
  const named = namedUnit(text);
  return named === undefined ? undefined : units.unit(named)?.id;
}
