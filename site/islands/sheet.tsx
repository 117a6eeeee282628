import type { ReactNode } from "react";

/** Form and answer, beside each other where there is room. */
export function Sheet({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="calculator-sheet">{children}</div>;
}
