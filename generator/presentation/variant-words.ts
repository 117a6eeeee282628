import type { Words } from "../runtime/words.ts";

/** The words of one page of a calculator: what its variant says differently takes the place of the rest. */
export function variantWords(words: Words, slug: string): Words {
  const prefix = `variants.${slug}.`;
  const own = Object.entries(words).flatMap(([key, message]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), message] as const] : [],
  );
  if (own.length === 0) return words;
  const different = Object.fromEntries(own);
  const hasKeywords = own.some(([key]) => isKeyword(key) && !key.startsWith("keywords.also."));
  const rest = Object.entries(words).filter(
    ([key]) =>
      // The short title of all variants would name this one no more, nor would their brief or tile fit it, and other keywords would find other pages.
      !(key === "short_title" && different["title"] !== undefined) &&
      !((key === "brief" || key === "tile") && different["summary"] !== undefined) &&
      !(hasKeywords && isKeyword(key)),
  );
  return { ...Object.fromEntries(rest), ...different };
}

function isKeyword(key: string): boolean {
  return key.startsWith("keywords.");
}
