import { amountInWords } from "../runtime/unit-amount.ts";
import type { Scalar } from "../runtime/answer.ts";
import { currencyCode } from "../runtime/currency.ts";
import { meantDecimal } from "../runtime/decimal.ts";
import type { InputDescription } from "../runtime/description.ts";
import type { Display } from "../runtime/display.ts";
import { subtractDecimals } from "../runtime/exact.ts";
import { subtractFractions } from "../runtime/fraction.ts";
import { numberFormat } from "../runtime/intl-cache.ts";
import { numberText } from "../runtime/number-text.ts";
import { additionOf, resultIn } from "./addition.ts";
import { valueOutputs, type ValueOutput } from "./output-selection.ts";
import type { Presenter } from "./presenter.ts";
import type { Translator } from "./translator.ts";
import { rowsAt, scalarAt } from "./values.ts";

/** A line of a comparison: what one input or result is in each answer, and what the last has more than the first. */
export interface ComparedLine {
  readonly id: string;
  readonly name: string;
  readonly kind: "input" | "part" | "main" | "figure";
  /** Of a part of a sum. */
  readonly sign: string;
  /** As each answer shows it; undefined where it has none. */
  readonly shown: readonly (string | undefined)[];
  /** Undefined where there is none to tell: of words, and where both are the same. */
  readonly difference: Difference | undefined;
  /** Amounts of money in the first answer and the last, each in a currency of its own: nothing lies between them. */
  readonly isInTwoCurrencies?: true;
}
/** How far a value lies from another: an amount without its sign, and which way. */
export interface Difference {
  readonly amount: string;
  readonly way: "more" | "less" | "later" | "earlier";
}

/**
 * Several answers of one calculator set beside each other: the inputs that differ, what a sum adds up, the main results,
 * then the figures that say most and all others that differ. `key` are the results always told.
 */
export function comparedLines(
  answers: readonly Presenter[],
  inputs: readonly InputDescription[],
  key: readonly string[],
): readonly ComparedLine[] {
  const [first] = answers;
  if (first === undefined) return [];
  const outputs = first.description.outputs.flatMap((output) => (output.type === "value" ? [output] : []));
  const isThere = ({ id }: ValueOutput): boolean =>
    answers.some((answer) => valueOutputs(answer.description, answer.outputs).some((each) => each.id === id));
  const there = outputs.filter(isThere);
  const main = there.filter(({ primary }) => primary === true);
  const figures = there.filter(({ primary }) => primary !== true);
  const parts = main.flatMap((output) => partLines(output, answers));
  const said = new Set(parts.map(({ id }) => id));
  return [
    ...inputs.map((input) => inputLine(input, answers)).filter(differs),
    ...parts,
    ...main.map((output) => resultLine(output, "main", answers)),
    ...figures
      .filter(({ id }) => !said.has(id))
      .map((output) => resultLine(output, "figure", answers))
      .filter((line) => key.includes(line.id) || differs(line))
      .toSorted((one, other) => Number(key.includes(other.id)) - Number(key.includes(one.id))),
  ];
}

function differs({ shown }: ComparedLine): boolean {
  return new Set(shown).size > 1;
}

function inputLine(input: InputDescription, answers: readonly Presenter[]): ComparedLine {
  const name = answers[0]?.nameOf(input.id) ?? input.id;
  const line = { id: input.id, name, kind: "input", sign: "" } as const;
  if (input.type === "rows") {
    // Of rows, how many there are; two lists of the same length may still differ.
    const counts = answers.map(({ values, translator }) =>
      numberFormat(translator.locale.tag, {}).format(rowsAt(values, input.id).length),
    );
    return { ...line, shown: counts, difference: undefined };
  }
  // Of a calculation, what was entered: what it comes to is a result.
  if (input.type === "expression") {
    const entered = answers.map((answer) => answer.enteredAs(input.id)?.toString());
    return { ...line, shown: entered, difference: undefined };
  }
  const shown = answers.map((answer) => answer.showById(input.id));
  return { ...line, shown, ...differenceBetween(input.display, answers, input.id, "values") };
}

/** A result in several answers, and what the last has more than the first. */
export function resultLine(
  output: ValueOutput,
  kind: "main" | "figure",
  answers: readonly Presenter[],
): ComparedLine {
  return {
    id: output.id,
    name: answers[0]?.nameOf(output.id) ?? output.id,
    kind,
    sign: "",
    shown: answers.map((answer) =>
      scalarAt(answer.outputs, output.id) === null ? undefined : answer.showOutput(output),
    ),
    ...differenceBetween(output.display, answers, output.id, "outputs"),
  };
}

/** The parts of a sum that any of the answers sets out. */
function partLines(output: ValueOutput, answers: readonly Presenter[]): readonly ComparedLine[] {
  const set = answers.map((answer) => additionOf(output, answer)?.parts ?? []);
  return (output.sumOf ?? []).flatMap(({ id, isSubtracted }) => {
    const part = set.flat().find((each) => each.id === id);
    if (part === undefined) return [];
    return [
      {
        id,
        name: part.name,
        kind: "part",
        sign: isSubtracted === true ? "−" : part.sign,
        shown: answers.map((answer) =>
          answer.show(output.display, scalarAt(answer.values, id), answer.unitOf(output.id)),
        ),
        ...differenceBetween(output.display, answers, id, "values", output.id),
      } as const,
    ];
  });
}

/** What the last of several answers has more than the first, where one can be taken from the other. */
function differenceBetween(
  display: Display,
  answers: readonly Presenter[],
  id: string,
  from: "values" | "outputs",
  shownAs = id,
): Pick<ComparedLine, "difference" | "isInTwoCurrencies"> {
  const [first, last] = [answers[0], answers.at(-1)];
  if (first === undefined || last === undefined) return { difference: undefined };
  const [before, after] = [scalarAt(first[from], id), scalarAt(last[from], id)];
  if (before === null || after === null) return { difference: undefined };
  if (currencyOf(display, first) !== currencyOf(display, last))
    return { difference: undefined, isInTwoCurrencies: true };
  // A bare number may be a rate between currencies, or count one of them.
  const isBare = display.kind === "number" || display.kind === "decimal" || display.kind === "whole";
  if (before === after || (isBare && hasOtherCurrency(first, last))) return { difference: undefined };
  if (display.kind === "date")
    return { difference: daysBetween(String(before), String(after), display.precision, last.translator) };
  const { locale } = last.translator;
  const show = (value: Scalar): string =>
    display.kind === "percent"
      ? pointsText(display, Number(value), last.translator)
      : last.show(display, value, last.unitOf(shownAs));
  const by = amountBetween(display, before, after, show, locale.tag);
  if (by === undefined) return { difference: undefined };
  const isLess = String(by).startsWith("-");
  const size = typeof by === "number" ? Math.abs(by) : by.replace(/^-/, "");
  // Nothing to tell of what reads the same.
  if (show(size) === show(0)) return { difference: undefined };
  return { difference: { amount: show(size), way: isLess ? "less" : "more" } };
}

/** The currency an answer tells such amounts in. */
function currencyOf(display: Display, { values }: Presenter): string | undefined {
  return "currency" in display && display.currency !== undefined
    ? currencyCode(display.currency, values)
    : undefined;
}

/** Whether two answers tell any of their results in different currencies. */
function hasOtherCurrency(one: Presenter, other: Presenter): boolean {
  return one.description.outputs.some(
    (output) =>
      output.type === "value" && currencyOf(output.display, one) !== currencyOf(output.display, other),
  );
}

/** From 80% to 84% are 4 percentage points, which are 5% of what was there. */
function pointsText(
  { digits }: Extract<Display, { kind: "percent" }>,
  value: number,
  { t, locale }: Translator,
): string {
  const raw = meantDecimal(value * 100, digits);
  const shown = numberText(raw, locale.tag, digits);
  return t("compare.points", { count: { raw, shown, number: shown } });
}

/** Kinds of results that are amounts of something. */
const amounts: readonly Display["kind"][] = [
  "money",
  "number",
  "percent",
  "quantity",
  "duration",
  "decimal",
  "exact",
  "fraction",
  "whole",
];

/** By how much one value is above another; of money between what is shown of both, since readers check it by eye. */
function amountBetween(
  { kind }: Display,
  before: Scalar,
  after: Scalar,
  show: (value: Scalar) => string,
  locale: string,
): number | string | undefined {
  if (!amounts.includes(kind) || !isAmount(before) || !isAmount(after)) return undefined;
  if (kind === "money") return resultIn(show(after), locale) - resultIn(show(before), locale);
  if (typeof before === "number" && typeof after === "number") return after - before;
  const subtract = kind === "fraction" ? subtractFractions : subtractDecimals;
  return subtract(String(after), String(before));
}

/** A number, or an exact decimal or a fraction in digits. */
function isAmount(value: Scalar): value is number | string {
  return typeof value === "number" || (typeof value === "string" && /^-?\d+(?:\.\d+|\/\d+)?$/.test(value));
}

const day = 86_400_000;

/** From one day to another, in whole years or months where they are, else in days. */
function daysBetween(
  before: string,
  after: string,
  precision: "day" | "month" | "year",
  { t, locale }: Translator,
): Difference | undefined {
  const [from, to] = [new Date(`${before}T00:00:00Z`), new Date(`${after}T00:00:00Z`)];
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const isWholeMonths = precision !== "day" || from.getUTCDate() === to.getUTCDate();
  const days = Math.round((to.getTime() - from.getTime()) / day);
  const [by, unit] = !isWholeMonths
    ? [days, "day"]
    : months % 12 === 0
      ? [months / 12, "year"]
      : [months, "month"];
  if (by === 0) return undefined;
  const count = Math.abs(by);
  const shown = numberFormat(locale.tag, {}).format(count);
  const amount = amountInWords(unit, count, shown, t.optional);
  return amount === undefined ? undefined : { amount, way: by > 0 ? "later" : "earlier" };
}
