import { useMemo, type ReactNode } from "react";
import { otherRules } from "../../generator/presentation/other-rules.ts";
import { useIsland } from "../islands/island-context.tsx";
import { CitationTitle } from "../layout/citation-line.tsx";
import { RichLine } from "../words/rich-text.tsx";
import { useTranslator } from "../words/translator-context.tsx";

/** What the same answers give under the law before and after it changed. */
export function OtherRules(): ReactNode {
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
