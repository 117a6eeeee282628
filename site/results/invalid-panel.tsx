import { inputIdAt } from "../../generator/presentation/problem-text.ts";
import type { ReactNode } from "react";
import type { Problem } from "../../generator/runtime/answer.ts";
import { controlId } from "../fields/field-frame.tsx";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { countArgument } from "../../generator/presentation/translator.ts";

/** Stands in place of the result while a field is wrong, and leads to each of them. */
export function InvalidPanel({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  const { locale, t } = useTranslator();
  const { setting, presenter } = useIsland();
  const isInput = (problem: Problem): boolean =>
    setting.calculator.description.inputs.some((input) => input.id === inputIdAt(problem.at));
  return (
    <div className="invalid">
      <p>{t("results.invalid", { count: countArgument(problems.length, locale) })}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.at} ${problem.code}`}>
            {isInput(problem) ? (
              <a href={`#${controlId(problem.at)}`}>{presenter.nameOf(inputIdAt(problem.at))}</a>
            ) : (
              presenter.nameOf(inputIdAt(problem.at))
            )}
            <p>{presenter.explain(problem)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
