import { expect, test } from "vitest";
import { workOut } from "../../cli/answer/work-out.ts";
import { stepsText } from "../../cli/answer/steps-text.ts";
import type { Terminal } from "../../cli/terminal.ts";
import { answerParts } from "../../generator/presentation/answer-parts.ts";
import type {
  ExampleDescription,
  InputDescription,
  VariantDescription,
} from "../../generator/runtime/description.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { onPage } from "../../generator/runtime/on-page.ts";
import { translatorOf, type TestedCalculator } from "../setup/tested-calculator.ts";

const today = "2026-11-21";
const terminal: Terminal = {
  clock: "14:30",
  out: () => {},
  note: () => {},
  read: () => undefined,
  screen: false,
  color: false,
  width: 10_000,
  today,
};

/** Digits a step has room for. */
const longestFigure = 40;

/**
 * Who reads how an answer was worked out finds the figure it begins with: its words, or each of its numbers, are in a step
 * that is printed. A converter's answer is its own equation.
 */
export function testHeadlineSteps(tested: TestedCalculator): void {
  const { calculator, variants } = tested;
  if (calculator.description.converter !== undefined) return;
  const faults = (of: (worked: Worked) => readonly string[]): readonly string[] =>
    variants.flatMap((variant) => [
      ...faultsOf(tested, variant, { id: "", given: {} }, of),
      ...calculator.background.examples
        .filter(({ variant: own }) => own === variant.slug || own === "")
        .flatMap((example) => faultsOf(tested, variant, example, of)),
    ]);

  test("its headline is worked out in its steps", () => {
    expect(faults(figuresInNoStep)).toEqual([]);
  });

  // Another question's days are no part of how this one was answered.
  test("its steps tell no day that was not asked for", () => {
    expect(faults(unaskedDays)).toEqual([]);
  });
}

/** An answer, and the lines of its steps that have figures. */
interface Worked {
  readonly presenter: Presenter;
  readonly printed: string;
}

function faultsOf(
  tested: TestedCalculator,
  variant: VariantDescription,
  { id, given, today: asOf = today }: Pick<ExampleDescription, "id" | "given" | "today">,
  of: (worked: Worked) => readonly string[],
): readonly string[] {
  const { calculator } = tested;
  const page = {
    route: variant.route,
    calculator: onPage(calculator, variant),
    variant,
    translator: translatorOf(tested, variant.slug, "en"),
  };
  const typed = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, [text].flat()]));
  const { answer, presenter } = workOut(page, { given: typed, asOf, units: {}, notes: [], all: false });
  if (answer.status !== "answered") return [];
  const { workings } = calculator;
  const printed = stepsText(answer.used, presenter, { workings, all: false }, terminal)
    .split("\n")
    .filter((text) => text.startsWith("    "))
    .join("\n");
  return of({ presenter, printed }).map((fault) => `${variant.slug} ${id}: ${fault}`);
}

function figuresInNoStep({ presenter, printed }: Worked): readonly string[] {
  // Where nothing was added, the answer is what was entered.
  const entered = new Set(presenter.description.inputs.map((input) => presenter.showById(input.id)));
  return (answerParts(presenter)?.figure ?? []).flatMap(({ text, output }) =>
    output === undefined || entered.has(text) || isPrinted(text, printed)
      ? []
      : [`${output.id}: ${text} is in no step`],
  );
}

function unaskedDays({ presenter, printed }: Worked): readonly string[] {
  const days = presenter.description.inputs.filter(({ type }) => type === "date" || type === "datetime");
  const isAsked = ({ id }: InputDescription): boolean => presenter.enteredAs(id) !== undefined;
  const asked = new Set(days.filter(isAsked).map(({ id }) => presenter.showById(id)));
  return days
    .filter((input) => !isAsked(input))
    .flatMap(({ id }) => {
      const text = presenter.showById(id);
      return text === undefined || asked.has(text) || !printed.includes(text) ? [] : [`${id}: ${text}`];
    });
}

/**
 * Whether all numbers of a text are printed: of a ratio to one the other part, of minutes perhaps the seconds too. Nothing at
 * all is worked out by no formula, and words are decided by what the sentences of the steps say.
 */
function isPrinted(text: string, printed: string): boolean {
  if (printed.toLowerCase().includes(text.toLowerCase())) return true;
  // A step says such a number as a product: 8,388,607 × 2^(−149).
  if (text.length > longestFigure) return true;
  const there = numbersIn(printed);
  const hasSeconds = /\d\s(?:s|seconds?)\b/u.test(printed);
  return numbersIn(text.replace(/:1$/u, "")).every(
    (number) =>
      number === 0 ||
      there.includes(number) ||
      (hasSeconds && text.endsWith("min") && there.includes(number - 1)),
  );
}

function numbersIn(text: string): readonly number[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/gu) ?? []).map((number) => Number(number.replaceAll(",", "")));
}
