import {
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { evaluateArithmetic, isTaken, localeNumerals } from "../../generator/runtime/arithmetic.ts";
import { namedLines } from "../../generator/runtime/arithmetic-names.ts";
import { isInRadians } from "../../generator/runtime/kinds/expression.ts";
import { numberMarks } from "../../generator/runtime/reading/number-marks.ts";
import { decimalTextIn } from "../../generator/runtime/number-text.ts";
import { useIsHydrated } from "../islands/hydrated.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useFetched } from "../islands/use-fetched.ts";
import type { Calculation, Tape } from "../kept/kept-tapes.ts";
import { keepsTape } from "../kept/tape-key.ts";
import { useTranslator } from "../words/translator-context.tsx";
import type { CalculationHistoryProps } from "./calculation-history.tsx";
import type { KeypadProps, MemoryKey } from "./keypad.tsx";
import { beginsAnew, press, typedBehind, withAnswer, type WritingKey } from "./keypad-keys.ts";
import { joinedNames, lineOf, withNames, withoutName } from "./named-results.ts";
import { asWritten, withLine } from "./tape.ts";
import { TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** Digits of a result that is put in as it is. */
const longestAnswer = 24;
/** A word that may be a name: = behind it gives it to what follows. */
const nameAlone = /^\s*\p{L}[\p{L}\p{M}\p{Nd}_]*\s*$/u;

async function loadHistory(): Promise<ComponentType<CalculationHistoryProps>> {
  return (await import("./calculation-history.tsx")).CalculationHistory;
}

/** An arithmetic expression, typed or tapped, with memory, names for results and a tape of what was worked out. */
export function ExpressionField({
  input,
  Keys,
}: FieldProps<"expression"> & {
  /** The keys under the line, where there are any. */
  readonly Keys?: ComponentType<KeypadProps>;
}): ReactNode {
  const { locale } = useTranslator();
  const field = useField(input);
  const { place, text: whole, write: onWhole } = field;
  const { form, evaluation, setting } = useIsland();
  const line = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const { line: text, names: namesInText } = lineOf(whole);
  const { decimal: mark } = numberMarks(locale.tag);
  // The page's example or a settled result: a digit begins anew, a sign goes on from it.
  const written = form.written[place.at];
  const finished = useRef(typeof written === "string" ? lineOf(written).line : undefined);
  // The settled result alone, behind which the caret stands: the example is edited where one clicks.
  const result = useRef<string>(undefined);
  const [isLettered, setLettered] = useState(false);
  const [memory, setMemory] = useState("0");
  const [tape, setTape] = useState<Tape>({ lines: [], names: [] });
  // Where in the tape one is with the arrow keys; the line that was left for it.
  const [recalled, setRecalled] = useState<{ readonly at: number; readonly left: string }>();
  const isHydrated = useIsHydrated();
  const [kept, setKept] = useState<boolean>();
  const isKept = kept ?? (isHydrated && keepsTape(setting.variant.route));
  const names = joinedNames(
    tape.names.map((each) => ({ ...each, expression: asWritten(each.expression, mark) })),
    namesInText,
  );
  const { Fetched: History } = useFetched(loadHistory, isKept || tape.lines.length > 0 || names.length > 0);

  // React puts the caret at the end after a controlled change; a key in the middle must leave it there.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    line.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const inRadians = isInRadians(input, evaluation.read.values);
  const worked = evaluateArithmetic(whole, {
    readNumeral: localeNumerals(locale.tag),
    isInRadians: inRadians,
  });
  /** Those named so far, the names of an address among them; with the one that the line names, which then is the last. */
  const allNames = (isFinished: boolean): Tape["names"] => {
    if (worked.kind !== "value") return tape.names;
    const { named } = namedLines(worked.expression);
    const given = namedLines(text).named.length;
    const before = joinedNames(tape.names, given === 0 ? named : named.slice(0, -given));
    return isFinished && given > 0 ? [...before, ...named.slice(-given)] : before;
  };
  const onText = (next: string): void => {
    // The names of an address stay when the line that goes by them is gone.
    if (namesInText.length > 0) setTape(({ lines }) => ({ lines, names: allNames(false) }));
    onWhole(withNames(next, names, locale.tag));
  };
  const replace = (next: string, position: number): void => {
    caret.current = position;
    onText(next);
  };
  const selection = (key: WritingKey): { readonly start: number; readonly end: number } => {
    const element = line.current;
    const isBehindResult = text === result.current && element?.selectionStart === text.length;
    if (isBehindResult || (text === finished.current && document.activeElement !== element)) {
      return { start: key.kind === "insert" && beginsAnew(key.text) ? 0 : text.length, end: text.length };
    }
    return { start: element?.selectionStart ?? text.length, end: element?.selectionEnd ?? text.length };
  };
  const inField = (decimal: string): string => decimal.replace(".", mark);
  const lineIn = ({ canonical }: Calculation): string => asWritten(lineOf(canonical).line, mark);
  // An answer that does not come out is said by what it was worked out from, so that none of it is lost; a name may mean another.
  const operandOf = (calculation: Calculation): string =>
    calculation.result.length <= longestAnswer || calculation.canonical.includes(";")
      ? inField(calculation.result)
      : `(${lineIn(calculation)})`;
  const [last] = tape.lines;
  const answer = last === undefined ? undefined : operandOf(last);
  const write = (key: WritingKey): void => {
    const typed = press(key, { text, ...selection(key) });
    replace(typed.text, typed.start);
  };
  const settle = (calculation: Calculation, next: Tape["names"]): void => {
    // A number alone has nothing to look back on.
    const isLine = calculation.canonical !== calculation.result || calculation.column !== undefined;
    setTape({ lines: isLine ? withLine(tape.lines, calculation) : tape.lines, names: next });
    setRecalled(undefined);
    const shown = inField(calculation.result);
    finished.current = shown;
    result.current = shown;
    caret.current = shown.length;
    onWhole(shown);
  };
  const deleteName = (name: string): void => {
    const left = withoutName({ line: text, names }, name, locale.tag);
    const neutral = withoutName({ line: "", names: allNames(false) }, name, "en");
    setTape(({ lines }) => ({ lines, names: neutral.names }));
    if (left.line !== text) onWhole(withNames(left.line, left.names, locale.tag));
  };
  const finish = (): void => {
    if (worked.kind === "value")
      settle({ canonical: worked.expression, result: worked.text, isInRadians: inRadians }, allNames(true));
  };
  const pressMemory = (key: MemoryKey): void => {
    if (key === "clear") setMemory("0");
    else if (key === "recall") write({ kind: "insert", text: inField(memory) });
    else if (worked.kind === "value") {
      const sum = evaluateArithmetic(`${memory}${key === "add" ? "+" : "-"}(${worked.text})`);
      if (sum.kind === "value") setMemory(sum.text);
    }
  };
  /** The line before the one in the field, or after it, as a terminal does. */
  const recall = (by: number): void => {
    const { at, left } = recalled ?? { at: -1, left: text };
    const next = Math.min(Math.max(at + by, -1), tape.lines.length - 1);
    if (next === at) return;
    const found = tape.lines[next];
    const shown = found === undefined ? left : lineIn(found);
    setRecalled(found === undefined ? undefined : { at: next, left });
    replace(shown, shown.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    // As in a spreadsheet: = before a calculation begins it.
    const isAllSelected = selectionStart === 0 && selectionEnd === value.length;
    if (event.key === "=" && isAllSelected) {
      event.preventDefault();
      replace("", 0);
    } else if (event.key === "=" && isNewName(value)) {
      // Typed as it is: it gives the name.
    } else if (event.key === "Enter" || event.key === "=") {
      event.preventDefault();
      finish();
    } else if (event.key === "Escape") replace("", 0);
    else if ((event.key === "ArrowUp" || event.key === "ArrowDown") && tape.lines.length > 0) {
      event.preventDefault();
      recall(event.key === "ArrowUp" ? 1 : -1);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData("text/plain").trim();
    if (!/[\n\r\t]/u.test(pasted)) return;
    event.preventDefault();
    void takeColumn(pasted);
  };
  const takeColumn = async (pasted: string): Promise<void> => {
    const code = await import("./pasted-column.ts").catch(() => undefined);
    const column = code?.summedColumn(pasted, locale.tag);
    if (column === undefined) write({ kind: "insert", text: pasted.replaceAll(/\s*[\n\r\t]+\s*/gu, "; ") });
    else settle({ ...column, isInRadians: inRadians }, tape.names);
  };

  const behindResult = (typed: string): string =>
    typedBehind(text === result.current ? text : undefined, typed);

  if (!field.isShown) return null;
  return (
    <>
      <TypedLine
        field={{
          ...field,
          text,
          write: (typed) => onText(withAnswer(behindResult(typed), answer)),
        }}
        width="broad"
        isWords
        control={{
          ref: line,
          className: "expression",
          dir: "ltr",
          onKeyDown,
          onPaste,
          inputMode: input.keypad && !isLettered ? "none" : "text",
        }}
      />
      {Keys !== undefined && (
        <Keys
          answer={answer}
          memory={memory === "0" ? undefined : decimalTextIn(locale.tag, memory)}
          onWrite={write}
          onMemory={pressMemory}
          onEquals={finish}
          isLettered={isLettered}
          onLetters={() => {
            flushSync(() => setLettered(!isLettered));
            // A touch screen looks at the kind of keyboard when a field gets the focus.
            line.current?.blur();
            line.current?.focus();
          }}
        />
      )}
      {History !== undefined && (
        <History
          input={input}
          field={line}
          tape={tape}
          names={names}
          isKept={isKept}
          onTape={setTape}
          onKept={setKept}
          onUse={(calculation) => write({ kind: "insert", text: operandOf(calculation) })}
          onName={(name) => write({ kind: "insert", text: name })}
          onDeleteName={deleteName}
          onEdit={(calculation) => {
            const shown = lineIn(calculation);
            line.current?.focus();
            replace(shown, shown.length);
          }}
        />
      )}
    </>
  );
}

/** Whether a line is a word that can be a name. */
function isNewName(line: string): boolean {
  return nameAlone.test(line) && !isTaken(line.trim());
}
