import { useEffect, useState, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import { arithmeticText } from "../../generator/presentation/arithmetic-line.ts";
import { arithmeticResult, linesOfArithmetic } from "../../generator/presentation/arithmetic-lines.ts";
import { countArgument } from "../../generator/presentation/translator.ts";
import { evaluateArithmetic, localeNumerals } from "../../generator/runtime/arithmetic.ts";
import type { ExpressionInput } from "../../generator/runtime/kinds/expression.ts";
import { numberMarks } from "../../generator/runtime/reading/number-marks.ts";
import { Icon } from "../islands/icon.tsx";
import { useIsland } from "../islands/island-context.tsx";
import {
  forgetTape,
  keepTape,
  keptTape,
  type Calculation,
  type NamedResult,
  type PastedColumn,
  type Tape,
} from "../kept/kept-tapes.ts";
import { tapePrefix } from "../kept/tape-key.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { lineOf, withNames } from "./named-results.ts";
import { asWritten } from "./tape.ts";

export interface CalculationHistoryProps {
  readonly input: ExpressionInput;
  /** The line it belongs to. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly tape: Tape;
  /** What can be used in the line, those of an address among them, as people write it. */
  readonly names: readonly NamedResult[];
  readonly isKept: boolean;
  readonly onTape: (change: (tape: Tape) => Tape) => void;
  readonly onKept: (isKept: boolean) => void;
  /** Puts the result into the line. */
  readonly onUse: (calculation: Calculation) => void;
  readonly onName: (name: string) => void;
  readonly onDeleteName: (name: string) => void;
  /** Puts the calculation in place of the line. */
  readonly onEdit: (calculation: Calculation) => void;
}

/**
 * What was worked out before, the latest first, and what was named: below the answer, where there is room for it. Each can
 * be put into the field again.
 */
export function CalculationHistory(props: CalculationHistoryProps): ReactNode {
  const { field, tape, names, isKept, onTape, onKept } = props;
  const { setting } = useIsland();
  const { route } = setting.variant;
  const [first] = useState(tape);
  const [place] = useState(() =>
    field.current?.closest(".calculator-layout")?.querySelector(".answer-figures"),
  );

  useEffect(() => {
    const kept = keptTape(route);
    if (kept !== undefined)
      onTape(({ lines, names: named }) => ({
        lines: [...lines, ...kept.lines],
        names: [...kept.names, ...named],
      }));
  }, [route, onTape]);
  useEffect(() => {
    // Another tab worked something out, or keeps no more: this one goes on from there, and overwrites none of it.
    const onStorage = ({ key }: StorageEvent): void => {
      if (!isKept || (key !== null && key !== tapePrefix + route)) return;
      const now = keptTape(route);
      if (now === undefined) onKept(false);
      else onTape(() => now);
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [isKept, route, onTape, onKept]);
  useEffect(() => {
    // What it begins with is not all of it: what was kept is on its way.
    if (isKept && tape !== first) keepTape({ ...tape, route, title: pageTitle() });
  }, [isKept, tape, first, route]);

  if (tape.lines.length === 0 && names.length === 0) return null;
  const panel = <HistoryPanel {...props} />;
  return place === undefined || place === null ? panel : createPortal(panel, place);
}

function HistoryPanel({
  input,
  tape: { lines, names: own },
  names,
  isKept,
  onTape,
  onKept,
  onUse,
  onName,
  onDeleteName,
  onEdit,
}: CalculationHistoryProps): ReactNode {
  const { locale, t } = useTranslator();
  const { setting, presenter } = useIsland();
  const { route } = setting.variant;
  const [isRefused, setRefused] = useState(false);
  const keep = (isWanted: boolean): void => {
    if (!isWanted) forgetTape(route);
    const isDone = !isWanted || keepTape({ lines, names: own, route, title: pageTitle() });
    setRefused(!isDone);
    if (isDone) onKept(isWanted);
  };
  const named = [...new Map(names.map(({ name }) => [name, name])).values()];
  return (
    <section className="calculation-history">
      {named.length > 0 && (
        <>
          <h3>{t("keypad.names")}</h3>
          <ul>
            {named.map((name) => {
              const value = evaluateArithmetic(withNames(name, names, locale.tag), {
                readNumeral: localeNumerals(locale.tag),
              });
              return (
                <li key={name}>
                  <button type="button" className="text-button tape-expression" onClick={() => onName(name)}>
                    {name}
                  </button>
                  <bdi className="tape-result">
                    {value.kind === "value" ? arithmeticResult(input, value.text, presenter) : "–"}
                  </bdi>
                  <DeleteButton name={name} onDelete={() => onDeleteName(name)} />
                </li>
              );
            })}
          </ul>
        </>
      )}
      {lines.length > 0 && (
        <>
          <h3>{t("keypad.history")}</h3>
          <ol>
            {lines.map((line) => (
              <li key={`${line.canonical} ${line.result}`}>
                <TapeLine input={input} line={line} onUse={onUse} onEdit={onEdit} />
                <DeleteButton
                  name={asWritten(lineOf(line.canonical).line, numberMarks(locale.tag).decimal)}
                  onDelete={() =>
                    onTape((tape) => ({ ...tape, lines: tape.lines.filter((each) => each !== line) }))
                  }
                />
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="tape-foot">
        <label>
          <input type="checkbox" checked={isKept} onChange={({ target }) => keep(target.checked)} />
          {t("keypad.history_keep")}
        </label>
        {lines.length > 0 && (
          <button
            type="button"
            className="quiet-button"
            onClick={() => onTape((tape) => ({ ...tape, lines: [] }))}
          >
            {t("keypad.history_clear")}
          </button>
        )}
      </p>
      <output className="quiet">{isRefused && t("keep.not_saved")}</output>
    </section>
  );
}

/** A calculation with its result, and how it was worked out where that takes several steps. */
function TapeLine({
  input,
  line,
  onUse,
  onEdit,
}: { readonly line: Calculation } & Pick<CalculationHistoryProps, "input" | "onUse" | "onEdit">): ReactNode {
  const { locale, t } = useTranslator();
  const { presenter } = useIsland();
  const { canonical, result, column } = line;
  const expression = asWritten(lineOf(canonical).line, numberMarks(locale.tag).decimal);
  const shown = arithmeticResult(input, result, presenter);
  const working = column === undefined ? linesOfArithmetic(input, line, presenter, true) : [];
  const isAbout = working.at(-1)?.sign === "≈";
  return (
    <>
      <button
        type="button"
        className="text-button tape-expression"
        dir={column === undefined ? "ltr" : undefined}
        aria-label={t("keypad.history_use", { value: expression })}
        onClick={() => onEdit(line)}
      >
        {column === undefined
          ? expression
          : t("keypad.column", { count: countArgument(column.count, locale) })}
      </button>
      <span className="tape-result" dir="ltr">
        {isAbout ? "≈" : "="}{" "}
        <button
          type="button"
          className="text-button"
          aria-label={t("keypad.history_use", { value: shown })}
          onClick={() => onUse(line)}
        >
          {shown}
        </button>
      </span>
      {working.length > 1 && (
        <p className="tape-working">
          {working.map((each) => (
            <span key={arithmeticText(each)}>
              <bdi dir="ltr">{arithmeticText(each)}</bdi>
            </span>
          ))}
        </p>
      )}
      {column !== undefined && <ColumnNote input={input} column={column} />}
    </>
  );
}

/** The average of a pasted column, and what in it is no number. */
function ColumnNote({
  input,
  column: { average, unread },
}: {
  readonly input: ExpressionInput;
  readonly column: PastedColumn;
}): ReactNode {
  const { locale, t } = useTranslator();
  const { presenter } = useIsland();
  const lines = unread.map(({ line, text }) =>
    t("keypad.column_line", { line: countArgument(line, locale), text }),
  );
  return (
    <>
      <p className="tape-working">
        {t("keypad.column_average", { average: arithmeticResult(input, average, presenter) })}
      </p>
      {lines.length > 0 && (
        <p className="tape-working tape-unread" role="status">
          {t("keypad.column_unread", { lines: lines.join(" · ") })}
        </p>
      )}
    </>
  );
}

const cross = "M5 5l10 10M15 5L5 15";

function DeleteButton({
  name,
  onDelete,
}: {
  readonly name: string;
  readonly onDelete: () => void;
}): ReactNode {
  const { t } = useTranslator();
  return (
    <button
      type="button"
      className="tape-delete"
      aria-label={t("keep.delete_named", { name })}
      onClick={onDelete}
    >
      <Icon path={cross} />
    </button>
  );
}

/** The page's title without the site's name. */
function pageTitle(): string {
  const [title = ""] = document.title.split(" · ");
  return title;
}
