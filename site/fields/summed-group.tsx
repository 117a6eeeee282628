import type { ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { shownInputs } from "../islands/setting.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { GroupSum } from "./group-sum.tsx";

/** Fields that belong together, with what they come to beside their heading. */
export function SummedGroup({
  id,
  sum,
  children,
}: {
  readonly id: string;
  readonly sum: string;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTranslator();
  if (!shownInputs(useIsland()).some((input) => input.group === id)) return null;
  return (
    <fieldset className="field-group">
      <legend>
        {t.byId(`groups.${id}`)}
        <GroupSum id={sum} />
      </legend>
      {children}
    </fieldset>
  );
}
