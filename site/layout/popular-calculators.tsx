import type { ReactNode } from "react";
import { categories } from "../../generated/catalog.ts";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { CalculatorLinks } from "./calculator-links.tsx";
import { withLines, type TileLines } from "./tile-lines.ts";

/** The calculators most people come for, of every category. */
export function popularOf(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  return categories
    .flatMap((category) => category.popular)
    .flatMap((route) => entries.find((entry) => entry.route === route) ?? []);
}

/** These calculators as tiles. */
export function PopularCalculators({
  entries,
  lines,
}: {
  readonly entries: readonly SearchEntry[];
  readonly lines: TileLines;
}): ReactNode {
  const { t } = useTranslator();
  const popular = popularOf(entries);
  if (popular.length === 0) return null;
  return (
    <section>
      <h2>{t("home.popular")}</h2>
      <CalculatorLinks entries={withLines(popular, lines)} />
    </section>
  );
}
