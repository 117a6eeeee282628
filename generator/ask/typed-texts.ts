import type { Texts } from "../runtime/query.ts";
import { canonicalOf, currencyMeant, isDayInput, type AssignContext } from "./fit.ts";
import { isMoment, type Candidate } from "./candidate.ts";
import type { InputDescription, ScalarInput } from "../runtime/description.ts";
import { joinCells, splitCells } from "../runtime/query.ts";
import { readField } from "../runtime/reading/read-field.ts";
import { systemsOf, withUnit } from "./bare-amount.ts";
import { filledText, isFilled, type FilledText } from "./filled-text.ts";
import { folded } from "./line-text.ts";
import { isSum } from "../runtime/reading/signed-durations.ts";
import { midnight } from "./whole-days.ts";

/**
 * The years, from this one, that the last day of a line may be of, where it says none: of this year, else of the next, from
 * Dec 1 to Jan 15, else of the last, since Dec 1. A day alone, such as that of a birth, is none without its year.
 */
export function yearsTried(
  candidate: Exclude<Candidate, { readonly kind: "conversion" }>,
): readonly (number | undefined)[] {
  if (candidate.kind === "named") return [undefined];
  const moments = Object.values(candidate.decided).filter(isMoment);
  return Object.keys(candidate.typed).length + moments.length > 1 ? [0, 1, -1] : [undefined];
}

/** The texts of a phrase as they stand in links, the choices before what may go by them; undefined where one cannot be read. */
export function typedTexts(
  { typed, line, around = [] }: Pick<Candidate & { readonly kind: "phrase" }, "typed" | "line" | "around">,
  decided: Texts,
  context: AssignContext,
  yearsLater: number | undefined,
): Texts | undefined {
  const { inputs } = context.calculator.description;
  const texts: Record<string, string | readonly string[]> = { ...decided };
  const named = inputs.filter(({ id }) => Object.hasOwn(typed, id) || isFilled(decided[id]));
  const choices = named.filter(({ type }) => type === "choice");
  const lastDay = named.findLast(isDayInput);
  for (const input of [...choices, ...named.filter(({ type }) => type !== "choice")]) {
    if (Object.hasOwn(context.variant.fixed, input.id)) return undefined;
    const given = isFilled(decided[input.id]) ? (decided[input.id] ?? "") : `{${input.id}}`;
    if (input.type === "rows") {
      const rows = isFilled(decided[input.id])
        ? filledRows(input, [given].flat(), typed, context)
        : undefined;
      if (rows === undefined) return undefined;
      texts[input.id] = rows;
      continue;
    }
    if (typeof given !== "string") return undefined;
    const isPlain = given === `{${input.id}}`;
    const filled = isPlain ? undefined : filledText(given, typed, context.translator.locale.tag);
    const said = isPlain ? withSharedUnit(input, named, typed) : filled?.text;
    if (said === undefined) return undefined;
    const text = isPlain ? inFittingUnit(input, said, context.today) : said;
    // Among other words, a number without its unit may count anything: 2 cycle oil.
    if (isPlain && around.length > 0 && input.type === "quantity" && /^[\d.,]+$/.test(text)) return undefined;
    if (filled?.isCanonical === true) {
      const own = cellOf(input, filled, context);
      if (own === undefined) return undefined;
      texts[input.id] = own;
      continue;
    }
    Object.assign(texts, { ...currencyMeant(input, text, context, around), ...texts });
    const values = Object.fromEntries(
      Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
    // "El 31 de diciembre" is that day.
    const withoutArticle = isDayInput(input) ? text.replace(/^(?:the|on|el|al|del) /, "") : text;
    // Nobody pays $5 down on a house: it is 5% or 5 thousand.
    if (isPlain && input.type === "money" && input.shareOf !== undefined && ofHundred.test(text))
      return undefined;
    // Bare numbers are plain arithmetic: 3 1/2 + 1/4.
    if (input.type === "duration" && !/[\p{L}:]/u.test(text)) return undefined;
    // What is taken away or multiplied is no sum: 3 h - 1 h - 30 min.
    if (input.type === "duration" && isSum(text)) return undefined;
    // 15 off 200 is no 15%.
    if (input.type === "percent" && !/[%٪]/u.test(text)) return undefined;
    // A number of dollars is a number where only numbers are asked for: 20% off $59.99.
    const unsigned = input.type === "money" ? text : text.replace(/\p{Sc}/u, "");
    // An earlier day is of this year: from Jan 1 to Mar 1.
    const years = yearsLater === undefined || input === lastDay ? yearsLater : 0;
    const canonical =
      dayBeside(input, typed, named, values, context) ??
      canonicalOf(input, asWritten(text, line), values, context, years) ??
      canonicalOf(input, text, values, context, years) ??
      canonicalOf(input, unsigned, values, context, years) ??
      (withoutArticle === text ? undefined : canonicalOf(input, withoutArticle, values, context, years));
    if (canonical === undefined) return undefined;
    texts[input.id] = canonical;
  }
  // An hour that is not after another is the one at which a clock shows it next: from 9:30 to 5:45 is to 17:45.
  const [from, to] = named.filter(({ id, type }) => type === "time" && ofTwelve.test(typed[id] ?? ""));
  const time = String(texts[to?.id ?? ""]);
  if (to !== undefined && time <= String(texts[from?.id ?? ""]))
    texts[to.id] = `${(Number.parseInt(time, 10) + 12) % 24}`.padStart(2, "0") + time.slice(2);
  return texts;
}

const ofHundred = /^[1-9]\d?(?:\.\d+)?$/;

/** Rows with what a phrase says in their cells; undefined where one cannot be read. */
function filledRows(
  input: InputDescription & { readonly type: "rows" },
  rows: readonly string[],
  typed: Readonly<Record<string, string>>,
  context: AssignContext,
): readonly string[] | undefined {
  const texts = rows.map((row) => {
    const cells = splitCells(row).map((cell, at) => {
      const column = input.columns[at];
      if (column === undefined || !isFilled(cell)) return cell;
      const filled = filledText(cell, typed, context.translator.locale.tag);
      return filled === undefined ? undefined : cellOf(column, filled, context);
    });
    return cells.every((cell) => cell !== undefined) ? joinCells(cells) : undefined;
  });
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

/** A filled text as an input reads it, as it stands in links; undefined where it cannot. */
function cellOf(
  input: ScalarInput,
  { text, isCanonical }: FilledText,
  context: AssignContext,
): string | undefined {
  if (!isCanonical)
    return input.type === "percent" && !/[%٪]/u.test(text)
      ? undefined
      : canonicalOf(input, text, {}, context);
  // A rate needs its sign: 15 off 200 is no 15%.
  if (input.type === "percent" && !text.endsWith("%")) return undefined;
  const reading = readField(input, text, { today: context.today });
  return reading.kind === "read" && reading.value !== null ? reading.canonical : undefined;
}

const year = /\d{4}/;

/**
 * A day without its year beside one that has it: March 1, before April 15, 2027, is of 2027, and December 15 before January 10,
 * 2027, of the year before.
 */
function dayBeside(
  input: ScalarInput,
  typed: Readonly<Record<string, string>>,
  named: readonly InputDescription[],
  values: Readonly<Record<string, string>>,
  context: AssignContext,
): string | undefined {
  const days = named.filter(isDayInput);
  const other = days.find(({ id }) => id !== input.id && year.test(typed[id] ?? ""));
  const { [input.id]: text = "" } = typed;
  if (other === undefined || other.type === "rows" || !isDayInput(input) || year.test(text)) return undefined;
  const there = canonicalOf(other, typed[other.id] ?? "", values, context);
  if (there === undefined) return undefined;
  const isBefore = days.indexOf(input) < days.indexOf(other);
  const yearsLater = Number(there.slice(0, 4)) - Number(context.today.slice(0, 4));
  return [0, isBefore ? -1 : 1]
    .map((more) => canonicalOf(input, text, values, context, yearsLater + more))
    .find((day) => day !== undefined && (isBefore ? day <= there : day >= there));
}

/** An hour of a clock with twelve of them, without a word for the half of the day: 9, 5:45 and 9点. */
const ofTwelve = /^(?:[1-9]|1[0-2])(?:[:.点]\d\d|点)?$/;

/** A number with the unit of the amount said behind it: of 20 by 30 ft, both are feet, and of 5 ft by 4 nobody knows. Beside 10'6, it is feet. */
function withSharedUnit(
  { id, type }: InputDescription,
  inputs: readonly InputDescription[],
  typed: Readonly<Record<string, string>>,
): string | undefined {
  const text = typed[id] ?? "";
  if (type !== "quantity" || !/^[\d.,]+$/.test(text)) return text;
  const said = Object.entries(typed).filter(([other]) =>
    inputs.some((input) => input.id === other && input.type === "quantity"),
  );
  const unitOf = (each: string): string | undefined => /^[\d.,]+\s*(\D+)$/u.exec(each)?.[1];
  const [mark] = said.flatMap(([, each]) => /^\d+(['′])\s*\d/u.exec(each)?.[1] ?? []);
  if (mark !== undefined) return text + mark;
  const at = said.findIndex(([other]) => other === id);
  const [unit] = said.slice(at + 1).flatMap(([, each]) => unitOf(each) ?? []);
  if (unit !== undefined) return `${text} ${unit}`;
  return said.some(([, each]) => /[\p{L}'"′″]/u.test(each)) ? undefined : text;
}

/** A bare number that is nothing in the unit a field begins with, in the one in which it fits: 1.70, of a height, is meters. */
function inFittingUnit(input: ScalarInput, text: string, today: string): string {
  const fitting =
    input.type === "quantity" ? withUnit(input, text, new Set(systemsOf([input])), today) : undefined;
  return input.type !== "quantity" || fitting === undefined || fitting.endsWith(` ${input.display.unit}`)
    ? text
    : fitting;
}

/** A folded text in the words of its line: an hour is ساعة, and ساعه only to the search; MB are no Mb. */
function asWritten(text: string, line: string): string {
  const all = folded(line);
  const at = all.length === line.length ? all.indexOf(text) : -1;
  if (at !== -1) return line.slice(at, at + text.length);
  const words = line.split(" ");
  return text
    .split(" ")
    .map((word) => words.find((each) => folded(each) === word) ?? word)
    .join(" ");
}

/** The values that go with a phrase: `today` is the day a line is asked on, `now` the minute. */
export function momentsIn(
  decided: Texts,
  { calculator, today }: Pick<AssignContext, "calculator" | "today">,
  clock: string,
): Texts {
  const { inputs } = calculator.description;
  const momentOf = (id: string, text: Texts[string]): Texts[string] => {
    if (text === "now") return `${today}T${clock}`;
    if (text !== "today") return text;
    return inputs.find((input) => input.id === id)?.type === "datetime" ? `${today}${midnight}` : today;
  };
  return Object.fromEntries(Object.entries(decided).map(([id, text]) => [id, momentOf(id, text)]));
}
