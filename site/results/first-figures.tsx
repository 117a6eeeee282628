import type { ReactNode } from "react";

/** The few results that say most beside the main one, before all others. */
export function FirstFigures({ children }: { readonly children: ReactNode }): ReactNode {
  return <dl className="value-list first-figures">{children}</dl>;
}
