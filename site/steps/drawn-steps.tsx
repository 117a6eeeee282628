import { useMemo, type ComponentType, type ReactNode } from "react";
import { citedLines, usedFor } from "../../generator/presentation/cited-sources.ts";
import { otherRules } from "../../generator/presentation/other-rules.ts";
import type { KeyStepLines } from "../../generator/presentation/step-lines.ts";
import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";
import type { UsedSource } from "../../generator/runtime/answer.ts";
import { useIsland } from "../islands/island-context.tsx";
import { CitationTitle, CitationLine, DoubtLegend } from "../layout/citation-line.tsx";
import { RichLine } from "../words/rich-text.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { Steps } from "./steps.tsx";

/**
 * A component for the steps that led to the answer and the sources of its figures. The server, which draws one answer, has the steps
 * that decide it `ready`, and leaves the sources to the list of the whole page.
 */
export function drawnSteps(stepModel: WorkedStepModel, ready?: readonly KeyStepLines[]): ComponentType {
  return function DrawnSteps(): ReactNode {
    const { answer } = useIsland().evaluation;
    return (
      <>
        <Steps stepModel={stepModel} ready={ready} />
        <OtherRules />
        {/* The page that is sent lists all its sources at its end. */}
        {ready === undefined && answer.status === "answered" && <UsedSources used={answer.used} />}
      </>
    );
  };
}

/** What the same answers give under the law before and after it changed. */
function OtherRules(): ReactNode {
  const { t } = useTranslator();
  const { setting, evaluation, presenter } = useIsland();
  const { calculator, variant } = setting;
  const rules = useMemo(
    () => otherRules(calculator, variant, evaluation, presenter),
    [calculator, variant, evaluation, presenter],
  );
  const [first] = rules;
  if (first === undefined) return null;
  return (
    <section className="other-rules">
      <h2>{t("other_rules.heading")}</h2>
      <p>{t("other_rules.lead", { name: first.name })}</p>
      <dl>
        {rules.map(({ side, day, answer, refusal }) => (
          <div key={side}>
            <dt>{t(`other_rules.${refusal === undefined ? side : "refused"}`, { day })}</dt>
            <dd>
              <RichLine text={answer} />
              {refusal?.official !== undefined && (
                <p className="citation">
                  <CitationTitle citation={refusal.official} />
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Where the figures of this answer come from: each source with what comes from it, as sure as it is there. */
function UsedSources({ used }: { readonly used: readonly UsedSource[] }): ReactNode {
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
