import type { ReactNode } from "react";

/** The mark: a sum between the rule over it and the bookkeeper's two rules under it. */
export function BrandMark(): ReactNode {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      <path d="M4 4.8h24M4 22.4h24M4 27.2h24" />
      <path d="M16 9v9M11.5 13.5h9" className="brand-mark-plus" />
    </svg>
  );
}
