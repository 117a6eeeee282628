import type { ComponentType, ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { LazySection } from "../islands/lazy-section.tsx";

/** Further pictures and tables of the answer, in the full width below the fields. */
export function Details({ load }: { readonly load: () => Promise<ComponentType> }): ReactNode {
  const { only, isFramed, calculator } = useIsland().setting;
  // A post that asks for some inputs alone shows one picture; a frame shows the answer, and only what is all of it.
  if (only !== undefined) return null;
  if (isFramed === true && calculator.description.outputs.some(({ type }) => type !== "table")) return null;
  return <LazySection name="evidence" className="result-details" load={load} />;
}
