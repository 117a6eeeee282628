import type { ReactNode } from "react";
import type { Refusal } from "../../generator/runtime/answer.ts";
import { CitationLine } from "../layout/citation-line.tsx";
import { useIsland } from "../islands/island-context.tsx";
import { RichText } from "../words/rich-text.tsx";
import { useSpeech } from "../words/speech-context.tsx";

/** Why there is no figure, and where that limit comes from: a result in its own right. */
export function RefusalPanel({ refusal }: { readonly refusal: Refusal }): ReactNode {
  const { say } = useSpeech();
  const { presenter } = useIsland();
  const reason =
    presenter.tell(`refusals.${refusal.reason}`, presenter.describe(refusal.arguments ?? {})) ??
    say("results.outside_table");
  return (
    <div className="refusal">
      <h3>{say("results.refused")}</h3>
      <RichText text={reason} />
      {refusal.citation !== undefined && <CitationLine citation={refusal.citation} />}
    </div>
  );
}
