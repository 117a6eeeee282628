import type { InputDescription, VariantDescription } from "../runtime/description.ts";
import { argumentNames, type MessageArgument } from "./message.ts";
import type { Translator } from "./translator.ts";

/**
 * The name of a field before anything is entered: a label that follows a choice is said for the option its page fixes or
 * starts with. Undefined where there is no such text.
 */
export function labelAtStart(
  key: string,
  inputs: readonly InputDescription[],
  { fixed, defaults }: Pick<VariantDescription, "fixed" | "defaults">,
  { t, messageAt }: Translator,
): string | undefined {
  const message = messageAt(key);
  if (message === undefined) return undefined;
  const argument = (name: string): MessageArgument => {
    const input = inputs.find(({ id }) => id === name);
    const text = String(fixed[name] ?? defaults[name] ?? input?.default ?? "");
    if (input?.type === "boolean") return { raw: text === "yes", shown: text };
    const set = input?.type === "choice" ? input.display.set : undefined;
    const shown = set === undefined ? undefined : t.optional(`choices.${set}.${text}`);
    return { raw: text, shown: shown ?? text };
  };
  return t.byId(key, Object.fromEntries(argumentNames(message).map((name) => [name, argument(name)])));
}
