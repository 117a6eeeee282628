import type { Locale } from "./translator.ts";
import { workingLatex } from "./working-latex.ts";
import { workingMathml } from "./working-mathml.ts";
import { workingText } from "./working-text.ts";
import type { Working } from "./working.ts";

/** The forms in which a working can be taken along. */
export const workingForms = ["text", "latex", "mathml"] as const;
export type WorkingForm = (typeof workingForms)[number];

/** A working in one of them. */
export function writtenWorking(form: WorkingForm, working: Working, locale: Locale): string {
  switch (form) {
    case "text":
      return workingText(working, locale);
    case "latex":
      return workingLatex(working);
    case "mathml":
      return workingMathml(working);
  }
}
