import type { ReactNode } from "react";

/** What else the calculator finds, and the pictures that show it, below the answer or beside the form. */
export function AnswerFigures({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="answer-figures">{children}</div>;
}
