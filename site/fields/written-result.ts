import { useRef, useState } from "react";
import type { ValueOutput } from "../../generator/presentation/output-selection.ts";
import { typedUnit } from "../../generator/presentation/typed-unit.ts";
import type { SolvableInput } from "../../generator/presentation/find-from-result.ts";
import { typedCell, withWritten, withUnit } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";

/** A result that is being written, and what its input must be then. */
export interface WrittenResult {
  /** What was written; undefined once the visitor has left it. */
  readonly typed: string | undefined;
  readonly isUnreadable: boolean;
  /** Whether the code that finds the input could not be had: the other side is not what gives this result. */
  readonly isMissing: boolean;
  readonly write: (text: string) => void;
  readonly leave: () => void;
}

/** Writes into an input whatever gives the result that is typed; the code that finds it is fetched with the first key. */
export function useWrittenResult(input: SolvableInput, result: ValueOutput): WrittenResult {
  const island = useIsland();
  const [typed, setTyped] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const turn = useRef(0);
  const find = async (text: string): Promise<void> => {
    turn.current += 1;
    const own = turn.current;
    const code = await import("./found-text.ts").catch(() => undefined);
    if (own !== turn.current) return;
    setMissing(code === undefined);
    if (code === undefined) return;
    const { foundText } = code;
    const found = foundText(island, input, result, text);
    setUnreadable(found === undefined && text.trim() !== "");
    if (found === undefined) return;
    const { setting, change } = island;
    const unit = typedUnit(input, found);
    change((form) => {
      const next = withWritten(form, input.id, typedCell(input, found, setting, form.today));
      return unit === undefined ? next : withUnit(next, input.id, unit);
    });
  };
  return {
    typed,
    isUnreadable,
    isMissing,
    write: (text) => {
      setTyped(text);
      void find(text);
    },
    leave: () => {
      setTyped(undefined);
      setUnreadable(false);
      setMissing(false);
    },
  };
}
