import { inputIdAt } from "../../generator/presentation/problem-text.ts";
import type { ReactNode } from "react";
import type { Problem } from "../../generator/runtime/answer.ts";
import { controlId } from "../fields/element-ids.ts";
import { fieldsOf, placeOf } from "../fields/use-field.tsx";
import { useIsland } from "../islands/island-context.tsx";
import { shownInputs } from "../islands/setting.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { countArgument } from "../../generator/presentation/translator.ts";

/** Stands in place of the result while fields are wrong, and leads to each of them: what is wrong is said there. */
export function InvalidPanel({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  const { locale, t } = useTranslator();
  const island = useIsland();
  const { setting, presenter, form } = island;
  const { groups } = setting.calculator.description;
  const fieldOf = (at: string) => shownInputs(island).find(({ id }) => id === inputIdAt(at));
  // What lies in a fold may not be seen there.
  const isInSight = (at: string): boolean => {
    const field = fieldOf(at);
    return field !== undefined && !field.advanced && groups?.[field.group ?? ""]?.isFolded !== true;
  };
  return (
    <div className="invalid">
      <p>{t("results.invalid", { count: countArgument(problems.length, locale) })}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.at} ${problem.code}`}>
            {fieldsOf(problem).map((at) => {
              const name = presenter.nameOf(inputIdAt(at));
              return fieldOf(at) === undefined ? (
                <span key={at}>{name}</span>
              ) : (
                <a key={at} href={`#${controlId(at)}`}>
                  {name}
                </a>
              );
            })}
            {!isInSight(placeOf(problem, form)) && <p>{presenter.explain(problem)}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
