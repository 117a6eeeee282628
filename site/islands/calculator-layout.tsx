import type { ReactNode } from "react";

/** Form and answer, beside each other where there is room. */
export function CalculatorLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="calculator-layout">{children}</div>;
}
