import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import type { Calculator } from "../../generator/runtime/description.ts";
import { TranslatorProvider } from "../words/translator-context.tsx";
import { createTranslator } from "../../generator/presentation/translator.ts";
import { unitForms } from "../../generator/presentation/unit-words.ts";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import { AwakeProvider, useWaking } from "./awake.ts";
import { keepInAddress } from "./browser.ts";
import { typedInto, type Typed } from "./early-input.ts";
import { addressTexts, evaluateForm, formFromQuery, formOf, unitIn, withTyped, type Form } from "./form.ts";
import {
  IslandProvider,
  type Answered,
  type Figures,
  type Island,
  type Presented,
} from "./island-context.tsx";
import { createPartList } from "./part-list.ts";
import { pinsIn, withPins } from "./pin-parameters.ts";
import { unpackWords } from "../../generator/presentation/packed-words.ts";
import type { StepNumbers } from "./island-props.ts";
import type { PageState } from "./page-state.ts";
import { isNeededAtOnce } from "./reach.ts";
import { inRegion } from "./in-region.ts";
import { useSettled } from "./settled.ts";
import type { Setting } from "./setting.ts";
import { visitorDay } from "./visitor-day.ts";

/**
 * Holds what a calculator is asked and answers; its page stands inside. The server draws it with the example values;
 * in the browser it takes the visitor's day, region and address, and keeps the address in step with the fields.
 */
export function Ledger({
  calculator,
  page,
  children,
}: {
  readonly calculator: Calculator;
  readonly page: PageState;
  readonly children: ReactNode;
}): ReactNode {
  const translator = useMemo(() => createTranslator(page.locale, unpackWords(page.words)), [page]);
  const setting = useMemo((): Setting => {
    return {
      calculator,
      variant: { route: page.path, fixed: {}, defaults: {}, ...page.variant },
      locale: page.locale.tag,
      unitNames: unitForms(translator),
      only: page.only,
      reportsTo: page.reportsTo,
    };
  }, [calculator, page, translator]);
  const [{ form, evaluation, answered, figures, isAsDrawn, pins }, setState] = useState<LedgerState>(() => ({
    ...stateOf(setting, startingForm(setting, page), "example"),
    isAsDrawn: true,
  }));

  // The first drawing must equal the server's; what only the browser knows comes right after it, before any event
  // of the visitor's can come between.
  useLayoutEffect(() => {
    if (page.place === undefined) return;
    const typed = typedInto(page.place.element);
    // Where nothing that the visitor sees changes, nothing is worked out and drawn a second time.
    if (isTyped(typed) || isNeededAtOnce(page, location.search, navigator.languages, new Date()))
      // oxlint-disable-next-line react/set-state-in-effect -- the browser's day, address and typed texts are known only here
      setState({
        ...stateOf(setting, visitorForm(setting, page, typed), figuresAtStart(page, typed)),
        pins: page.query === undefined ? pinsIn(location.search) : [],
      });
    page.place.onReady();
  }, [setting, page]);

  const isAwake = useWaking();
  const [trial, tryOut] = useState<Presented>();
  const [parts] = useState(createPartList);
  const [stepNumbers, setStepNumbers] = useState(page.steps ?? {});
  const numberSteps = useCallback(
    (numbers: StepNumbers): void =>
      setStepNumbers((before) => (JSON.stringify(before) === JSON.stringify(numbers) ? before : numbers)),
    [],
  );
  const isInvalid = evaluation.answer.status === "invalid";
  const { isSettled, settle } = useSettled(form, isInvalid && figures === "entered");
  // The same for good, so that a field is drawn again only when it changes itself.
  const change = useCallback(
    (next: (form: Form) => Form): void =>
      setState((state) => stateOf(setting, next(state.form), "entered", state)),
    [setting],
  );
  const keepPins = useCallback(
    (kept: readonly string[]): void =>
      setState((state) => ({ ...state, pins: kept, figures: "entered", isAsDrawn: false })),
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
      figures,
      isAsDrawn,
      problems:
        evaluation.answer.status === "invalid" && (isSettled || figures !== "entered")
          ? evaluation.answer.problems
          : [],
      ...(isInvalid && answered !== undefined ? { last: present(answered) } : {}),
      isEmbedded: page.query !== undefined,
      settle,
      change,
      parts,
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
    figures,
    isAsDrawn,
    translator,
    page,
    isInvalid,
    isSettled,
    settle,
    change,
    parts,
    pins,
    keepPins,
    stepNumbers,
    numberSteps,
  ]);

  // Apart from the rest, which stays the same for whoever tries something out.
  const whole = useMemo((): Island => (trial === undefined ? island : { ...island, trial }), [island, trial]);

  const { canonical } = evaluation.read;
  useEffect(() => {
    if (figures !== "entered" || page.query !== undefined) return undefined;
    return keepInAddress(withPins(addressTexts(setting, form, canonical), pins));
  }, [figures, setting, form, canonical, page, pins]);

  return (
    <TranslatorProvider value={translator}>
      <AwakeProvider value={isAwake}>
        <IslandProvider value={whole}>{children}</IslandProvider>
      </AwakeProvider>
    </TranslatorProvider>
  );
}

interface LedgerState extends Answered {
  readonly pins: readonly string[];
  readonly figures: Figures;
  readonly isAsDrawn: boolean;
  /** The last form there was an answer to. */
  readonly answered?: Answered | undefined;
}

function stateOf(setting: Setting, form: Form, figures: Figures, before?: LedgerState): LedgerState {
  const evaluation = evaluateForm(setting, form);
  const answered = evaluation.answer.status === "invalid" ? before?.answered : { form, evaluation };
  return { form, evaluation, figures, answered, isAsDrawn: false, pins: before?.pins ?? [] };
}

function figuresAtStart({ query }: PageState, typed: Typed): Figures {
  if (isTyped(typed)) return "entered";
  return query === undefined && location.search.length > 1 ? "linked" : "example";
}

function isTyped({ texts, units }: Typed): boolean {
  return texts.size + units.size > 0;
}

/** The page's example on the visitor's day, as it is in their region. */
function ownForm(setting: Setting, languages: readonly string[]): Form {
  return inRegion(setting, formOf(setting, visitorDay()), languages);
}

/** The form as the server draws it. */
function startingForm(setting: Setting, page: PageState): Form {
  return page.query === undefined
    ? formOf(setting, page.today)
    : formFromQuery(setting, page.today, page.query);
}

/**
 * The form as this visitor should see it: what the address asks for, else the region's own, with what was typed. Who has
 * begun to type keeps the fields they began with.
 */
function visitorForm(setting: Setting, page: PageState, typed: Typed): Form {
  const query = page.query ?? location.search;
  const start =
    query.length > 1
      ? formFromQuery(setting, visitorDay(), query)
      : ownForm(setting, isTyped(typed) ? [] : navigator.languages);
  return withTyped(start, typed, startingForm(setting, page));
}
