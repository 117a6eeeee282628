import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether every example is looked at in every language: `npm run every-page`. */
    readonly everyExample: boolean;
  }
}

/** Whether nothing is sampled. */
export const everyExample = inject("everyExample");

/**
 * The languages in which an example is looked at: in English, and in one other in turn, so that a calculator with three
 * examples is seen in each of four. What differs by language alone has laws of its own over every text.
 */
export function languagesOf(languages: readonly string[], index: number): readonly string[] {
  if (everyExample) return languages;
  const others = languages.filter((language) => language !== "en");
  return languages.filter((language) => language === "en" || language === others[index % others.length]);
}
