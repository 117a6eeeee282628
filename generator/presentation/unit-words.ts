import type { Translator } from "./translator.ts";
import type { MessageArguments } from "./message.ts";

/** What a unit's word goes with where it stands for no number in particular, as in a list: the plural of a hundred. */
export const noNumber: MessageArguments = { count: { raw: 100, shown: "100" } };

/** What it goes with where it stands for one. */
export const forOne: MessageArguments = { count: { raw: 1, shown: "1" } };

/** Gives what people write for a unit or a word of a term, what the site itself writes first. */
export function unitForms({ messageAt }: Translator): (unit: string) => readonly string[] {
  return (unit) => {
    const written = messageAt(`units.${unit}.written`) ?? messageAt(`term.written.${unit}`);
    return typeof written === "string" ? written.split("|") : [];
  };
}

/** What stands between a number and a unit's symbol: only the signs of angles stand against it (SI brochure, 5.4.3). */
export function unitSpace(symbol: string): "" | "\u00a0" {
  return /^[°′″]/.test(symbol) ? "" : "\u00a0";
}

/** A unit's symbol or name: where it stands for no number in particular, else with its `count`. */
export function unitWord(
  { t }: Translator,
  unit: string,
  kind: "symbol" | "name",
  counted = noNumber,
): string | undefined {
  return t.optional(`units.${unit}.${kind}`, counted);
}
