import type { ReactNode } from "react";
import { useIsHydrated } from "../islands/hydrated.ts";
import { useIsland } from "../islands/island-context.tsx";
import { shownInputs } from "../islands/setting.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { GroupSum } from "./group-sum.tsx";
import { useOpenOnProblem } from "./open-on-problem.ts";

/** Fields of a group, folded away under its heading and what they come to. Opens by itself when one of them has a problem. */
export function FoldedGroup({
  id,
  sum,
  children,
}: {
  readonly id: string;
  readonly sum?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTranslator();
  const isHydrated = useIsHydrated();
  const island = useIsland();
  const folded = shownInputs(island).filter((input) => input.group === id);
  const details = useOpenOnProblem(folded);
  if (folded.length === 0) return null;
  const { values } = island.evaluation.read;
  const isNone = folded.every((input) => input.type === "money" && values[input.id] === 0);
  return (
    <details className="opened more-options" ref={details}>
      <summary>
        {t.byId(`groups.${id}`)}
        {isNone ? (
          <span className="group-sum quiet" suppressHydrationWarning>
            {t("form.none_chosen")}
          </span>
        ) : (
          sum !== undefined && <GroupSum id={sum} />
        )}
      </summary>
      <div>{isHydrated && children}</div>
    </details>
  );
}
