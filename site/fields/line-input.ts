import { useLayoutEffect, useRef, type ChangeEvent, type CompositionEvent } from "react";
import {
  differenceOf,
  isGrouped,
  isHalfGrouped,
  regrouped,
  type CaretText,
} from "../../generator/runtime/reading/regrouped.ts";
import { useTranslator } from "../words/translator-context.tsx";

/** What ties a line to its text. */
export interface LineInput {
  readonly value: string;
  /** Numbers run to the right in every language, their signs before them. */
  readonly dir: "ltr" | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/**
 * What a line is typed with. Digits that the field groups stay grouped with every key, and the caret stays where it was: `fill`
 * takes a text whose groups are the field's own and so mean one thing, `write` any other. Without it, nothing is grouped.
 */
export function useLineInput(
  text: string,
  write: (text: string) => void,
  fill: ((text: string) => void) | undefined,
): LineInput {
  const { tag, dir } = useTranslator().locale;
  const before = useRef(text);
  const busy = useRef<"composing" | "rewriting">(undefined);
  useLayoutEffect(() => {
    if (busy.current !== "composing") before.current = text;
  }, [text]);
  const take = (element: HTMLInputElement, key: string): void => {
    const { value } = element;
    // What the browser undoes or does again may be half of a change: the other half goes with it.
    const step = key === "historyUndo" ? "undo" : key === "historyRedo" ? "redo" : undefined;
    if (step !== undefined) {
      const isHalf = isGrouped(before.current, tag) && isHalfGrouped(value, tag);
      if (!isHalf || !document.execCommand(step)) write(value);
      return;
    }
    const caret = element.selectionStart ?? value.length;
    const next = fill && regrouped(before.current, { text: value, caret }, tag, key.endsWith("Forward"));
    const tell = next !== undefined && isGrouped(next.text, tag) ? (fill ?? write) : write;
    if (next === undefined || next.text === value) tell(value);
    else {
      busy.current = "rewriting";
      rewrite(element, next);
      busy.current = undefined;
      tell(next.text);
    }
  };
  return {
    value: text,
    dir: dir === "rtl" && /^[^\p{L}]+$/u.test(text) ? "ltr" : undefined,
    onChange: ({ currentTarget, nativeEvent }) => {
      if (busy.current === "rewriting") return;
      const { inputType = "", isComposing = false } = nativeEvent instanceof InputEvent ? nativeEvent : {};
      if (isComposing) {
        // Who composes a word is not done with it.
        busy.current = "composing";
        write(currentTarget.value);
      } else take(currentTarget, inputType);
    },
    onCompositionEnd: ({ currentTarget }) => {
      busy.current = undefined;
      take(currentTarget, "");
    },
  };
}

/**
 * Writes a text as its visitor would, so that the browser can undo it. Only this command does that: a value that is set
 * takes with it what could be undone.
 */
function rewrite(element: HTMLInputElement, { text, caret }: CaretText): void {
  const { value } = element;
  const { start, written, end } = differenceOf(value, text);
  element.setSelectionRange(start, end);
  const isDone = document.execCommand(written === "" ? "delete" : "insertText", false, written);
  if (!isDone) element.value = text;
  element.setSelectionRange(caret, caret);
}
