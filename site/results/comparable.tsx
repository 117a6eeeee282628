import type { ComponentType, ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { useFetched } from "../islands/use-fetched.ts";
import { useTranslator } from "../words/translator-context.tsx";

/** An answer that others may be set beside: once one is kept, a comparison, whose code is fetched then, takes its place. */
export function Comparable({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslator();
  const isComparing = useIsland().pins.length > 0;
  const { Fetched: Comparison, isMissing } = useFetched(loadComparison, isComparing);
  if (isComparing && Comparison !== undefined) return <Comparison />;
  return (
    <>
      {children}
      {isComparing && isMissing && <p className="part-missing">{t("results.not_loaded")}</p>}
    </>
  );
}

async function loadComparison(): Promise<ComponentType> {
  const { Comparison } = await import("./comparison.tsx");
  return Comparison;
}
