/**
 * The most characters a summary has, by language. English is short, because its translations are longer and search
 * engines cut everything off at about 160; Chinese, Japanese and Korean say as much in half as many, which are twice as wide.
 */
const limits: ReadonlyMap<string, number> = new Map([
  ["en", 120],
  ["zh", 80],
  ["ja", 80],
  ["ko", 80],
]);
const otherLanguages = 160;

/** The limit of a language by its tag. */
export function longestSummary(tag: string): number {
  return limits.get(tag.split("-", 1)[0] ?? tag) ?? otherLanguages;
}
