import { useCallback, type ComponentType, type ReactNode } from "react";
import type { CalculatorWorkings } from "../../generator/runtime/description.ts";
import { useIsland } from "../islands/island-context.tsx";
import { Part } from "../islands/part.tsx";

/** How the answer came about; a post leaves it to the calculator's own page. */
export function Workings({ load }: { readonly load: () => Promise<CalculatorWorkings> }): ReactNode {
  const loadDrawn = useCallback(async (): Promise<ComponentType> => {
    const [{ drawnWorkings }, workings] = await Promise.all([import("./drawn-workings.tsx"), load()]);
    return drawnWorkings(workings);
  }, [load]);
  return useIsland().isEmbedded ? null : <Part name="workings" className="workings" load={loadDrawn} />;
}
