import type { ReactNode } from "react";
import type { InputDescription } from "../../generator/runtime/description.ts";
import type { Setting } from "../islands/setting.ts";
import { rowsOf, typedCell, withRows, withWrittenCell } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { countArgument } from "../../generator/presentation/translator.ts";
import { FieldHint, FieldRemarks, HintMark } from "./field-frame.tsx";
import { controlId } from "./element-ids.ts";
import { RowProvider, useField, type FieldProps } from "./use-field.tsx";
import { Icon } from "../islands/icon.tsx";

/** More cells than this do not fit side by side. */
const mostCells = 3;
/** Kinds of fields that fit side by side. */
const narrowTypes: ReadonlySet<string> = new Set(["text", "number", "integer", "percent", "money"]);
/** Options with names no longer than this, such as letters of grades, fit as well. */
const shortName = 4;

type CellTexts = Readonly<Record<string, string>>;

/** A list of rows the visitor adds to and takes from, one fieldset a row; the fields of its columns stand inside. */
export function RowsField({ input, children }: FieldProps<"rows">): ReactNode {
  const { locale, t } = useTranslator();
  const { form, setting, change } = useIsland();
  const rows = rowsOf(form, input.id);
  const field = useField(input);
  const { place } = field;
  const replace = (next: (rows: readonly CellTexts[]) => readonly CellTexts[]): void =>
    change((current) => withRows(current, input.id, next(rowsOf(current, input.id))));
  if (!field.isShown) return null;
  const isNarrow =
    input.columns.length <= mostCells &&
    input.columns.every(
      (column) =>
        narrowTypes.has(column.type) ||
        (column.type === "choice" &&
          column.options.every(
            (option) => t.byId(`choices.${column.display.set}.${option}`).length <= shortName,
          )),
    );
  return (
    <fieldset className="field rows" id={controlId(place.at)} tabIndex={-1}>
      <legend className="field-name">
        {field.label}
        <HintMark field={field} />
      </legend>
      <FieldHint field={field} />
      {rows.map((row, index) => (
        <fieldset key={index} className="row">
          <legend>{t("form.row", { number: countArgument(index + 1, locale) })}</legend>
          <div className={isNarrow ? "row-cells" : "row-lines"}>
            <RowProvider
              value={{
                place: { at: `${input.id}.${index + 1}`, words: `inputs.${input.id}.columns` },
                texts: row,
                write: (column, text) => replace((all) => all.with(index, { ...row, [column]: text })),
                fill: (column, text) =>
                  change((current) => withWrittenCell(current, input.id, index, column, text)),
              }}
            >
              {children}
            </RowProvider>
            {rows.length > input.fewest && (
              <button
                type="button"
                className="icon-button row-remove"
                aria-label={t("form.remove_row", { number: countArgument(index + 1, locale) })}
                onClick={({ currentTarget }) => {
                  // The button goes with the last row, and with the last that may go: the list keeps the focus.
                  if (index === rows.length - 1 || rows.length - 1 === input.fewest)
                    currentTarget.closest<HTMLElement>(".rows")?.focus();
                  replace((all) => all.toSpliced(index, 1));
                }}
              >
                <Icon path="M5 5l10 10M15 5L5 15" />
              </button>
            )}
          </div>
        </fieldset>
      ))}
      {rows.length < input.most && (
        <button
          type="button"
          className="quiet-button"
          onClick={() => replace((all) => [...all, emptyRow(input.columns, setting, form.today)])}
        >
          {t("form.add_row")}
        </button>
      )}
      <FieldRemarks field={field} />
    </fieldset>
  );
}

/** A new row holds its columns' example values, where they have one. */
function emptyRow(columns: readonly InputDescription[], setting: Setting, today: string): CellTexts {
  return Object.fromEntries(
    columns.map((column) => [column.id, typedCell(column, [column.default].flat()[0] ?? "", setting, today)]),
  );
}
