import type { ReactNode } from "react";

/** A sign of lines, drawn in a frame of 20 by 20. */
export function Icon({ path, className }: { readonly path: string; readonly className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className={className}>
      <path d={path} className="icon-line" />
    </svg>
  );
}
