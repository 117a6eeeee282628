import type { ComponentType, ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { LazySection } from "../islands/lazy-section.tsx";

/** Further pictures and tables of the answer, in the full width below the fields. */
export function Details({ load }: { readonly load: () => Promise<ComponentType> }): ReactNode {
  // A post that asks for some inputs alone shows one picture.
  if (useIsland().setting.only !== undefined) return null;
  return <LazySection name="evidence" className="result-details" load={load} />;
}
