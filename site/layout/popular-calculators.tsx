import type { ReactNode } from "react";
import { categories } from "../../generated/catalog.ts";
import { searchEntries } from "../words/search-entries.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { CalculatorLinks } from "./calculator-links.tsx";

/** The calculators most people come for, of every category. */
export function PopularCalculators(): ReactNode {
  const { locale, t } = useTranslator();
  const entries = searchEntries(locale.id);
  const popular = categories
    .flatMap((category) => category.popular)
    .flatMap((route) => entries.find((entry) => entry.route === route) ?? []);
  if (popular.length === 0) return null;
  return (
    <section>
      <h2>{t("home.popular")}</h2>
      <CalculatorLinks entries={popular} />
    </section>
  );
}
