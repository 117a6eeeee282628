import type { InputDescription } from "../../generator/runtime/description.ts";
import type { InputRuntime } from "../../generator/runtime/kinds/input-runtime.ts";

/** Flags every calculator has. No input may be called like one of them. */
export const commonFlags = ["json", "steps", "all", "locale", "as_of", "in", "solve", "help"] as const;

/** What stands after a flag, as help shows it: `<money>`, `<YYYY-MM-DD>`, `<name,score,weight>`. */
export function flagArgument(input: InputDescription): string {
  const kind: Pick<InputRuntime<InputDescription>, "flagArgument"> = input.kind;
  return kind.flagArgument(input);
}
