import { useState, type ReactNode } from "react";

/** What is drawn only once someone opens it. Without a script it would stay empty, and is not offered. */
export function Opened({
  className,
  summary,
  children,
}: {
  readonly className: string;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={`opened ${className}`} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
