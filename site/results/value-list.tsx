import { scalarAt } from "../../generator/presentation/values.ts";
import type { ValueOutput } from "../../generator/presentation/output-selection.ts";
import type { ReactNode } from "react";
import { UnitOptions } from "../fields/text-field.tsx";
import { withResultUnit } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { textArgument } from "../../generator/presentation/translator.ts";

/** The result the page is about, large and closed with a double rule. */
export function PrimaryResult({ output }: { readonly output: ValueOutput }): ReactNode {
  const { presenter } = useIsland();
  return (
    <div className="primary-result">
      <p className="primary-label">{presenter.nameOf(output.id)}</p>
      <p className="primary-value">
        <output>
          <ShownValue output={output} />
        </output>
      </p>
      <ResultUnit output={output} />
      <Note output={output} />
    </div>
  );
}

/** The other results, under the headings the author gave them. */
export function ValueList({ outputs }: { readonly outputs: readonly ValueOutput[] }): ReactNode {
  const { t } = useTranslator();
  const groups = [...new Set(outputs.map((output) => output.group))];
  return groups.map((group) => (
    <div key={group ?? ""} className="value-group">
      {group !== undefined && <h3>{t.byId(`groups.${group}`)}</h3>}
      <dl className="value-list">
        {outputs
          .filter((output) => output.group === group)
          .map((output) => (
            <ListedValue key={output.id} output={output} />
          ))}
      </dl>
    </div>
  ));
}

function ListedValue({ output }: { readonly output: ValueOutput }): ReactNode {
  const { presenter } = useIsland();
  return (
    <div>
      <dt>
        {presenter.nameOf(output.id)}
        <Note output={output} />
      </dt>
      <dd>
        <ShownValue output={output} />
        <ResultUnit output={output} />
      </dd>
    </div>
  );
}

/**
 * A value as it is read, with the unrounded value for programs. Browsers' and the build's formats may differ
 * in a rare sign, which is no reason to draw the page again.
 */
function ShownValue({ output }: { readonly output: ValueOutput }): ReactNode {
  const { form, presenter } = useIsland();
  const value = scalarAt(presenter.outputs, output.id);
  const text = presenter.show(output.display, value, form.resultUnits[output.id]);
  const isDigits = output.display.kind === "text" && output.display.grouped !== undefined;
  return (
    <data
      value={String(value)}
      data-output={output.id}
      className={isDigits ? "digits" : "number"}
      {...(isDigits ? { dir: "ltr" } : {})}
      suppressHydrationWarning
    >
      {text}
    </data>
  );
}

function Note({ output }: { readonly output: ValueOutput }): ReactNode {
  const note = useIsland().presenter.text(`outputs.${output.id}.note`);
  return note === undefined ? null : <span className="note">{note}</span>;
}

/** The units a quantity may be read in. */
function ResultUnit({ output: { id, display } }: { readonly output: ValueOutput }): ReactNode {
  const { t } = useTranslator();
  const { form, presenter, change } = useIsland();
  if (display.kind !== "quantity" || display.units.length < 2 || display.unitFrom !== undefined) return null;
  return (
    <select
      className="result-unit"
      aria-label={t("results.choose_units", { label: textArgument(presenter.nameOf(id)) })}
      value={form.resultUnits[id] ?? display.unit}
      onChange={(event) => {
        const unit = event.currentTarget.value;
        change((current) => withResultUnit(current, id, unit));
      }}
    >
      <UnitOptions display={display} />
    </select>
  );
}
