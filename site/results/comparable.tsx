import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";

/** An answer that others may be set beside: once one is kept, a comparison, whose code is fetched then, takes its place. */
export function Comparable({ children }: { readonly children: ReactNode }): ReactNode {
  const { pins } = useIsland();
  const [Comparison, setComparison] = useState<ComponentType>();
  const isComparing = pins.length > 0;
  useEffect(() => {
    if (!isComparing || Comparison !== undefined) return;
    void fetchComparison().then((fetched) => setComparison(() => fetched));
  }, [isComparing, Comparison]);
  return isComparing && Comparison !== undefined ? <Comparison /> : children;
}

async function fetchComparison(): Promise<ComponentType> {
  const { Comparison, styled } = await import("./comparison.tsx");
  await styled;
  return Comparison;
}
