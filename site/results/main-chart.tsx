import type { ComponentType, ReactNode } from "react";
import { LazySection } from "../islands/lazy-section.tsx";

/** The pictures that show the answer, beside it. */
export function MainChart({ load }: { readonly load: () => Promise<ComponentType> }): ReactNode {
  return <LazySection name="lead" className="main-chart" load={load} />;
}
