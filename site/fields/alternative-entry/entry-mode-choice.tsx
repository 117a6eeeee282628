import type { ReactNode } from "react";
import { ChoiceBeside } from "../choice-beside.tsx";
import type { Field } from "../use-field.tsx";

/** A way to fill in a field: what it is called, and its short name. */
export interface EntryMode {
  readonly mode: string;
  readonly name: string;
  readonly short: string;
}

/** What chooses between the two ways to fill in a field: the value itself comes first. */
export function EntryModeChoice({
  field,
  modes,
  onChoose,
}: {
  readonly field: Field;
  readonly modes: readonly EntryMode[];
  /** Called once another way is chosen. */
  readonly onChoose: (mode: string) => void;
}): ReactNode {
  return (
    <ChoiceBeside
      field={field}
      segments={modes.map(({ mode, short }) => ({ value: mode, text: short }))}
      chosen={field.unit ?? modes[0]?.mode ?? ""}
      onChoose={(mode) => {
        field.chooseUnit?.(mode);
        onChoose(mode);
      }}
    >
      {modes.map(({ mode, name }) => (
        <option key={mode} value={mode}>
          {name}
        </option>
      ))}
    </ChoiceBeside>
  );
}
