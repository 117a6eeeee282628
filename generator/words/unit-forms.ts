import { renderMessage } from "../presentation/message.ts";
import { numberFormat } from "../runtime/intl-cache.ts";
import type { Words } from "../runtime/words.ts";

/** Counts that call for every form a language has: Arabic has six. */
const everyForm = [1, 2, 3, 11, 100];
/** Between two ways to write a unit; no unit has it in its name. */
export const betweenForms = "|";

/**
 * Every way people write each unit in one language, as `units.<id>.written`: its symbol first, then its name in all its
 * forms, what else its file lists (`also`), and its symbol in the first language, which is at home everywhere.
 */
export function writtenUnits(
  words: Words,
  base: Words,
  also: Readonly<Record<string, readonly string[]>>,
  tag: string,
): Words {
  const forms = (all: Words, key: string): readonly string[] => {
    const message = all[key];
    if (message === undefined) return [];
    return everyForm.map((count) =>
      renderMessage(message, { count: { raw: count, shown: numberFormat(tag, {}).format(count) } }, tag),
    );
  };
  const ids = Object.keys(words).flatMap((key) => /^units\.([^.]+)\.symbol$/.exec(key)?.[1] ?? []);
  return Object.fromEntries(
    ids.map((id) => {
      const symbol = `units.${id}.symbol`;
      const all = [
        ...forms(words, symbol),
        ...forms(words, `units.${id}.name`),
        ...(also[id] ?? []),
        ...forms(base, symbol),
      ];
      return [`units.${id}.written`, [...new Set(all)].join(betweenForms)];
    }),
  );
}

/** What a file of unit words lists besides names and symbols, by unit. */
export function alsoWritten(value: unknown): Readonly<Record<string, readonly string[]>> {
  const units = recordOf(recordOf(value)["units"]);
  return Object.fromEntries(
    Object.entries(units).map(([id, unit]) => {
      const listed = recordOf(unit)["also"];
      return [id, Array.isArray(listed) ? listed.map(String) : []];
    }),
  );
}

/** Words without those that only the check of texts reads. */
export function withoutSpelled(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([key]) => !key.startsWith("units.spelled.")));
}

/** How a language spells numbers, and what it calls money of any country: `2 two|3 three` and `元|块`. */
export function spelledWords(value: unknown): Words {
  const spelled = recordOf(recordOf(value)["spelled"]);
  const numbers = Object.entries(recordOf(spelled["numbers"])).flatMap(([number, words]) =>
    Array.isArray(words) ? words.map((word) => `${number} ${String(word)}`) : [],
  );
  const money = Array.isArray(spelled["money"]) ? spelled["money"].map(String) : [];
  return {
    "units.spelled.numbers": numbers.join(betweenForms),
    "units.spelled.money": money.join(betweenForms),
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
