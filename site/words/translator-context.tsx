import { createContext, useContext } from "react";
import { assert } from "../../generator/runtime/assert.ts";
import type { Translator } from "../../generator/presentation/translator.ts";

const SpeechContext = createContext<Translator | undefined>(undefined);

/** Gives every component below it the page's words. */
export const TranslatorProvider = SpeechContext.Provider;

/** The words of the page this component stands on. */
export function useTranslator(): Translator {
  const translator = useContext(SpeechContext);
  assert(translator !== undefined, "A component that speaks stands outside TranslatorProvider.");
  return translator;
}
