import { Big } from "big.js";
import { expect, test } from "vitest";
import { displayUnit } from "../../generator/presentation/format-value.ts";
import { numberAt } from "../../generator/presentation/values.ts";
import type { StepNode } from "../../generator/runtime/description.ts";
import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";
import type { Display } from "../../generator/runtime/display.ts";
import type { Digits } from "../../generator/runtime/display-digits.ts";
import { fromBase, meantDecimal } from "../../generator/runtime/decimal.ts";
import { allCalculators } from "../setup/all-calculators.ts";
import { presentedIn, type Presented } from "../setup/presented-examples.ts";

/**
 * What a figure shows is the rounded decimal of its formula, where arithmetic with doubles misses a half. Both ways are tried
 * of every figure of every example, and where they differ the one that is shown is that of exact decimals.
 */
test("where doubles miss a half, what is shown is what exact decimals round to", () => {
  const changed = allCalculators.flatMap((tested) =>
    presentedIn(tested, "en").flatMap((presented) =>
      changedIn(presented, tested.id, tested.calculator.stepModel),
    ),
  );
  expect(changed.filter(({ shown, exact }) => shown !== exact)).toEqual([]);
  expect(
    [...new Set(changed.map(({ name, before, shown }) => `${name}: ${before} -> ${shown}`))].toSorted(),
  ).toEqual([
    "finance/personal-loan half_a_cent_of_odd_days repaid_by_payments: 14068.99 -> 14069",
    "health/bmi default border_weight: 72.2 -> 72.3",
    "health/bmi default healthy_highest: 72.2 -> 72.3",
    "health/bmi default to_next: 2.2 -> 2.3",
    "health/bmi exactly_18_5 healthy_highest: 72.2 -> 72.3",
    "health/bmi exactly_25 border_weight: 72.2 -> 72.3",
    "health/bmi exactly_25 healthy_highest: 72.2 -> 72.3",
    "health/bmi lowest_class healthy_highest: 72.2 -> 72.3",
    "health/bmi nearer_above border_weight: 72.2 -> 72.3",
    "health/bmi nearer_above healthy_highest: 72.2 -> 72.3",
    "health/bmi nearer_above to_next: 2.2 -> 2.3",
    "health/bmi nearer_below healthy_highest: 72.2 -> 72.3",
  ]);
});

interface Changed {
  readonly name: string;
  readonly before: string;
  readonly shown: string;
  readonly exact: string;
}

function changedIn(
  { name, presenter }: Presented,
  calculator: string,
  model: WorkedStepModel,
): readonly Changed[] {
  return Object.entries(presenter.description.displays).flatMap(([id, display]): readonly Changed[] => {
    const value = numberAt(presenter.values, id);
    const digits = digitsOf(display);
    if (value === undefined || digits === undefined) return [];
    const amount = amountIn(display, value);
    const rounded = (number: Big | number): string =>
      new Big(number).round(placesOf(amount, digits), Big.roundHalfUp).toFixed();
    const [before, shown] = [rounded(amount), rounded(meantDecimal(amount, digits))];
    if (before === shown) return [];
    const where = `${calculator} ${name.split(" ").at(-1) ?? ""} ${id}`;
    const exact = exactly(id, presenter, model);
    return [{ name: where, before, shown, exact: rounded(exact) }];
  });
}

function digitsOf(display: Display): Digits | undefined {
  const { kind } = display;
  if (kind === "number" || kind === "quantity") return display.digits;
  if (kind === "percent") return { ...display.digits, maximum: display.digits.maximum + 2 };
  if (kind !== "money") return undefined;
  return display.digits === "currency" ? { minimum: 2, maximum: 2 } : display.digits;
}

function placesOf(amount: number, { maximum, significant }: Digits): number {
  return significant === undefined || amount === 0
    ? maximum
    : Math.max(0, significant - 1 - Math.floor(Math.log10(Math.abs(amount))));
}

function amountIn(display: Display, value: number): number {
  return display.kind === "quantity" ? fromBase(value, displayUnit(display)) : value;
}

/** The value of a formula in exact decimals, from those that were put in: what has so few digits is what it reads. */
function exactly(id: string, presenter: Presented["presenter"], model: WorkedStepModel): Big {
  const value = numberAt(presenter.values, id);
  if (value !== undefined && Number(value.toPrecision(fewDigits)) === value) return new Big(value);
  const tree = model.steps.find((step) => step.id === id)?.tree;
  if (tree === undefined) throw new Error(`${id} is not worked out exactly here`);
  return exactOf(tree, presenter, model);
}

const fewDigits = 12;

function exactOf(node: StepNode, presenter: Presented["presenter"], model: WorkedStepModel): Big {
  if (typeof node === "number") return new Big(node);
  if (typeof node === "string") return exactly(node, presenter, model);
  if ("text" in node) throw new Error(`${node.text} is no number`);
  const [operator, ...operands] = node;
  if (operator === "?:") {
    const [condition, yes = 0, no = 0] = operands;
    return exactOf(holds(condition, presenter, model) ? yes : no, presenter, model);
  }
  const isMeasured = operator === "quantity" || operator === "amount_in";
  const [one = new Big(0), other = new Big(0)] = (isMeasured ? operands.slice(0, 1) : operands).map((each) =>
    exactOf(each, presenter, model),
  );
  switch (operator) {
    case "+":
      return one.plus(other);
    case "-":
      return operands.length === 1 ? one.times(-1) : one.minus(other);
    case "*":
      return one.times(other);
    case "/":
      return one.div(other);
    case "^":
      return one.pow(other.toNumber());
    case "abs":
      return one.abs();
    // Units of what is worked out here are those of its base.
    case "quantity":
    case "amount_in":
      return one;
    default:
      throw new Error(`${operator} is not worked out exactly here`);
  }
}

/** Which of two amounts is the larger decides what is taken from which. */
function holds(
  node: StepNode | undefined,
  presenter: Presented["presenter"],
  model: WorkedStepModel,
): boolean {
  if (typeof node !== "object" || "text" in node || node[0] !== ">")
    throw new Error("this condition is not decided exactly here");
  const [, one = 0, other = 0] = node;
  return exactOf(one, presenter, model).gt(exactOf(other, presenter, model));
}
