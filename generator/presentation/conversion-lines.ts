import { fromBase } from "../runtime/decimal.ts";
import type { Digits } from "../runtime/display-digits.ts";
import type { Unit } from "../runtime/display.ts";
import { decimalTextIn } from "../runtime/number-text.ts";
import { unitSpace } from "../runtime/unit-amount.ts";
import { amountInHand } from "./amount-in-hand.ts";
import { roundedAsShown } from "./as-printed.ts";
import { displayUnit } from "./format-value.ts";
import { mathLevels, type MathLeaf, type MathNode } from "./math-node.ts";
import { signs } from "./math-signs.ts";
import { mathText } from "./math-text.ts";
import type { Presenter } from "./presenter.ts";
import { unitWord } from "./unit-words.ts";
import type { WorkedStep, WorkedSteps } from "./worked-steps.ts";

/** The step of a converter of units from one side to the other, with what is to be said of the units. */
export const conversionWorked: WorkedSteps = {
  key: conversionsIn,
  all: (presenter) => conversionsIn(presenter).flatMap(({ formulas }) => formulas),
};

/**
 * The amount times the size of its unit, over the size of the result's. None where more than the sizes of the two units
 * decides: what choices say, such as currencies, a scale with a zero of its own, another value than the amount.
 */
function conversionsIn(presenter: Presenter): readonly WorkedStep[] {
  const { description, values, outputs, translator } = presenter;
  const { converter } = description;
  if (converter === undefined) return [];
  const amount = description.inputs.find(({ id }) => id === converter.amount);
  const result = description.outputs.find(({ id }) => id === converter.result);
  if (amount?.type !== "quantity" || result?.type !== "value" || result.display.kind !== "quantity")
    return [];
  const value = values[amount.id];
  const inHand = amountInHand(amount, presenter);
  if (inHand === undefined || typeof value !== "number" || outputs[result.id] !== value) return [];
  const from = inHand.unit;
  const to = displayUnit(result.display, presenter.unitOf(result.id));
  if ([from, to].some(({ offset, isInverse }) => offset !== undefined || isInverse === true)) return [];
  const base = amount.display.units.find(isBase);
  const symbol = base && unitWord(translator, base.id, "symbol");
  const { tag } = translator.locale;
  const size = (unit: Unit): MathNode => sizeOf(unit, symbol, tag);
  const given: MathLeaf = { kind: "number", text: inHand.shown, isGiven: true };
  const over: MathNode = isBase(from) ? inUnit(given, symbol) : times(given, size(from));
  const substituted: MathNode = isBase(to) ? over : { kind: "fraction", over, under: size(to) };
  const isWhole = (raw: number, digits: Digits): boolean =>
    roundedAsShown({ kind: "number", digits }, raw, values) === Number(raw.toPrecision(doubleDigits));
  const isEqual =
    isWhole(inHand.raw, amount.display.digits) && isWhole(fromBase(value, to), result.display.digits);
  const line = {
    substituted,
    sign: isEqual ? ("=" as const) : ("≈" as const),
    result: presenter.showOutput(result),
  };
  if (mathText(substituted) === line.result) return [];
  const notes = [...new Set([from, to])].flatMap(({ id }) => translator.t.optional(`units.${id}.note`) ?? []);
  const { id } = result;
  return [
    {
      id,
      sentence: translator.t("workings.conversion", { notes: notes.join(" ") }).trim(),
      formulas: [{ kind: "arithmetic", id, name: presenter.nameOf(id), lines: [line], isAnswer: true }],
    },
  ];
}

/** All digits a double holds; a figure with fewer is rounded. */
const doubleDigits = 15;

function times(left: MathNode, right: MathNode): MathNode {
  const level = mathLevels.product;
  return { kind: "operation", sign: signs.get("*")?.printed ?? "×", level, left, right };
}

/** How many of the unit that all are measured in, by its symbol, one of it is. */
function sizeOf({ numerator, denominator }: Unit, symbol: string | undefined, locale: string): MathNode {
  const over: MathLeaf = { kind: "number", text: decimalTextIn(locale, numerator) };
  if (denominator === "1") return inUnit(over, symbol);
  const under: MathNode = { kind: "number", text: decimalTextIn(locale, denominator) };
  const size: MathNode = { kind: "fraction", over, under };
  return symbol === undefined ? size : { kind: "measure", of: size, unit: symbol };
}

function inUnit(number: MathLeaf, symbol: string | undefined): MathLeaf {
  return symbol === undefined
    ? number
    : { ...number, text: `${number.text}${unitSpace(symbol)}${symbol}`, form: "measured" };
}

/** What all others are measured in. */
function isBase({ numerator, denominator }: Unit): boolean {
  return numerator === denominator;
}
