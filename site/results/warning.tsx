import type { ReactNode } from "react";
import { countArgument } from "../../generator/presentation/translator.ts";
import { warningFor } from "../../generator/presentation/answer-warning.ts";
import { useIsland } from "../islands/island-context.tsx";
import { stepId } from "../steps/step-id.ts";
import { RichLine } from "../words/rich-text.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { Icon } from "../islands/icon.tsx";

/** Directly under an answer: how sure it is, where it is less than sure, with the way to the step that makes it so. */
export function Warning(): ReactNode {
  const translator = useTranslator();
  const { evaluation, stepNumbers, isEmbedded } = useIsland();
  const { answer } = evaluation;
  const warning = answer.status === "answered" ? warningFor(answer.used, translator) : undefined;
  if (warning === undefined) return null;
  const number = stepNumbers[warning.formula];
  return (
    <p className="answer-warning">
      <Icon path="M10 2.5l8 14.5H2zM10 8v4.5M10 14.6v.2" className="answer-warning-sign" />
      <span>
        <RichLine text={warning.text} />
        {!isEmbedded && (
          <>
            {" "}
            {/* What works nothing out is no step: its source is named all the same. */}
            <a href={number === undefined ? "#sources" : `#${stepId(warning.formula)}`}>
              {number === undefined
                ? translator.t("results.see_sources")
                : translator.t("results.see_step_number", {
                    number: countArgument(number, translator.locale),
                  })}
            </a>
          </>
        )}
      </span>
    </p>
  );
}
