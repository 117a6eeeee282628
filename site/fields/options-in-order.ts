import type { Translate } from "../../generator/presentation/translator.ts";
import type { ChoiceInput } from "../../generator/runtime/kinds/choice.ts";

/** The options of a choice as the reader's language lists them: by name where the author says so, else as written. */
export function optionsInOrder({ id, display }: ChoiceInput, t: Translate): readonly string[] {
  return t.optional(`orders.${id}`)?.split(" ") ?? display.options;
}
