import type { ComponentType, ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { Part } from "../islands/part.tsx";

/** Further pictures and tables of the answer, in the full width below the fields. */
export function Evidence({ load }: { readonly load: () => Promise<ComponentType> }): ReactNode {
  // A post that asks for some inputs alone shows one picture.
  if (useIsland().setting.only !== undefined) return null;
  return <Part name="evidence" className="result-details" load={load} />;
}
