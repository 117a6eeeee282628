import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from "react";
import { assert } from "../../generator/runtime/assert.ts";
import type { Calculator } from "../../generator/runtime/description.ts";
import { TranslatorProvider } from "../words/translator-context.tsx";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import { HydratedProvider, useHydration } from "./hydrated.ts";
import { noteLastFigures } from "./note-last-figures.ts";
import { keepInAddress } from "./browser.ts";
import { typedInto } from "./early-input.ts";
import { formOf, unitIn, type Form } from "./form.ts";
import { shortTexts, textsForAnotherDay } from "./short-address.ts";
import { IslandProvider, type Answered, type Island, type Presented } from "./island-context.tsx";
import { textsToSave } from "./saved-texts.ts";
import { isTyped, stateOf, visitorState } from "./calculator-state.ts";
import { createSectionList } from "./section-list.ts";
import { withPins } from "./pin-parameters.ts";
import type { StepNumbers } from "./island-props.ts";
import type { PageState } from "./page-state.ts";
import { useValidationDelay } from "./validation-delay.ts";
import { visitorDay } from "./visitor-day.ts";

/** A calculator with a calculator's page inside. */
export type CalculatorRootElement = ReactElement<{ readonly calculator: Calculator }>;

/**
 * Holds what a calculator is asked and answers; its page stands inside. The server draws it with the example values;
 * in the browser it takes the visitor's day, region and address, and keeps the address in step with the fields.
 */
export function CalculatorRoot({
  page,
  children,
}: {
  /** Whoever draws the page asks it for this, to make what it begins with. */
  readonly calculator: Calculator;
  readonly page: PageState;
  readonly children: ReactNode;
}): ReactNode {
  const { drawn } = page;
  assert(drawn !== undefined, "A page begins with something.");
  const { translator, setting, isOther = false, other } = drawn;
  const [current, setState] = useState(drawn.state);
  const { form, evaluation, answered, origin, isAsDrawn, pins } = current;

  // The first drawing must equal the server's; what only the browser knows comes right after it.
  useLayoutEffect(() => {
    if (page.place === undefined) return undefined;
    const { element, onReady } = page.place;
    const takeOver = (): void => {
      const typed = typedInto(element);
      setState(other === undefined || isTyped(typed) ? visitorState(setting, page, typed) : other);
    };
    if (isTyped(typedInto(element))) {
      takeOver();
      return undefined;
    }
    // Where nothing that the visitor sees changes, nothing is drawn a second time.
    if (!isOther) {
      onReady();
      return undefined;
    }
    // In a task of its own, so that a visitor who begins meanwhile need not wait for it.
    const wait = setTimeout(takeOver);
    return () => clearTimeout(wait);
  }, [setting, page, isOther, other]);
  const isTakenOver = current !== drawn.state;
  useLayoutEffect(() => {
    if (isTakenOver) page.place?.onReady();
  }, [isTakenOver, page]);

  const isHydrated = useHydration();
  const [trial, tryOut] = useState<Presented>();
  const [sections] = useState(createSectionList);
  const [stepNumbers, setStepNumbers] = useState(page.steps ?? {});
  const numberSteps = useCallback(
    (numbers: StepNumbers): void =>
      setStepNumbers((before) => (JSON.stringify(before) === JSON.stringify(numbers) ? before : numbers)),
    [],
  );
  const isInvalid = evaluation.answer.status === "invalid";
  const { isDelayOver, validateNow } = useValidationDelay(form, isInvalid && origin === "entered");
  // The same for good, so that a field is drawn again only when it changes itself.
  const change = useCallback(
    (next: (form: Form) => Form): void =>
      setState((state) => stateOf(setting, next(state.form), "entered", state)),
    [setting],
  );
  const keepPins = useCallback(
    (kept: readonly string[]): void =>
      setState((state) => ({ ...state, pins: kept, origin: "entered", isAsDrawn: false })),
    [],
  );
  const island = useMemo((): Island => {
    const present = (shown: Answered): Presented => ({
      ...shown,
      setting,
      presenter: createPresenter(
        setting.calculator.description,
        shown.evaluation,
        translator,
        unitIn(shown.form),
      ),
    });
    return {
      ...present({ form, evaluation }),
      origin,
      isAsDrawn,
      problems:
        evaluation.answer.status === "invalid" && (isDelayOver || origin !== "entered")
          ? evaluation.answer.problems
          : [],
      ...(isInvalid && answered !== undefined ? { last: present(answered) } : {}),
      isEmbedded: page.query !== undefined || page.isFramed === true,
      validateNow,
      change,
      sections,
      pins,
      keepPins,
      stepNumbers,
      numberSteps,
      tryOut,
      reset: () => {
        keepPins([]);
        change(() => formOf(setting, visitorDay()));
      },
    };
  }, [
    setting,
    form,
    evaluation,
    answered,
    origin,
    isAsDrawn,
    translator,
    page,
    isInvalid,
    isDelayOver,
    validateNow,
    change,
    sections,
    pins,
    keepPins,
    stepNumbers,
    numberSteps,
  ]);

  // Apart from the rest, which stays the same for whoever tries something out.
  const whole = useMemo((): Island => (trial === undefined ? island : { ...island, trial }), [island, trial]);

  const { canonical } = evaluation.read;
  useEffect(() => {
    if (origin !== "entered") return undefined;
    const hasAddress = page.query === undefined;
    return keepInAddress(
      hasAddress ? withPins(shortTexts(setting, { form, evaluation }), pins) : undefined,
      textsToSave(setting, form, hasAddress ? canonical : undefined),
      () => {
        // What is kept on the device holds all figures: the page may have another example by the time they come back.
        if (page.isFramed !== true)
          noteLastFigures(page.path, withPins(textsForAnotherDay(setting, { form, evaluation }), pins));
      },
    );
  }, [origin, setting, form, evaluation, canonical, page, pins]);

  return (
    <TranslatorProvider value={translator}>
      <HydratedProvider value={isHydrated}>
        <IslandProvider value={whole}>{children}</IslandProvider>
      </HydratedProvider>
    </TranslatorProvider>
  );
}
