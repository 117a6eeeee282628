import { locales } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { createTranslator, type Translator } from "../../generator/presentation/translator.ts";
import type { LineProblem } from "../input/line-problem.ts";
import { loadSharedWords } from "./generated-module.ts";
import { namesListed } from "../input/names-listed.ts";

export type Locale = (typeof locales)[number];

/** The language of an answer nobody asked for in another. */
export function defaultLocale(): Locale {
  const [first] = locales;
  assert(first !== undefined, "Plainsum speaks at least one language");
  return first;
}

/** The language of a name as systems write it: `es`, `EN`, `es-MX`, `es_ES.UTF-8`; undefined when Plainsum is not in it. */
export function findLocale(name: string): Locale | undefined {
  const [tag = ""] = name.toLowerCase().replaceAll("_", "-").split(/[.@]/u);
  const [language] = tag.split("-");
  return (
    locales.find(({ id, tag: own }) => id.toLowerCase() === tag || own.toLowerCase() === tag) ??
    locales.find(({ id }) => id.toLowerCase() === language)
  );
}

/** The language a line asks for, before the rest of it is read; `undefined` names none, or none there is. */
export function requestedLocale(args: readonly string[]): string | undefined {
  const index = args.findLastIndex((word) => word === "--locale" || word.startsWith("--locale="));
  const word = args[index];
  return word === "--locale" ? args[index + 1] : word?.slice("--locale=".length);
}

/** The shared words in the language a line asks for, else in the first one. */
export async function sharedTranslator(args: readonly string[]): Promise<Translator> {
  const locale = findLocale(requestedLocale(args) ?? "") ?? defaultLocale();
  return createTranslator(locale, await loadSharedWords(locale.id));
}

/** What is wrong with the language a line asks for; undefined where nothing is. */
export function localeProblem(args: readonly string[], { t }: Translator): LineProblem | undefined {
  const name = requestedLocale(args);
  if (name === undefined || name.startsWith("-") || findLocale(name) !== undefined) return undefined;
  const names = namesListed(
    locales.map(({ id }) => id),
    t,
  );
  return {
    at: "--locale",
    code: "unknown_locale",
    message: t("terminal.unknown_language", { name, names }),
  };
}
