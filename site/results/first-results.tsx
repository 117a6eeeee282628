import type { ReactNode } from "react";
import { LastAnswer } from "../islands/last-answer.tsx";

/** The few results that say most beside the main one, before all others. */
export function FirstResults({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <LastAnswer className="first-figures">
      <dl>{children}</dl>
    </LastAnswer>
  );
}
