import type { ReactNode } from "react";
import { LastAnswer } from "../islands/last-answer.tsx";
import { useTranslator } from "../words/translator-context.tsx";

/** All other results, folded away. A list of none is hidden by the sheet. */
export function MoreFigures({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslator();
  return (
    <LastAnswer className="more-figures">
      <details>
        <summary>{t("results.more")}</summary>
        {children}
      </details>
    </LastAnswer>
  );
}
