import type { ReactNode } from "react";
import { useWaking } from "../islands/awake.ts";
import { LaterAnswer } from "../islands/last-answer.tsx";
import { useIsDrawnAhead } from "../islands/part.tsx";
import { untouchedHtml } from "../islands/untouched-html.ts";
import { useTranslator } from "../words/translator-context.tsx";

/**
 * All other results, folded away: the browser takes them in hand once the form and its answer are in use. A list of
 * none is hidden by the sheet.
 */
export function MoreFigures({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslator();
  const isAwake = useWaking();
  const isDrawn = useIsDrawnAhead() || isAwake;
  return (
    <LaterAnswer className="more-figures">
      <details>
        <summary>{t("results.more")}</summary>
        {isDrawn ? (
          <div key="drawn">{children}</div>
        ) : (
          <div suppressHydrationWarning dangerouslySetInnerHTML={untouchedHtml} />
        )}
      </details>
    </LaterAnswer>
  );
}
