/** Which plural categories a language uses, by Unicode's rules as the platform carries them. */

/** Counts a page can meet; enough to reach every category that small integers use. */
const counts: readonly number[] = Array.from({ length: 201 }, (_, count) => count);

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string, type: "cardinal" | "ordinal"): Intl.PluralRules {
  const key = `${type} ${locale}`;
  const known = rules.get(key) ?? new Intl.PluralRules(locale, { type });
  rules.set(key, known);
  return known;
}

/** Every category of the language, fractions and very large numbers included. */
export function categoriesOf(locale: string, type: "cardinal" | "ordinal"): readonly string[] {
  return rulesOf(locale, type).resolvedOptions().pluralCategories;
}

/** The categories a message must have: those the integers from 0 to 200 fall into, but for integers with a case of their own. */
export function categoriesNeeded(
  locale: string,
  type: "cardinal" | "ordinal",
  exact: ReadonlySet<number>,
  offset: number,
): readonly string[] {
  const categories = categoriesOfCounts(locale, type, offset);
  return [...new Set(categories.filter((_, count) => !exact.has(count)))];
}

const categoriesByCount = new Map<string, readonly string[]>();

/** The category of each of `counts`, asked once a language. */
function categoriesOfCounts(locale: string, type: "cardinal" | "ordinal", offset: number): readonly string[] {
  const key = `${type} ${offset} ${locale}`;
  const rulesHere = rulesOf(locale, type);
  const known =
    categoriesByCount.get(key) ?? counts.map((count) => rulesHere.select(Math.max(count - offset, 0)));
  categoriesByCount.set(key, known);
  return known;
}
