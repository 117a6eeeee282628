import type { ReactNode } from "react";
import { addedUp, additionOf } from "../../generator/presentation/addition.ts";
import { valueOutputs, type ValueOutput } from "../../generator/presentation/output-selection.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { KeyFigure, KeyFigures, Note, ShownValue } from "./figures.tsx";

/** What an answer adds up, above the rule over its figure. A result among them is not listed again below. */
export function Addition({ output }: { readonly output: ValueOutput }): ReactNode {
  const { t } = useTranslator();
  const { presenter } = useIsland();
  const addition = additionOf(output, presenter);
  if (addition === undefined) return null;
  const outputs = valueOutputs(presenter.description, presenter.outputs);
  return (
    <div className="addition">
      <dl className="value-list">
        {addition.parts.map(({ id, name, sign, shown }) => {
          const result = outputs.find((each) => each.id === id);
          return (
            <div key={id}>
              <dt>
                {name}
                {result !== undefined && <Note output={result} />}
              </dt>
              <dd suppressHydrationWarning>
                <span>
                  {sign} {result === undefined ? shown : <ShownValue output={result} />}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      {addition.isRounded && <p className="note">{t("results.rounded")}</p>}
    </div>
  );
}

/** Results of one group, but for those an addition has set out. */
export function OtherFigures({
  id,
  children,
}: {
  readonly id?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { presenter } = useIsland();
  const said = addedUp(presenter);
  const isSaid = valueOutputs(presenter.description, presenter.outputs)
    .filter(({ primary, group }) => primary !== true && group === id)
    .every((output) => said.has(output.id));
  return isSaid ? null : <KeyFigures {...(id === undefined ? {} : { id })}>{children}</KeyFigures>;
}

/** One result of a group; none where an addition has set it out. */
export function OtherFigure({ output }: { readonly output: ValueOutput }): ReactNode {
  return addedUp(useIsland().presenter).has(output.id) ? null : <KeyFigure output={output} />;
}
