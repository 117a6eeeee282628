import type { CoveredLaw } from "../../generator/runtime/covered-law.ts";

const laws = import.meta.glob<CoveredLaw>("../../generated/calculators/**/covered-law/*.json", {
  eager: true,
  import: "default",
});

/** What law these calculators cover, in one language. */
export function coveredLaws(calculators: readonly string[], locale: string): readonly CoveredLaw[] {
  return calculators.flatMap(
    (id) => laws[`../../generated/calculators/${id}/covered-law/${locale}.json`] ?? [],
  );
}
