import type { ReactNode } from "react";
import type { Problem } from "../../generator/runtime/answer.ts";
import { controlId } from "../fields/field-frame.tsx";
import { ownField } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useSpeech } from "../words/speech-context.tsx";
import { countArgument } from "../words/speech.ts";

/** Stands in place of the result while a field is wrong, and leads to each of them. */
export function InvalidPanel({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  const { locale, say } = useSpeech();
  const { setting, presenter } = useIsland();
  const isInput = (problem: Problem): boolean =>
    setting.calculator.description.inputs.some((input) => input.id === ownField(problem.at));
  return (
    <div className="invalid">
      <p>{say("results.invalid", { count: countArgument(problems.length, locale) })}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.at} ${problem.code}`}>
            {isInput(problem) ? (
              <a href={`#${controlId(problem.at)}`}>{presenter.nameOf(ownField(problem.at))}</a>
            ) : (
              presenter.nameOf(ownField(problem.at))
            )}
            <p>{presenter.explain(problem)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
