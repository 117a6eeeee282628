import type { ChoicesInput } from "../runtime/kinds/choices.ts";

/** Values of several choices: none where that may be, each option alone, and all of them. */
export function chosenSets({ options, optional }: ChoicesInput): readonly string[] {
  return [...new Set([...(optional ? [""] : []), ...options, options.join()])];
}
