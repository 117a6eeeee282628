import type { Translator } from "../../generator/presentation/translator.ts";

/** Names one after the other, set apart as the language does: a, b and a、b. */
export function namesListed(names: readonly string[], t: Translator["t"]): string {
  return names.length === 0 ? "" : names.reduce((one, other) => t("terminal.names", { one, other }));
}
