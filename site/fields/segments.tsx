import type { ReactNode } from "react";

/** One of a few short options: what it is in the form, what is shown, and its whole name where that is more. */
export interface Segment {
  readonly value: string;
  readonly text: string;
  readonly title?: string | undefined;
}

/** Options side by side over one line, the chosen one marked. */
export function Segments({
  name,
  segments,
  chosen,
  onChoose,
}: {
  /** The name of the control in the form. */
  readonly name: string;
  readonly segments: readonly Segment[];
  readonly chosen: string | undefined;
  readonly onChoose: (value: string) => void;
}): ReactNode {
  return (
    <div className="segments">
      {segments.map(({ value, text, title }) => (
        <label key={value} title={title}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
