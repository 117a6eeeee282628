import { useCallback, useEffect, useState } from "react";

/** How long a half-typed text is left alone, in milliseconds. */
const patience = 1000;

/** Stands for what was typed when the visitor says that it is all. */
const allTyped = {};

/**
 * Whether it is time to say what is wrong: a second after the last change to `typed`, or once the visitor leaves the
 * field (`settle`), and then until all is right again. A text is seldom right while it is being typed.
 */
export function useSettled(
  typed: object,
  isWrong: boolean,
): { readonly isSettled: boolean; readonly settle: () => void } {
  const [settledAt, setSettledAt] = useState<object>();
  const isSettled = isWrong && settledAt !== undefined;
  if (!isWrong && settledAt !== undefined) setSettledAt(undefined);
  useEffect(() => {
    if (!isWrong || isSettled) return undefined;
    const timer = setTimeout(() => setSettledAt(typed), patience);
    return () => clearTimeout(timer);
  }, [typed, isWrong, isSettled]);
  // The same for good: fields that hold it need not be drawn again.
  const settle = useCallback(() => setSettledAt(allTyped), []);
  return { isSettled, settle };
}
