import { inputIdAt } from "../../generator/presentation/problem-text.ts";
import type { ReactNode } from "react";
import type { Problem } from "../../generator/runtime/answer.ts";
import { controlId } from "../fields/field-frame.tsx";
import { placeOf } from "../fields/use-field.tsx";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { countArgument } from "../../generator/presentation/translator.ts";

/** Stands in place of the result while a field is wrong, and leads to each of them: what is wrong is said there. */
export function InvalidPanel({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  const { locale, t } = useTranslator();
  const { setting, presenter, form } = useIsland();
  const { calculator, only } = setting;
  const isField = (id: string): boolean =>
    calculator.description.inputs.some((input) => input.id === id) && only?.includes(id) !== false;
  return (
    <div className="invalid">
      <p>{t("results.invalid", { count: countArgument(problems.length, locale) })}</p>
      <ul>
        {problems.map((problem) => {
          const at = placeOf(problem, form);
          const name = presenter.nameOf(inputIdAt(at));
          // The field itself says what is wrong with it.
          return (
            <li key={`${at} ${problem.code}`}>
              {isField(inputIdAt(at)) ? (
                <a href={`#${controlId(at)}`}>{name}</a>
              ) : (
                <>
                  {name}
                  <p>{presenter.explain(problem)}</p>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
