import type { ReactNode } from "react";
import type { StepLines } from "../../generator/presentation/step-lines.ts";
import { CitationLines } from "../layout/citation-line.tsx";

/** A step that reads a table: what was looked up, the row found, since when it is in force and where it stands. */
export function TableStep({
  step: { cells, keys, period, used },
}: {
  readonly step: StepLines & { readonly kind: "table" };
}): ReactNode {
  return (
    <>
      {keys !== undefined && <p className="step-note">{keys}</p>}
      <dl className="step-cells">
        {cells.map(({ id, name, value }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {period !== undefined && <p className="step-note">{period}</p>}
      {used !== undefined && <CitationLines citations={used.citations} />}
    </>
  );
}
