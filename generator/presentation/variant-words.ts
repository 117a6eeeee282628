import type { Words } from "../runtime/words.ts";

/** The words of one page of a calculator: what its variant says differently takes the place of the rest. */
export function variantWords(words: Words, slug: string): Words {
  const prefix = `variants.${slug}.`;
  const own = Object.entries(words).flatMap(([key, message]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), message] as const] : [],
  );
  if (own.length === 0) return words;
  const different = Object.fromEntries(own);
  // The short title of all variants would name this one no more.
  const { short_title: shared, ...rest } = words;
  return {
    ...rest,
    ...(different["title"] === undefined && shared !== undefined ? { short_title: shared } : {}),
    ...different,
  };
}
