import type { Translator } from "../../generator/presentation/translator.ts";
import { unitForms } from "../../generator/presentation/unit-words.ts";
import type { Calculator } from "../../generator/runtime/description.ts";
import type { Typed } from "./early-input.ts";
import { evaluateForm, formFromQuery, formOf, withTyped, type Form } from "./form.ts";
import { inRegion } from "./in-region.ts";
import type { Answered, ValueOrigin } from "./island-context.tsx";
import type { IslandProps } from "./island-props.ts";
import { savedInHistory } from "./saved-in-history.ts";
import { withSaved } from "./saved-texts.ts";
import { pinsIn } from "./pin-parameters.ts";
import type { Setting } from "./setting.ts";
import { regionOf } from "./wake-on-demand.ts";
import { visitorDay } from "./visitor-day.ts";
import { visitorLanguages } from "./visitor-languages.ts";

/** What a visitor changes, and what follows. */
export interface CalculatorState extends Answered {
  readonly pins: readonly string[];
  readonly origin: ValueOrigin;
  /** Whether it is still what the server drew. */
  readonly isAsDrawn: boolean;
  /** The last form there was an answer to. */
  readonly answered?: Answered | undefined;
}

/** The first drawing of a page, the server's and the browser's alike. */
export interface FirstDrawing {
  readonly translator: Translator;
  readonly setting: Setting;
  readonly state: CalculatorState;
  /** Whether this visitor is to see something else. */
  readonly isOther?: boolean;
  /** What that is, where it is known before the page is drawn. */
  readonly other?: CalculatorState | undefined;
}

/** The setting of a page said in the words of `translator`. */
export function settingOf(calculator: Calculator, page: IslandProps, translator: Translator): Setting {
  return {
    calculator,
    variant: { route: page.path, fixed: {}, defaults: {}, ...page.variant },
    locale: page.locale.tag,
    unitNames: unitForms(translator),
    only: page.only,
    isFramed: page.isFramed,
    reportsTo: page.reportsTo,
  };
}

/** The form as the server draws it. */
export function startingForm(setting: Setting, page: IslandProps): Form {
  return page.query === undefined
    ? inRegion(setting, formOf(setting, page.today), page.locale.region)
    : formFromQuery(setting, page.today, page.query);
}

/** A form and its answer, as the server draws them. */
export function drawnState(setting: Setting, form: Form): CalculatorState {
  return { ...stateOf(setting, form, "example"), isAsDrawn: true };
}

/** What a page begins with, made at once. */
export function firstDrawing(
  calculator: Calculator,
  page: IslandProps,
  translator: Translator,
): FirstDrawing {
  const setting = settingOf(calculator, page, translator);
  return { translator, setting, state: drawnState(setting, startingForm(setting, page)) };
}

/** A form with its answer; where it has none, the last one there was is kept. */
export function stateOf(
  setting: Setting,
  form: Form,
  origin: ValueOrigin,
  before?: CalculatorState,
): CalculatorState {
  const evaluation = evaluateForm(setting, form);
  const answered = evaluation.answer.status === "invalid" ? before?.answered : { form, evaluation };
  return { form, evaluation, origin, answered, isAsDrawn: false, pins: before?.pins ?? [] };
}

/**
 * What this visitor is to see: on their day, in their region, with what the address asks for and what they typed. Where
 * that has no answer, the one they began with was the last.
 */
export function visitorState(setting: Setting, page: IslandProps, typed: Typed): CalculatorState {
  const start = startOf(setting, page, typed);
  const state = stateOf(setting, visitorForm(setting, page, start, typed), originAtStart(page, typed));
  return {
    ...state,
    answered: state.answered ?? stateOf(setting, start, "example").answered,
    pins: page.query === undefined ? pinsIn(location.search) : [],
  };
}

/** Whose figures a page begins with. */
function originAtStart({ query }: IslandProps, typed: Typed): ValueOrigin {
  if (isTyped(typed) || savedInHistory() !== undefined) return "entered";
  return query === undefined && location.search.length > 1 ? "linked" : "example";
}

/** Whether anything was. */
export function isTyped({ texts, units }: Typed): boolean {
  return texts.size + units.size > 0;
}

/** What a visitor begins with: what the address asks for, else the region's own. Who has begun to type keeps the fields they began with. */
function startOf(setting: Setting, page: IslandProps, typed: Typed): Form {
  const query = page.query ?? location.search;
  return query.length > 1
    ? formFromQuery(setting, visitorDay(), query)
    : ownForm(setting, regionOf(isTyped(typed) ? [] : visitorLanguages(), page));
}

/** The form as this visitor should see it: with what they left here and what they typed. */
function visitorForm(setting: Setting, page: IslandProps, start: Form, typed: Typed): Form {
  const saved = savedInHistory();
  return withTyped(saved === undefined ? start : withSaved(start, saved), typed, startingForm(setting, page));
}

/** The page's example on the visitor's day, as it is in their region. */
function ownForm(setting: Setting, region: string | undefined): Form {
  return inRegion(setting, formOf(setting, visitorDay()), region);
}
