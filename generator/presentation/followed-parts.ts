import type { Unit } from "../runtime/display.ts";

/** The unit an input is given in, among those it may be. */
export interface GivenUnit {
  readonly unit: Unit;
  readonly units: readonly Unit[];
}

/** How far two factors may be apart that are the same. */
const sameFactor = 1e-12;

/**
 * A unit of a result with the parts that were given: where a speed is in knots, distances are in nautical miles, and
 * miles a gallon are nautical miles a gallon. The unit itself where none is offered that has them.
 */
export function inUnitsGiven(unit: string, units: readonly Unit[], given: readonly GivenUnit[]): string {
  let current = units.find(({ id }) => id === unit);
  if (current === undefined) return unit;
  for (const each of given) current = withPartOf(each, current, units);
  return current.id;
}

function withPartOf({ unit, units: family }: GivenUnit, current: Unit, units: readonly Unit[]): Unit {
  // Only speeds and flows are followed: a length given in feet says nothing about the unit it is converted to.
  if (!isRate(family) || !isPlain(unit) || !isPlain(current)) return current;
  const replaced = family.filter(
    (member) => member.id !== unit.id && isPlain(member) && isPartOf(member, current),
  );
  return (
    replaced
      .map((member) =>
        units.find((each) => {
          const place = isPlain(each) ? placeOfOtherPart(each, current) : undefined;
          const ratio = sizeOf(each) / sizeOf(current);
          const wanted = sizeOf(unit) / sizeOf(member);
          return place !== undefined && isSame(ratio, place === 0 ? wanted : 1 / wanted);
        }),
      )
      .find((found) => found !== undefined) ?? current
  );
}

/** Whether all are of the same time, as miles and kilometers an hour. */
function isRate(family: readonly Unit[]): boolean {
  return new Set(family.flatMap(({ id }) => id.split("/").slice(1))).size === 1;
}

/** Whether a unit is made of a part of another; a name of its own, as knot, may be made of anything. */
function isPartOf(member: Unit, current: Unit): boolean {
  const [part = ""] = member.id.split("/");
  return !member.id.includes("/") || current.id.split("/").includes(part);
}

/** Where the one part stands in which two units differ; undefined where there is not just one. */
function placeOfOtherPart(one: Unit, other: Unit): number | undefined {
  const [parts, others] = [one.id.split("/"), other.id.split("/")];
  const places = parts.flatMap((part, index) => (part === others[index] ? [] : [index]));
  return parts.length === others.length && places.length === 1 ? places[0] : undefined;
}

function isPlain({ isInverse }: Unit): boolean {
  return isInverse !== true;
}

/** How many base units one of a unit is. */
export function sizeOf({ numerator, denominator }: Unit): number {
  return Number(numerator) / Number(denominator);
}

export function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= sameFactor * Math.abs(other);
}
