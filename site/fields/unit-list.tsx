import type { ReactNode } from "react";

interface UnitListProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The short name of what is chosen. */
  readonly shown: string;
  readonly onChoose: (value: string) => void;
  /** Its options. */
  readonly children: ReactNode;
}

/** A list to choose from in the unit column: it shows the short name of what is chosen, and opens with the whole names. */
export function UnitList({ id, name, label, value, shown, onChoose, children }: UnitListProps): ReactNode {
  return (
    <span className="unit-list">
      <bdi aria-hidden="true">{shown}</bdi>
      <select
        id={id}
        name={name}
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {children}
      </select>
    </span>
  );
}
