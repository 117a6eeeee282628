import type { ReactNode } from "react";

/** The chart that shows the answer best, in the whole width before the others. */
export function LeadChart({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="chart-lead">{children}</div>;
}
