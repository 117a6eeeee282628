import { countArgument, type Translator } from "./translator.ts";
import type { MessageArguments } from "./message.ts";

/** What a unit's word goes with where it stands for no number in particular, as in a list: the plural of a hundred. */
export const noNumber: MessageArguments = { count: { raw: 100, shown: "100" } };

/** Counts that call for every form a language has: Arabic has six. */
const everyForm = [1, 2, 3, 11, 100];

/** Gives a unit's symbol and its name in the forms people type, each worked out once. */
export function unitForms({ locale, t }: Translator): (unit: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const formsOf = (unit: string): readonly string[] => {
    const words = everyForm.flatMap((count) =>
      ["symbol", "name"].flatMap(
        (kind) => t.optional(`units.${unit}.${kind}`, { count: countArgument(count, locale) }) ?? [],
      ),
    );
    return [...new Set(words)];
  };
  return (unit) => {
    const forms = known.get(unit) ?? formsOf(unit);
    known.set(unit, forms);
    return forms;
  };
}

/** A unit's symbol or name where it stands for no number in particular. */
export function unitWord({ t }: Translator, unit: string, kind: "symbol" | "name"): string | undefined {
  return t.optional(`units.${unit}.${kind}`, noNumber);
}
