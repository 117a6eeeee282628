import { createContext, useContext } from "react";
import { assert } from "../../generator/runtime/assert.ts";
import type { Speech } from "./speech.ts";

const SpeechContext = createContext<Speech | undefined>(undefined);

/** Gives every component below it the page's words. */
export const SpeechProvider = SpeechContext.Provider;

/** The words of the page this component stands on. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  assert(speech !== undefined, "A component that speaks stands outside SpeechProvider.");
  return speech;
}
