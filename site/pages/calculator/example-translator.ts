import type { Evaluation } from "../../../generator/presentation/evaluation.ts";
import { argumentNames } from "../../../generator/presentation/message.ts";
import { createPresenter, type Presenter } from "../../../generator/presentation/presenter.ts";
import {
  createTranslator,
  translateWith,
  type Translator,
} from "../../../generator/presentation/translator.ts";
import { unitForms } from "../../../generator/presentation/unit-words.ts";
import type {
  Calculator,
  CalculatorDescription,
  VariantDescription,
} from "../../../generator/runtime/description.ts";
import { once } from "../../../generator/runtime/once.ts";
import type { Words } from "../../../generator/runtime/words.ts";
import { buildDay } from "../../build-day.ts";
import { evaluateForm, formOf } from "../../islands/form.ts";
import type { Setting } from "../../islands/setting.ts";

/** A page's example, worked out on the day of the build. */
export function exampleOf(calculator: Calculator, variant: VariantDescription, site: Translator): Evaluation {
  const setting: Setting = { calculator, variant, locale: site.locale.tag, unitNames: unitForms(site) };
  return evaluateForm(setting, formOf(setting, buildDay));
}

/**
 * The site's translator with a calculator's words added; they have no key in common. What a text puts in,
 * such as the ratio of "{ratio}:1 fuel mix", is that of the page's example.
 */
export function exampleTranslator(
  description: CalculatorDescription,
  site: Translator,
  own: Words,
  example: () => Evaluation,
): Translator {
  const translator = createTranslator(site.locale, site.words, own);
  const presenter = once(() => createPresenter(description, example(), translator));
  const text: Presenter["text"] = (key, extra = {}) => {
    const message = translator.messageAt(key);
    const isWhole = message === undefined || argumentNames(message).every((name) => name in extra);
    return isWhole ? translator.t.optional(key, extra) : presenter().text(key, extra);
  };
  return { ...translator, t: translateWith(text, site.locale) };
}
