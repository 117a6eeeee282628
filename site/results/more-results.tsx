import type { ReactNode } from "react";
import { useHydration } from "../islands/hydrated.ts";
import { DeferredAnswer } from "../islands/last-answer.tsx";
import { useIsServerDrawn } from "../islands/lazy-section.tsx";
import { serverHtml } from "../islands/server-html.ts";
import { useTranslator } from "../words/translator-context.tsx";

/**
 * All other results, folded away: the browser takes them in hand once the form and its answer are in use. A list of
 * none is hidden by the style sheet.
 */
export function MoreResults({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslator();
  const isHydrated = useHydration();
  const isDrawn = useIsServerDrawn() || isHydrated;
  return (
    <DeferredAnswer className="more-figures">
      <details>
        <summary>{t("results.more")}</summary>
        {isDrawn ? (
          <div key="drawn">{children}</div>
        ) : (
          <div suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
        )}
      </details>
    </DeferredAnswer>
  );
}
