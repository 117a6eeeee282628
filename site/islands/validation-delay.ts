import { useCallback, useEffect, useState } from "react";

/** How long a half-typed text is left alone, in milliseconds. */
const patience = 1000;

/** Stands for what was typed when the visitor says that it is all. */
const allTyped = {};

/**
 * Whether it is time to say what is wrong: a second after the last change to `typed`, or once the visitor leaves the
 * field (`settle`), and then until all is right again. A text is seldom right while it is being typed.
 */
export function useValidationDelay(
  typed: object,
  isWrong: boolean,
): { readonly isDelayOver: boolean; readonly validateNow: () => void } {
  const [endedAt, setEndedAt] = useState<object>();
  const isDelayOver = isWrong && endedAt !== undefined;
  if (!isWrong && endedAt !== undefined) setEndedAt(undefined);
  useEffect(() => {
    if (!isWrong || isDelayOver) return undefined;
    const timer = setTimeout(() => setEndedAt(typed), patience);
    return () => clearTimeout(timer);
  }, [typed, isWrong, isDelayOver]);
  // The same for good: fields that hold it need not be drawn again.
  const validateNow = useCallback(() => setEndedAt(allTyped), []);
  return { isDelayOver, validateNow };
}
