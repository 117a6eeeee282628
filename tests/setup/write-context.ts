import { createTranslator } from "../../generator/presentation/translator.ts";
import type { WriteContext } from "../../generator/runtime/own-display.ts";
import { localeTags, sharedIn } from "./tested-calculator.ts";

/** What values are written with in a language: its own shared words. */
export function writeContextIn(id: string): WriteContext {
  const tag = localeTags[id] ?? id;
  const { t } = createTranslator({ id, name: id, tag, dir: "ltr" }, sharedIn(id));
  return { locale: tag, word: t.byId, optional: t.optional };
}
