import { assert } from "./assert.ts";
import { optionsIn } from "./chosen.ts";
import { andList, listed } from "./intl-cache.ts";
import type { Write } from "./own-display.ts";

/** Several choices by their names: a, b and c. */
export const writeChosen: Write = (value, { locale, word }, display) => {
  assert(display.kind === "choices", "several choices are shown as such");
  const names = optionsIn(String(value)).map((option) => word(`choices.${display.set}.${option}`));
  return names.length === 0 ? word("form.none_chosen") : listed(names, andList(locale));
};
