import type { ReactNode } from "react";

/** What may be wider or longer than its place scrolls inside it, and can be reached by keyboard to do so. */
export function ScrollBox({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the arrow keys
    <section className="table-scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
