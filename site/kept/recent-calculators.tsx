import type { ReactNode } from "react";
import { pathOf } from "../routes/route.ts";
import { useTranslator } from "../words/translator-context.tsx";

/** Calculators used before on this device, if the visitor wants them listed; a script shows and fills it. */
export function RecentCalculators(): ReactNode {
  const { locale, t } = useTranslator();
  return (
    <section className="recent">
      <h2>{t("recent.heading")}</h2>
      <ul className="short-links" />
      <p className="recent-empty">{t("recent.empty")}</p>
      <p className="recent-offer">
        {t("recent.offer")} <button type="button">{t("recent.keep")}</button>
      </p>
      <p className="recent-kept">
        {t("recent.kept")} <a href={pathOf({ kind: "privacy", locale: locale.id })}>{t("site.privacy")}</a>{" "}
        <button type="button">{t("recent.forget")}</button>
      </p>
    </section>
  );
}
