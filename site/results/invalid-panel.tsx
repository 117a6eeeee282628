import { inputIdAt } from "../../generator/presentation/problem-text.ts";
import type { ReactNode } from "react";
import type { InputDescription } from "../../generator/runtime/description.ts";
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
  const { only, calculator } = setting;
  const { inputs, groups } = calculator.description;
  const fieldOf = (id: string): InputDescription | undefined =>
    only?.includes(id) === false ? undefined : inputs.find((input) => input.id === id);
  // What lies in a fold may not be seen there.
  const isInSight = (input: InputDescription | undefined): boolean =>
    input !== undefined && !input.advanced && groups?.[input.group ?? ""]?.isFolded !== true;
  return (
    <div className="invalid">
      <p>{t("results.invalid", { count: countArgument(problems.length, locale) })}</p>
      <ul>
        {problems.map((problem) => {
          const at = placeOf(problem, form);
          const name = presenter.nameOf(inputIdAt(at));
          const field = fieldOf(inputIdAt(at));
          return (
            <li key={`${at} ${problem.code}`}>
              {field === undefined ? name : <a href={`#${controlId(at)}`}>{name}</a>}
              {!isInSight(field) && <p>{presenter.explain(problem)}</p>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
