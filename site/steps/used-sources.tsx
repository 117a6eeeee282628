import { useMemo, type ReactNode } from "react";
import { citedLines, usedFor } from "../../generator/presentation/cited-sources.ts";
import type { UsedSource } from "../../generator/runtime/answer.ts";
import { useIsland } from "../islands/island-context.tsx";
import { CitationLine, DoubtLegend } from "../layout/citation-line.tsx";
import { useTranslator } from "../words/translator-context.tsx";

/** Where the figures of this answer come from: each source with what comes from it, as sure as it is there. */
export function UsedSources({ used }: { readonly used: readonly UsedSource[] }): ReactNode {
  const translator = useTranslator();
  const { presenter } = useIsland();
  const lines = useMemo(() => citedLines(used, presenter), [used, presenter]);
  if (lines.length === 0) return null;
  return (
    <section className="sources">
      <h2>{translator.t("sections.sources")}</h2>
      <DoubtLegend citations={lines.map(({ citation }) => citation)} />
      <ul>
        {lines.map(({ citation, names }) => (
          <li key={`${citation.title} ${citation.url ?? ""} ${citation.status}`}>
            <CitationLine citation={citation} isMarked />
            <p className="cited-names">{usedFor(names, translator)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
