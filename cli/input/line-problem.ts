import type { Translator } from "../../generator/presentation/translator.ts";
import { namesListed } from "./names-listed.ts";

/** What keeps a line from being understood: where, a stable code, and the reason in words. */
export interface LineProblem {
  readonly at: string;
  readonly code: string;
  readonly message: string;
}

/** A message, and the names that may have been meant. */
export function withNearest(message: string, names: readonly string[], t: Translator["t"]): string {
  return names.length === 0
    ? message
    : `${message} ${t("terminal.did_you_mean", { name: namesListed(names, t) })}`;
}
