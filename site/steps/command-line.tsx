import { changedTexts, commandLine } from "../../generator/presentation/command-line.ts";
import type { ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";
import { readUnits } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";

/** The terminal line that gives the same answer. */
export function CommandLine(): ReactNode {
  const { t } = useTranslator();
  const { setting, evaluation, form } = useIsland();
  const { calculator, variant } = setting;
  if (evaluation.answer.status === "invalid") return null;
  return (
    <section className="command-line">
      <h2>{t("command_line.heading")}</h2>
      <p>{t("command_line.text")}</p>
      <pre dir="ltr">
        <code>
          {commandLine(
            variant.route,
            changedTexts(calculator.description, variant, evaluation.read.canonical, form.today),
            undefined,
            readUnits(setting, form),
          )
            .split(" ")
            .flatMap((word, index) => [index > 0 && " ", <span key={index}>{word}</span>])}
        </code>
      </pre>
    </section>
  );
}
