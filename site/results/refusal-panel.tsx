import type { ReactNode } from "react";
import type { Refusal } from "../../generator/runtime/answer.ts";
import { CitationLines, CitationTitle, DoubtLegend } from "../layout/citation-line.tsx";
import { useIsland } from "../islands/island-context.tsx";
import { RichText } from "../words/rich-text.tsx";
import { useTranslator } from "../words/translator-context.tsx";

/** Why there is no figure, and where that limit comes from: a result in its own right. */
export function RefusalPanel({ refusal }: { readonly refusal: Refusal }): ReactNode {
  const { t } = useTranslator();
  const { presenter } = useIsland();
  const { citations = [] } = refusal;
  const isMarked = citations.filter(({ status }) => status !== "official").length > 1;
  return (
    <div className="refusal">
      <h3>{t("results.refused")}</h3>
      <RichText text={presenter.explainRefusal(refusal)} />
      {refusal.official !== undefined && (
        <p className="citation">
          <CitationTitle citation={refusal.official} />
        </p>
      )}
      {isMarked && <DoubtLegend citations={citations} />}
      <CitationLines citations={citations} isMarked={isMarked} />
    </div>
  );
}
