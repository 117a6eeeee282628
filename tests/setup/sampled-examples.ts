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
 * The languages in which the example at this place of a list is looked at: all in English, and in each of the others one in
 * turn, `times` over. What differs by language alone has laws of its own over every text.
 */
export function languagesOf(
  languages: readonly string[],
  index: number,
  times = Number.POSITIVE_INFINITY,
): readonly string[] {
  if (everyExample) return languages;
  const others = languages.filter((language) => language !== "en");
  const other = index < others.length * times ? others[index % others.length] : undefined;
  return languages.filter((language) => language === "en" || language === other);
}

/** Of a list that is looked at in English whole, what is looked at in this language: each in one of the others in turn, at least one in each. */
export function inLanguageTurn<T>(
  list: readonly T[],
  languages: readonly string[],
  language: string,
): readonly T[] {
  if (everyExample || language === "en") return list;
  const others = languages.filter((each) => each !== "en");
  const turn = others.indexOf(language) % Math.min(others.length, Math.max(1, list.length));
  return list.filter((_, index) => index % others.length === turn);
}
