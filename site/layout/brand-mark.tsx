import type { ReactNode } from "react";

/** The mark: a sum's column, ruled off once and closed with the bookkeeper's double rule. */
export function BrandMark(): ReactNode {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="7" className="brand-mark-ground" />
      <path d="M16 6.5v9M11.5 11h9" className="brand-mark-plus" />
      <path d="M7.5 20h17M7.5 24.5h17" className="brand-mark-rules" />
    </svg>
  );
}
