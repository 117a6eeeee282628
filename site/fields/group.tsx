import type { ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { shownInputs } from "../islands/setting.ts";
import { useTranslator } from "../words/translator-context.tsx";

/** Fields that belong together, under the heading `groups.<id>`; none while all of them are hidden. */
export function Group({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactNode {
  const { t } = useTranslator();
  if (!shownInputs(useIsland()).some((input) => input.group === id)) return null;
  return (
    <fieldset className="field-group">
      <legend>{t.byId(`groups.${id}`)}</legend>
      {children}
    </fieldset>
  );
}
