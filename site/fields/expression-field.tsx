import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { evaluateArithmetic, localeNumerals } from "../../generator/runtime/arithmetic.ts";
import { isInRadians } from "../../generator/runtime/kinds/expression.ts";
import { numberMarks } from "../../generator/runtime/reading/number-marks.ts";
import { decimalTextIn } from "../../generator/runtime/number-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { CalculationHistory, type Calculation } from "./calculation-history.tsx";
import type { KeypadProps, MemoryKey } from "./keypad.tsx";
import { beginsAnew, press, typedBehind, withAnswer, type WritingKey } from "./keypad-keys.ts";
import { TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** Digits of a result that is put in as it is. */
const longestAnswer = 24;
/** Calculations kept on the tape. */
const longestTape = 20;

/** An arithmetic expression, typed or tapped, with memory and a tape of what was worked out. */
export function ExpressionField({
  input,
  Keys,
}: FieldProps<"expression"> & {
  /** The keys under the line, where there are any. */
  readonly Keys?: ComponentType<KeypadProps>;
}): ReactNode {
  const { locale } = useTranslator();
  const field = useField(input);
  const { place, text, write: onText } = field;
  const { form, evaluation } = useIsland();
  const line = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  // The page's example or a settled result: a digit begins anew, a sign goes on from it.
  const finished = useRef(form.written[place.at]);
  // The settled result alone, behind which the caret stands: the example is edited where one clicks.
  const result = useRef<string>(undefined);
  const [memory, setMemory] = useState("0");
  const [tape, setTape] = useState<readonly Calculation[]>([]);

  // React puts the caret at the end after a controlled change; a key in the middle must leave it there.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    line.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

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
  const inField = (decimal: string): string => decimal.replace(".", numberMarks(locale.tag).decimal);
  // An answer that does not come out is said by what it was worked out from, so that none of it is lost.
  const [last] = tape;
  const answer =
    last === undefined
      ? undefined
      : last.result.length <= longestAnswer
        ? inField(last.result)
        : `(${last.expression})`;
  const write = (key: WritingKey): void => {
    const typed = press(key, { text, ...selection(key) });
    replace(typed.text, typed.start);
  };
  const worked = evaluateArithmetic(text, {
    readNumeral: localeNumerals(locale.tag),
    isInRadians: isInRadians(input, evaluation.read.values),
  });
  const finish = (): void => {
    if (worked.kind !== "value") return;
    const kept: Calculation = { expression: text, result: worked.text };
    setTape((past) => [kept, ...past.filter((one) => one.expression !== text)].slice(0, longestTape));
    const shown = inField(worked.text);
    finished.current = shown;
    result.current = shown;
    replace(shown, shown.length);
  };
  const pressMemory = (key: MemoryKey): void => {
    if (key === "clear") setMemory("0");
    else if (key === "recall") write({ kind: "insert", text: inField(memory) });
    else if (worked.kind === "value") {
      const sum = evaluateArithmetic(`${memory}${key === "add" ? "+" : "-"}(${worked.text})`);
      if (sum.kind === "value") setMemory(sum.text);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    // As in a spreadsheet: = before a calculation begins it.
    const isAllSelected = selectionStart === 0 && selectionEnd === value.length;
    if (event.key === "=" && isAllSelected) {
      event.preventDefault();
      replace("", 0);
    } else if (event.key === "Enter" || event.key === "=") {
      event.preventDefault();
      finish();
    } else if (event.key === "Escape") replace("", 0);
  };

  const behindResult = (typed: string): string =>
    typedBehind(text === result.current ? text : undefined, typed);

  if (!field.isShown) return null;
  return (
    <>
      <TypedLine
        field={{ ...field, write: (typed) => onText(withAnswer(behindResult(typed), answer)) }}
        width="broad"
        isWords
        control={{
          ref: line,
          className: "expression",
          dir: "ltr",
          onKeyDown,
          inputMode: input.keypad ? "none" : "text",
        }}
      />
      {Keys !== undefined && (
        <Keys
          answer={answer}
          memory={memory === "0" ? undefined : decimalTextIn(locale.tag, memory)}
          onWrite={write}
          onMemory={pressMemory}
          onEquals={finish}
        />
      )}
      {tape.length > 0 && (
        <CalculationHistory
          tape={tape}
          onUse={(decimal) => write({ kind: "insert", text: inField(decimal) })}
          onClear={() => setTape([])}
        />
      )}
    </>
  );
}
