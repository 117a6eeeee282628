import type { ReactNode } from "react";
import { additionOf } from "../../generator/presentation/addition.ts";
import type { ValueOutput } from "../../generator/presentation/output-selection.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";

/** What an answer adds up, above the rule over its figure. */
export function Addition({ output }: { readonly output: ValueOutput }): ReactNode {
  const { t } = useTranslator();
  const addition = additionOf(output, useIsland().presenter);
  if (addition === undefined) return null;
  return (
    <div className="addition">
      <dl className="value-list">
        {addition.parts.map(({ id, name, sign, shown }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd suppressHydrationWarning>
              {sign} {shown}
            </dd>
          </div>
        ))}
      </dl>
      {addition.isRounded && <p className="note">{t("results.rounded")}</p>}
    </div>
  );
}
