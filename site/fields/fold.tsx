import { useEffect, useRef, type ReactNode } from "react";
import { inputIdAt } from "../../generator/presentation/problem-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { shownInputs } from "../islands/setting.ts";
import { useTranslator } from "../words/translator-context.tsx";

/** Fields most visitors leave alone, folded away. Opens by itself when one of them has a problem. */
export function Fold({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslator();
  const island = useIsland();
  const details = useRef<HTMLDetailsElement>(null);
  const folded = shownInputs(island).filter((input) => input.advanced);
  const hasProblem = island.problems.some(({ at, also = [] }) =>
    [at, ...also].some((field) => folded.some(({ id }) => id === inputIdAt(field))),
  );
  useEffect(() => {
    if (hasProblem && details.current !== null) details.current.open = true;
  }, [hasProblem]);
  if (folded.length === 0) return null;
  return (
    <details className="more-options" ref={details}>
      <summary>{t("form.advanced")}</summary>
      <div>{children}</div>
    </details>
  );
}
