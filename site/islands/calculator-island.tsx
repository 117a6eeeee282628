import { unitForms } from "../../generator/presentation/unit-words.ts";
import { variantAt } from "../../generator/presentation/variant.ts";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import type { Calculator } from "../../generator/runtime/description.ts";
import { InputForm } from "../fields/input-form.tsx";
import { ResultDetails, ResultPanel } from "../results/result-panel.tsx";
import { ResultReach } from "../results/result-reach.tsx";
import { Steps } from "../steps/steps.tsx";
import { TranslatorProvider } from "../words/translator-context.tsx";
import { createTranslator } from "../../generator/presentation/translator.ts";
import { keepInAddress, visitorDay } from "./browser.ts";
import { CommandLine } from "./command-line.tsx";
import type { Typed } from "./early-input.ts";
import { evaluateForm, unitIn, formFromQuery, formOf, withTyped, type Form } from "./form.ts";
import { IslandProvider, type Island } from "./island-context.tsx";
import type { IslandProps } from "./island-props.ts";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import { inRegion } from "./region-units.ts";
import { type Setting } from "./setting.ts";

/**
 * The calculator itself: fields, result, steps. The server draws it with the example values; in the browser
 * it then takes the visitor's day, region and address, and keeps the address in step with the fields.
 */
export function CalculatorIsland({
  calculator,
  props,
  typed,
  onReady,
}: {
  readonly calculator: Calculator;
  readonly props: IslandProps;
  /** What the visitor typed before this was ready. */
  readonly typed?: Typed;
  /** Called once the calculator answers to the visitor. */
  readonly onReady?: () => void;
}): ReactNode {
  const translator = useMemo(() => createTranslator(props.locale, props.words), [props]);
  const setting = useMemo((): Setting => {
    return {
      calculator,
      variant: variantAt(calculator.description, props.path),
      locale: props.locale.tag,
      unitNames: unitForms(translator),
    };
  }, [calculator, props, translator]);
  const [form, setForm] = useState<Form>(() => startingForm(setting, props));
  const [figures, setFigures] = useState<Figures>("example");

  // The first drawing must equal the server's; what only the browser knows comes right after it.
  useEffect(() => {
    const query = props.query ?? location.search;
    const start =
      query.length > 1
        ? formFromQuery(setting, visitorDay(), query)
        : inRegion(setting, formOf(setting, visitorDay()), navigator.languages);
    // oxlint-disable-next-line react/set-state-in-effect -- the browser's day and address are known only here
    setForm(typed === undefined ? start : withTyped(start, typed));
    setFigures(figuresAtStart(props, typed));
    onReady?.();
  }, [setting, props, typed, onReady]);

  const island = useMemo((): Island => {
    const evaluation = evaluateForm(setting, form);
    return {
      setting,
      form,
      evaluation,
      presenter: createPresenter(calculator.description, evaluation, translator, unitIn(form)),
      change: (next) => {
        setFigures("entered");
        setForm(next);
      },
    };
  }, [calculator, setting, form, translator]);

  const { canonical } = island.evaluation.read;
  useEffect(() => {
    if (figures !== "entered" || props.query !== undefined) return undefined;
    return keepInAddress(canonical);
  }, [figures, canonical, props]);

  const reset = (): void => {
    setFigures("entered");
    setForm(formOf(setting, visitorDay()));
  };

  return (
    <TranslatorProvider value={translator}>
      <IslandProvider value={island}>
        <div className="calculator">
          <div className="calculator-sheet">
            <div className="calculator-form">
              <InputForm onReset={reset} />
              {figures !== "example" && <ResultReach />}
            </div>
            <ResultPanel />
          </div>
          <ResultDetails />
        </div>
        {props.query === undefined && (
          <>
            <Steps />
            <CommandLine />
          </>
        )}
      </IslandProvider>
    </TranslatorProvider>
  );
}

/** Whose figures the fields hold: the page's example, an address that was passed on, or the visitor's own. */
type Figures = "example" | "linked" | "entered";

function figuresAtStart({ query }: IslandProps, typed: Typed | undefined): Figures {
  if ((typed?.texts.size ?? 0) + (typed?.units.size ?? 0) > 0) return "entered";
  return query === undefined && location.search.length > 1 ? "linked" : "example";
}

function startingForm(setting: Setting, props: IslandProps): Form {
  return props.query === undefined
    ? formOf(setting, props.today)
    : formFromQuery(setting, props.today, props.query);
}
