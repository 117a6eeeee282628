import type { ComponentType, ReactNode } from "react";
import { workingForms, writtenWorking } from "../../generator/presentation/working-forms.ts";
import { workingHtml } from "../../generator/presentation/working-mathml.ts";
import { workingOf } from "../../generator/presentation/working.ts";
import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";
import { useIsland } from "../islands/island-context.tsx";
import { ActionButton } from "../layout/action-button.tsx";
import type { CopiesProps } from "../layout/copying.ts";
import { useTranslator } from "../words/translator-context.tsx";

/** A component with the forms in which the working of the present answer can be copied. */
export function workingCopies(stepModel: WorkedStepModel): ComponentType<CopiesProps> {
  return function WorkingCopies({ onCopy, menu }): ReactNode {
    const { t, locale } = useTranslator();
    const { evaluation, presenter } = useIsland();
    const { answer } = evaluation;
    if (answer.status !== "answered") return null;
    return workingForms.map((form) => (
      <ActionButton
        key={form}
        name={t(`workings.${form}`)}
        onUse={() => {
          const working = workingOf(presenter, stepModel, answer.used);
          // A web page shows formulas, and nothing of what text or LaTeX is.
          const html = form === "mathml" ? workingHtml(working, locale) : undefined;
          onCopy(writtenWorking(form, working, locale), html);
        }}
        closes={menu}
      />
    ));
  };
}
