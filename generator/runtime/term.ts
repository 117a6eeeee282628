/**
 * A term, such as a sentence or a contract may have: `41-45 month`, `72 hour`, `12 month 1 day`, `1 year to 18 month`,
 * `25 year to life`, `life`, `life_without_parole`. It is carried as that text.
 */
export interface Term {
  readonly lowest: TermEnd;
  readonly highest: TermEnd;
}
export type TermEnd = TermLength | "life" | "life_without_parole";
/** An amount of each unit, the largest first. They are never turned into each other. */
export type TermLength = readonly TermPart[];
export interface TermPart {
  readonly amount: number;
  readonly unit: TermUnit;
}
export const termUnits = ["year", "month", "week", "day", "hour"] as const;
export type TermUnit = (typeof termUnits)[number];

const rangeForm = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?) ([a-z]+)$/;
const partForm = /^(\d+(?:\.\d+)?) ([a-z]+)(?: |$)/;

/** Reads a term as it is written; undefined where the text is none. */
export function readTerm(text: string): Term | undefined {
  const [, from, to, unit] = rangeForm.exec(text) ?? [];
  const ends = unit === undefined ? text.split(" to ") : [`${from} ${unit}`, `${to} ${unit}`];
  const [lowest, highest = lowest, ...others] = ends.map(readEnd);
  if (lowest === undefined || highest === undefined || others.length > 0) return undefined;
  const isRange = ends.length === 2;
  // What follows `to` is more, and nothing goes from one life to another.
  if (isRange && (typeof lowest === "string" || sizeOf(lowest) >= sizeOf(highest))) return undefined;
  return { lowest, highest };
}

export function isTerm(text: string): boolean {
  return readTerm(text) !== undefined;
}

function readEnd(text: string): TermEnd | undefined {
  return text === "life" || text === "life_without_parole" ? text : readLength(text);
}

function readLength(text: string): TermLength | undefined {
  const parts: TermPart[] = [];
  let least = -1;
  for (let rest = text; rest !== "";) {
    const [whole = "", amount, name] = partForm.exec(rest) ?? [];
    const rank = termUnits.findIndex((unit) => unit === name);
    const unit = termUnits[rank];
    if (unit === undefined || rank <= least) return undefined;
    parts.push({ amount: Number(amount), unit });
    least = rank;
    rest = rest.slice(whole.length);
    if (rest === "" && whole.endsWith(" ")) return undefined;
  }
  return parts.length === 0 ? undefined : parts;
}

/** The text of a term. */
export function termOf(lowest: TermEnd, highest: TermEnd): string {
  const [low, high] = [endText(lowest), endText(highest)];
  if (low === high) return low;
  const [first, second] = [onlyPart(lowest), onlyPart(highest)];
  return first !== undefined && second !== undefined && first.unit === second.unit
    ? `${first.amount}-${second.amount} ${first.unit}`
    : `${low} to ${high}`;
}

/** The one part of an end that has no other. */
export function onlyPart(end: TermEnd): TermPart | undefined {
  return typeof end === "string" || end.length !== 1 ? undefined : end[0];
}

function endText(end: TermEnd): string {
  return typeof end === "string" ? end : end.map(({ amount, unit }) => `${amount} ${unit}`).join(" ");
}

/** Seconds in each unit; a month is a twelfth of the mean year of the calendar, 30.436875 days. */
const termSizes: Readonly<Record<TermUnit, number>> = {
  year: 31_556_952,
  month: 2_629_746,
  week: 604_800,
  day: 86_400,
  hour: 3600,
};

/** How long an end is, to put it before or after another. */
function sizeOf(end: TermEnd): number {
  if (end === "life") return Number.MAX_VALUE;
  if (end === "life_without_parole") return Number.POSITIVE_INFINITY;
  return end.reduce((sum, { amount, unit }) => sum + amount * termSizes[unit], 0);
}

function parsed(text: string): Term {
  const term = readTerm(text);
  if (term === undefined) throw new TypeError(`"${text}" is a term`);
  return term;
}

/** Below 0 where `one` begins lower than `other`, or begins alike and ends lower; 0 where they are as long. */
export function compareTerms(one: string, other: string): number {
  const [a, b] = [parsed(one), parsed(other)];
  return compare(sizeOf(a.lowest), sizeOf(b.lowest)) || compare(sizeOf(a.highest), sizeOf(b.highest));
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** One term after another: their lowest ends together, and their highest. */
export function addTerms(one: string, other: string): string {
  const [a, b] = [parsed(one), parsed(other)];
  return termOf(addEnds(a.lowest, b.lowest), addEnds(a.highest, b.highest));
}

function addEnds(one: TermEnd, other: TermEnd): TermEnd {
  if (typeof one === "string" || typeof other === "string") return sizeOf(one) >= sizeOf(other) ? one : other;
  const amountOf = (length: TermLength, unit: TermUnit): number =>
    length.find((part) => part.unit === unit)?.amount ?? 0;
  const all = termUnits.flatMap((unit) =>
    [...one, ...other].some((part) => part.unit === unit)
      ? [{ amount: amountOf(one, unit) + amountOf(other, unit), unit }]
      : [],
  );
  const some = all.filter(({ amount }) => amount > 0);
  return some.length === 0 ? all.slice(0, 1) : some;
}

/** A term so many times: both its ends. */
export function timesTerm(text: string, count: number): string {
  if (!(Number.isSafeInteger(count) && count >= 0))
    throw new RangeError(`a term is not taken ${count} times`);
  const { lowest, highest } = parsed(text);
  if (count === 0) return `0 ${typeof lowest === "string" ? "day" : (lowest[0]?.unit ?? "day")}`;
  return termOf(timesEnd(lowest, count), timesEnd(highest, count));
}

function timesEnd(end: TermEnd, count: number): TermEnd {
  return typeof end === "string" ? end : end.map(({ amount, unit }) => ({ amount: amount * count, unit }));
}

export function lowestOf(text: string): string {
  return endText(parsed(text).lowest);
}
export function highestOf(text: string): string {
  return endText(parsed(text).highest);
}

/** The months a term has at least, years among them; null for life. */
export function monthsIn(text: string): number | null {
  return amountIn(text, { year: 12, month: 1 });
}
/** The days a term has at least, weeks among them and months not; null for life. */
export function daysIn(text: string): number | null {
  return amountIn(text, { week: 7, day: 1 });
}

function amountIn(text: string, factors: Readonly<Partial<Record<TermUnit, number>>>): number | null {
  const { lowest } = parsed(text);
  if (typeof lowest === "string") return null;
  return lowest.reduce((sum, { amount, unit }) => sum + amount * (factors[unit] ?? 0), 0);
}

export function monthTerm(lowest: number, highest = lowest): string {
  return termOf([{ amount: lowest, unit: "month" }], [{ amount: highest, unit: "month" }]);
}
export function dayTerm(lowest: number, highest = lowest): string {
  return termOf([{ amount: lowest, unit: "day" }], [{ amount: highest, unit: "day" }]);
}
