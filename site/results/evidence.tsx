import type { ComponentType, ReactNode } from "react";
import { Part } from "../islands/part.tsx";

/** Further pictures and tables of the answer, in the full width below the fields. */
export function Evidence({ load }: { readonly load: () => Promise<ComponentType> }): ReactNode {
  return <Part name="evidence" className="result-details" load={load} />;
}
