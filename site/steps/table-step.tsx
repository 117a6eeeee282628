import type { ReactNode } from "react";
import type { UsedRow } from "../../generator/runtime/answer.ts";
import type { StepDescription, StepNode } from "../../generator/runtime/description.ts";
import { dateText } from "../../generator/runtime/format.ts";
import { andList } from "../../generator/runtime/intl-cache.ts";
import { mathText, mathTree } from "../../generator/runtime/steps.ts";
import type { MessageArgument } from "../../generator/runtime/message.ts";
import { useIsland } from "../islands/island-context.tsx";
import { CitationLine } from "../layout/citation-line.tsx";
import { scalarAt } from "../results/shown-outputs.ts";
import { useSpeech } from "../words/speech-context.tsx";
import { textArgument } from "../words/speech.ts";
import { valueVoice } from "./voices.ts";

/** A step that reads a table: what was looked up, the row found, since when it is in force and where it stands. */
export function TableStep({
  id,
  lookup,
  columns,
  used,
}: {
  /** The formula's. */
  readonly id: string;
  readonly lookup: NonNullable<StepDescription["lookup"]>;
  /** Those of its columns that are told. */
  readonly columns: NonNullable<StepDescription["lookup"]>["columns"];
  readonly used: UsedRow | undefined;
}): ReactNode {
  const speech = useSpeech();
  const { locale, say } = speech;
  const { setting, presenter } = useIsland();
  const valueOf = (node: StepNode): string =>
    mathText(mathTree(node, valueVoice(presenter, speech, setting.calculator.description)));
  const day = (date: string | undefined): MessageArgument => ({
    raw: date ?? "none",
    shown: date === undefined ? "" : dateText(date, locale.tag, "day"),
  });
  const keys = andList(locale.tag).format(Object.values(lookup.keys).map(valueOf));
  return (
    <>
      <dl className="value-list">
        {columns.map((column) => {
          const value = scalarAt(presenter.values, `${id}.${column.id}`);
          return value === null ? null : (
            <div key={column.id}>
              <dt>{speech.sayIfGiven(`formulas.${id}.${column.id}`) ?? presenter.nameOf(column.id)}</dt>
              <dd>{presenter.show(column.display, value)}</dd>
            </div>
          );
        })}
      </dl>
      {Object.keys(lookup.keys).length > 0 && (
        <p className="quiet">{say("steps.table_keys", { keys: textArgument(keys) })}</p>
      )}
      {used !== undefined && (
        <>
          <p>{say("steps.row_used", { from: day(used.from), until: day(used.until) })}</p>
          <CitationLine citation={used.citation} />
        </>
      )}
    </>
  );
}
