import type { ReactNode } from "react";
import { additionOf } from "../../generator/presentation/addition.ts";
import { valueOutputs, type ValueOutput } from "../../generator/presentation/output-selection.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { ShownValue } from "./figures.tsx";
import { StepLink } from "./step-link.tsx";

/** What an answer adds up, above the rule over its figure. A result among them is not listed again below. */
export function Addition({ output }: { readonly output: ValueOutput }): ReactNode {
  const { t } = useTranslator();
  const { presenter } = useIsland();
  const addition = additionOf(output, presenter);
  if (addition === undefined) return null;
  const outputs = valueOutputs(presenter.description, presenter.outputs);
  return (
    <div className="addition">
      <dl>
        {addition.parts.map(({ id, name, sign, shown }) => {
          const result = outputs.find((each) => each.id === id);
          return (
            <div key={id}>
              <dt>
                <span className="sign">{sign}</span>
                <StepLink formula={id}>{name}</StepLink>
              </dt>
              <dd suppressHydrationWarning>
                {result === undefined ? shown : <ShownValue output={result} unitOf={output.id} />}
              </dd>
            </div>
          );
        })}
        {addition.rounding !== undefined && (
          <div>
            <dt>
              <span className="sign">{addition.rounding.sign}</span>
              {t("results.rounding")}
            </dt>
            <dd>{addition.rounding.shown}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
