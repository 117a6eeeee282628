import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { acceptedYaml, acceptTranslation } from "../author/accepted-texts.ts";
import { areReadable, wordsFiles } from "../author/readable.ts";
import { noProjectText, projectRoot } from "../author/project-root.ts";
import {
  acceptedIn,
  findWordsFolders,
  offeredLocales,
  textsIn,
  unknownLocale,
  type WordsFolder,
} from "../author/words-folders.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";
import type { ExitCode, Terminal } from "../terminal.ts";
import { rejected } from "./misunderstood.ts";

/**
 * `plainsum accept <calculator> <language> [key…]`: records that a translation, or the texts named, was read against the
 * English as it is now. The calculator is a folder below specs/, or a folder of several; `words` and `units/words` are
 * what all share. A key names every text below it.
 */
export function accept(args: readonly string[], terminal: Terminal): ExitCode {
  const [name, locale, ...keys] = args;
  const root = projectRoot(process.cwd());
  if (root === undefined) return rejected(noProjectText, terminal);
  if (name === undefined || locale === undefined)
    return rejected("Say which calculator and language: plainsum accept finance/mortgage es", terminal);
  if (!areReadable(root, ["specs/locales.yaml"], terminal)) return 4;
  const locales = offeredLocales(root);
  if (!locales.includes(locale)) return rejected(unknownLocale(locale, locales), terminal);
  if (locale === "en")
    return rejected("English is what translations are made from: there is nothing to accept.", terminal);
  const folders = findWordsFolders(root, name);
  if (typeof folders === "string") return rejected(folders, terminal);
  if (!areReadable(root, wordsFiles(folders, ["en", locale]), terminal)) return 4;
  const unknown = unknownKey(folders, keys);
  if (unknown !== undefined) return rejected(unknown, terminal);
  for (const folder of folders) acceptFolder(folder, locale, keys, terminal);
  return 0;
}

function acceptFolder(
  folder: WordsFolder,
  locale: string,
  keys: readonly string[],
  terminal: Terminal,
): void {
  const file = `specs/${folder.id}/translated.yaml`;
  const english = textsIn(folder, "en");
  const translation = textsIn(folder, locale);
  if (english === undefined || translation === undefined) {
    terminal.note(`specs/${folder.id} has no ${english === undefined ? "en" : locale}.yaml\n`);
    return;
  }
  const before = acceptedIn(folder);
  const isWanted = (key: string): boolean => keys.length === 0 || keys.some((each) => isAtOrBelow(key, each));
  const after = acceptTranslation(english, translation, locale, before, isWanted);
  const count = [...after].filter(([key, made]) => {
    const now = made.get(locale);
    return now !== undefined && now !== before.get(key)?.get(locale);
  }).length;
  if (after.size > 0) writeFileSync(join(folder.path, "translated.yaml"), acceptedYaml(after));
  terminal.out(
    `${file}: ${count === 0 ? "nothing new" : `${count} ${count === 1 ? "text" : "texts"} accepted`}\n`,
  );
  const missing = [...english.keys()].filter((key) => (translation.get(key) ?? "").trim() === "").length;
  if (missing > 0)
    terminal.note(
      `specs/${folder.id}/${locale}.yaml lacks ${missing} ${missing === 1 ? "text" : "texts"}: plainsum translate diff ${folder.id} ${locale}\n`,
    );
}

function isAtOrBelow(key: string, wanted: string): boolean {
  return key === wanted || key.startsWith(`${wanted}.`);
}

function unknownKey(folders: readonly WordsFolder[], keys: readonly string[]): string | undefined {
  const all = folders.flatMap((folder) => [...(textsIn(folder, "en") ?? new Map<string, string>()).keys()]);
  const unknown = keys.find((wanted) => !all.some((key) => isAtOrBelow(key, wanted)));
  if (unknown === undefined) return undefined;
  const parts = all.flatMap((key) =>
    key.split(".").map((_, index, names) => names.slice(0, index + 1).join(".")),
  );
  const near = nearestNames(unknown, [...new Set(parts)]);
  return `The English words have no text "${unknown}".${near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`}`;
}
