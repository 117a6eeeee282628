import type { ReactNode } from "react";
import { LastAnswer } from "../islands/last-answer.tsx";
import { Later } from "../islands/later.tsx";

/** Pictures and tables of the answer, in the full width below the fields. */
export function Evidence({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Later>
      <LastAnswer className="result-details">{children}</LastAnswer>
    </Later>
  );
}
