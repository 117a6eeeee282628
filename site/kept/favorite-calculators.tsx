import type { ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";

/** Calculators that the visitor marked on this device; a script fills it, and without one it is not seen. */
export function FavoriteCalculators(): ReactNode {
  const { t } = useTranslator();
  return (
    <section className="favorites">
      <h2>{t("keep.favorites")}</h2>
      <ul className="short-links" />
    </section>
  );
}
