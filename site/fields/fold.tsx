import type { ReactNode } from "react";
import { useIsHydrated } from "../islands/hydrated.ts";
import { useIsland } from "../islands/island-context.tsx";
import { shownInputs } from "../islands/setting.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { useOpenOnProblem } from "./open-on-problem.ts";

/** Fields most visitors leave alone, folded away. Opens by itself when one of them has a problem. */
export function Fold({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslator();
  const isHydrated = useIsHydrated();
  const folded = shownInputs(useIsland()).filter((input) => input.advanced);
  const details = useOpenOnProblem(folded);
  if (folded.length === 0) return null;
  return (
    <details className="opened more-options" ref={details}>
      <summary>{t("form.advanced")}</summary>
      <div>{isHydrated && children}</div>
    </details>
  );
}
