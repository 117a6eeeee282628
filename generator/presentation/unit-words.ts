import type { UnitNames } from "../runtime/reading/unit-index.ts";
import { unitAmount } from "../runtime/unit-amount.ts";
import type { Translator } from "./translator.ts";
import type { MessageArguments } from "./message.ts";

/** What a unit's word goes with where it stands for no number in particular, as in a list: the plural of a hundred. */
export const noNumber: MessageArguments = { count: { raw: 100, shown: "100" } };

/** What it goes with where it stands for one. */
export const forOne: MessageArguments = { count: { raw: 1, shown: "1" } };

/** Gives what people write for a unit, what the site itself writes first, and writes amounts of it. */
export function unitForms({ messageAt, t, locale }: Translator): UnitNames {
  const namesOf = (unit: string): readonly string[] => {
    const written = messageAt(`units.${unit}.written`);
    return typeof written === "string" ? written.split("|") : [];
  };
  const context = { locale: locale.tag, word: t.byId, optional: t.optional };
  return Object.assign(namesOf, {
    amount: (unit: string, count: number, shown: string) =>
      messageAt(`units.${unit}.symbol`) === undefined && messageAt(`units.${unit}.amount`) === undefined
        ? undefined
        : unitAmount(unit, count, shown, context),
  });
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
