import { useCallback, type ComponentType, type ReactNode } from "react";
import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";
import { useIsland } from "../islands/island-context.tsx";
import { LazySection } from "../islands/lazy-section.tsx";

/** How the answer came about; a post leaves it to the calculator's own page. */
export function StepsSection({ load }: { readonly load: () => Promise<WorkedStepModel> }): ReactNode {
  const loadDrawn = useCallback(async (): Promise<ComponentType> => {
    const [{ drawnSteps }, stepModel] = await Promise.all([import("./drawn-steps.tsx"), load()]);
    return drawnSteps(stepModel);
  }, [load]);
  return useIsland().isEmbedded ? null : (
    <LazySection name="workings" className="workings" load={loadDrawn} />
  );
}
