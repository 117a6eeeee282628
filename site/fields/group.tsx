import type { ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { shownInputs } from "../islands/setting.ts";
import { useTranslator } from "../words/translator-context.tsx";

/**
 * Fields that belong together, under the heading `groups.<id>`; none while all of them are hidden. A first field of that
 * very name is the heading: nobody reads it twice.
 */
export function Group({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactNode {
  const { t } = useTranslator();
  const island = useIsland();
  const first = shownInputs(island).find((input) => input.group === id);
  if (first === undefined) return null;
  const heading = t.byId(`groups.${id}`);
  return (
    <fieldset className="field-group">
      {island.presenter.text(`inputs.${first.id}.label`) !== heading && <legend>{heading}</legend>}
      {children}
    </fieldset>
  );
}
