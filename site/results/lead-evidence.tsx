import type { ComponentType, ReactNode } from "react";
import { Part } from "../islands/part.tsx";

/** The pictures that show the answer, beside it. */
export function LeadEvidence({ load }: { readonly load: () => Promise<ComponentType> }): ReactNode {
  return <Part name="lead" className="lead-evidence" load={load} />;
}
