import { toBase } from "../runtime/decimal.ts";
import type { CalculatorDescription } from "../runtime/description.ts";
import type { Display, Unit } from "../runtime/display.ts";
import type { Presenter } from "./presenter.ts";

export type Quantity = Display & { readonly kind: "quantity" };

/**
 * How steps show a value: a quantity in the unit someone chose or typed it in, else in the one they chose for another of
 * its dimension, so that one answer keeps to one unit.
 */
export function inVisitorsUnit(id: string, display: Display, presenter: Presenter): Display {
  if (display.kind !== "quantity") return display;
  const { description } = presenter;
  const own = ownUnit(id, display, presenter);
  if (own !== undefined) {
    // The answer says it too: a figure has the same digits in both.
    const said = description.outputs.some((output) => output.id === id);
    return said ? { ...own, digits: display.digits } : own;
  }
  // Results before inputs: of two units, a step has that of the answer it leads to.
  const others = [...description.outputs, ...description.inputs].map((each) => each.id);
  for (const other of others) {
    const chosen = chosenUnit(other, display, presenter);
    // What nobody changed says nothing about the visitor.
    if (chosen !== undefined && chosen.isChanged) return withUnit(display, chosen.unit, chosen.units);
  }
  return withChosenPart(display, others, presenter);
}

/** In a unit that shares a part with one they chose: gallons an hour, of someone who counts in miles a gallon. */
function withChosenPart(
  display: Quantity,
  ids: readonly string[],
  { description, unitOf }: Presenter,
): Display {
  const chosen = ids.flatMap((id) => {
    const shown = description.displays[id];
    const unit = unitOf(id);
    return shown?.kind === "quantity" && unit !== undefined && unit !== shown.unit ? unit.split("/") : [];
  });
  if (chosen.length === 0) return display;
  const own = display.unit.split("/");
  const shares = ({ id, isInverse }: Unit): boolean => {
    const others = id.split("/").filter((part) => !own.includes(part));
    return isInverse !== true && others.length === 1 && others.every((part) => chosen.includes(part));
  };
  const found = unitLists(display, description).flat().find(shares);
  return found === undefined ? display : (countedIn(display, found.id, description) ?? display);
}

/**
 * How tables and charts show a column called like an input or a result: in the unit someone chose for that, so that a
 * curve is read in the unit of the answer.
 */
export function inUnitOfResult<Column extends { readonly id: string; readonly display: Display }>(
  column: Column,
  presenter: Presenter,
): Column {
  const { id, display } = column;
  const own = display.kind === "quantity" ? ownUnit(id, display, presenter) : undefined;
  return own === undefined ? column : { ...column, display: own };
}

function ownUnit(id: string, display: Quantity, presenter: Presenter): Quantity | undefined {
  const { unitAs = id, ...fixed } = display;
  const own = chosenUnit(unitAs, display, presenter);
  return own === undefined ? undefined : withUnit(fixed, own.unit, own.units);
}

/** The same counted in one unit, where it is known among the units shown or in the calendar; undefined elsewhere. */
export function countedIn(
  display: Display,
  unit: string,
  description: CalculatorDescription,
): Display | undefined {
  const size = calendarUnits[unit];
  if (display.kind === "duration")
    return size === undefined
      ? undefined
      : { ...display, parts: { [unit]: size }, digits: display.digits + 2 };
  if (display.kind !== "quantity") return undefined;
  const listed = unitLists(display, description).find((units) => units.some(({ id }) => id === unit));
  if (listed !== undefined) return withUnit(display, unit, listed);
  if (size === undefined || calendarUnits[display.unit] === undefined) return undefined;
  const own: Unit = { id: unit, numerator: String(size), denominator: "1", group: "" };
  return withUnit(display, unit, [...display.units, own]);
}

/** How many base units one of a unit is; undefined of an inverse one, one with a zero of its own, and one that is shown nowhere. */
export function unitSize(id: string, { displays }: CalculatorDescription): number | undefined {
  const known = calendarUnits[id] ?? (/^(money|[A-Z]{3})$/.test(id) ? 1 : undefined);
  if (known !== undefined) return known;
  const unit = Object.values(displays)
    .flatMap((display) => (display.kind === "quantity" ? display.units : []))
    .find((each) => each.id === id);
  const isPlain = unit?.isInverse !== true && unit?.offset === undefined;
  return unit === undefined || !isPlain ? undefined : toBase(1, unit);
}

/** Formulas count in these where nothing is shown in them. */
const calendarUnits: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 1,
  week: 7,
  month: 1,
  year: 12,
};

/** The units a value's own one is offered with, here and elsewhere. */
function unitLists(display: Quantity, { displays }: CalculatorDescription): readonly (readonly Unit[])[] {
  return [display, ...Object.values(displays)].flatMap((each) =>
    each.kind === "quantity" && each.units.some(({ id }) => id === display.unit) ? [each.units] : [],
  );
}

interface ChosenUnit {
  readonly unit: string;
  readonly units: readonly Unit[];
  /** It is another than the one it is usually shown in. */
  readonly isChanged: boolean;
}

/** The unit someone chose for a value of this dimension and currency. */
function chosenUnit(
  id: string,
  { unit: usual, currency }: Quantity,
  { description, unitOf }: Presenter,
): ChosenUnit | undefined {
  const unit = unitOf(id);
  const shown = description.displays[id];
  if (unit === undefined || shown?.kind !== "quantity") return undefined;
  const { units } = shown;
  const isAlike = JSON.stringify(shown.currency) === JSON.stringify(currency);
  const has = (wanted: string): boolean => units.some((each) => each.id === wanted);
  return isAlike && has(usual) && has(unit) ? { unit, units, isChanged: unit !== shown.unit } : undefined;
}

/** In a larger unit a value has more digits after its mark. */
function withUnit(display: Quantity, unit: string, units: readonly Unit[]): Quantity {
  const sizeOf = (wanted: string): number => {
    const found = units.find(({ id }) => id === wanted);
    return found === undefined ? 1 : Number(found.numerator) / Number(found.denominator);
  };
  const { digits } = display;
  const more = Math.max(0, Math.ceil(Math.log10(sizeOf(unit) / sizeOf(display.unit))));
  return { ...display, unit, units, digits: { ...digits, maximum: digits.maximum + more } };
}
