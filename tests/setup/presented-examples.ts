import { evaluate, type Evaluation } from "../../generator/presentation/evaluation.ts";
import { createPresenter, type Presenter } from "../../generator/presentation/presenter.ts";
import {
  allLines,
  keyStepLines,
  type KeyStepLines,
  type StepLines,
} from "../../generator/presentation/step-lines.ts";
import type { Values } from "../../generator/presentation/values.ts";
import type { Answer } from "../../generator/runtime/answer.ts";
import type { VariantDescription } from "../../generator/runtime/description.ts";
import { onPage } from "../../generator/runtime/on-page.ts";
import { asFewAsHave } from "./as-few-as-have.ts";
import { firstOfEach } from "./first-of-each.ts";
import { readUnitsOf } from "./read-units.ts";
import { everyExample, inLanguageTurn } from "./sampled-examples.ts";
import { translatorOf, type TestedCalculator } from "./tested-calculator.ts";

const today = "2026-11-21";

/** One answer, as it is presented. */
export interface Presented {
  readonly name: string;
  readonly variant: VariantDescription;
  readonly presenter: Presenter;
  readonly answer: Answer & { readonly status: "answered" };
}

/**
 * Each page with its own values, and each of its worked examples that is answered, in a language. A page without any is
 * looked at with those of the calculator's first page.
 */
export function presentedIn(tested: TestedCalculator, language: string): readonly Presented[] {
  const made = presented.get(tested) ?? new Map<string, readonly Presented[]>();
  presented.set(tested, made);
  const found = made.get(language) ?? present(tested, language);
  made.set(language, found);
  return found;
}

/** Several laws look at the same answers. */
const presented = new WeakMap<TestedCalculator, Map<string, readonly Presented[]>>();

/** How an answer was worked out, as it is printed: the steps that decide it, and all of them. */
export interface PresentedSteps {
  readonly deciding: readonly KeyStepLines[];
  readonly all: readonly StepLines[];
}

/** The steps of one answer. */
export function stepsOf(example: Presented, { calculator }: TestedCalculator): PresentedSteps {
  const { presenter, answer } = example;
  const found = steps.get(example) ?? {
    deciding: keyStepLines(presenter, calculator.stepModel, answer.used),
    all: allLines(presenter, calculator.stepModel, answer.used),
  };
  steps.set(example, found);
  return found;
}

/** Several laws read them. */
const steps = new WeakMap<Presented, PresentedSteps>();

/**
 * As few answers as have each formula that any of them works out, and each side of each question; or the first of each way
 * through the formulas. In English all of these, in the other languages each in turn.
 */
export function ofEachFormula(tested: TestedCalculator, language: string): readonly Presented[] {
  const all = presentedIn(tested, language);
  const few = everyExample
    ? firstOfEach(all, ({ presenter: { values } }) => [...worked(values)].join())
    : asFewAsHave(all, ({ presenter: { values } }) => worked(values));
  return inLanguageTurn(few, Object.keys(tested.words), language);
}

/** What led to these values: the formulas that gave something, and what was answered to each question of theirs. */
export function worked(values: Values): ReadonlySet<string> {
  return new Set(
    Object.entries(values).flatMap(([id, value]) =>
      value === null ? [] : [typeof value === "boolean" ? `${id} ${String(value)}` : id],
    ),
  );
}

function present(tested: TestedCalculator, language: string): readonly Presented[] {
  const found = answered.get(tested) ?? answersOf(tested);
  answered.set(tested, found);
  return found.map(({ evaluation, units, ...each }) => {
    const presenter = createPresenter(
      onPage(tested.calculator, each.variant).description,
      evaluation,
      translatorOf(tested, each.variant.slug, language),
      (id) => units[id],
    );
    return { ...each, presenter };
  });
}

/** What is answered is the same in every language. */
const answered = new WeakMap<TestedCalculator, readonly Answered[]>();

interface Answered extends Omit<Presented, "presenter"> {
  readonly evaluation: Evaluation;
  /** As on the page, whose results follow the units that were typed. */
  readonly units: Readonly<Record<string, string>>;
}

function answersOf(tested: TestedCalculator): readonly Answered[] {
  const { calculator, variants } = tested;
  const { examples } = calculator.background;
  return variants.flatMap((variant) => {
    const own = examples.filter((example) => example.variant === variant.slug);
    const shown = own.length > 0 ? own : examples.filter((example) => example.variant === "");
    return [{ id: "default", given: {} }, ...shown].flatMap((example): readonly Answered[] => {
      const day = "today" in example && example.today !== undefined ? example.today : today;
      const evaluation = evaluate(calculator, variant, example.given, { today: day });
      const { answer } = evaluation;
      if (answer.status !== "answered") return [];
      const units = readUnitsOf(tested, variant, example, day);
      return [{ name: `${variant.slug} ${example.id}`, variant, answer, evaluation, units }];
    });
  });
}
