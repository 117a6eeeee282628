import type { ReactNode } from "react";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { rowsOf, typedCell, withRows } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { countArgument } from "../../generator/presentation/translator.ts";
import type { InputOf } from "./field-props.ts";
import { SingleField } from "./single-field.tsx";
import { FieldHint, FieldRemarks, controlId, type FieldPlace } from "./field-frame.tsx";

type CellTexts = Readonly<Record<string, string>>;

/** A list of rows the visitor adds to and takes from, one fieldset a row. */
export function RowsField({ input }: { readonly input: InputOf<"rows"> }): ReactNode {
  const { locale, t } = useTranslator();
  const { form, change } = useIsland();
  const rows = rowsOf(form, input.id);
  const place: FieldPlace = { at: input.id, words: `inputs.${input.id}` };
  const replace = (next: (rows: readonly CellTexts[]) => readonly CellTexts[]): void =>
    change((current) => withRows(current, input.id, next(rowsOf(current, input.id))));
  return (
    <fieldset className="field rows" id={controlId(place.at)} tabIndex={-1}>
      <legend>{t.byId(`inputs.${input.id}.label`)}</legend>
      <FieldHint place={place} />
      {rows.map((row, index) => (
        <fieldset key={index} className="row">
          <legend>{t("form.row", { number: countArgument(index + 1, locale) })}</legend>
          <div className="row-cells">
            {input.columns.map((column) => (
              <SingleField
                key={column.id}
                input={column}
                place={{
                  at: `${input.id}.${index + 1}.${column.id}`,
                  words: `inputs.${input.id}.columns.${column.id}`,
                }}
                text={row[column.id] ?? ""}
                onText={(text) => replace((all) => all.with(index, { ...row, [column.id]: text }))}
              />
            ))}
            {rows.length > input.fewest && (
              <button
                type="button"
                className="icon-button row-remove"
                aria-label={t("form.remove_row", { number: countArgument(index + 1, locale) })}
                onClick={() => replace((all) => all.toSpliced(index, 1))}
              >
                <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                  <path d="M5 5l10 10M15 5L5 15" className="icon-line" />
                </svg>
              </button>
            )}
          </div>
        </fieldset>
      ))}
      {rows.length < input.most && (
        <button
          type="button"
          className="quiet-button"
          onClick={() => replace((all) => [...all, emptyRow(input.columns, locale.tag, form.today)])}
        >
          {t("form.add_row")}
        </button>
      )}
      <FieldRemarks place={place} />
    </fieldset>
  );
}

/** A new row holds its columns' example values, where they have one. */
function emptyRow(columns: readonly InputDescription[], locale: string, today: string): CellTexts {
  return Object.fromEntries(
    columns.map((column) => [column.id, typedCell(column, [column.default].flat()[0] ?? "", locale, today)]),
  );
}
